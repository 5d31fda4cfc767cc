import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { bodyOf, hasCode, type Schemas } from '@torpedo/api-client';
import { staffApi } from '../../../shared/back-office/staff-api';
import { keyIn, staffKeys } from '../../../shared/back-office/staff-keys';
import { usePaused } from '../../../shared/use-paused';

export type BulkRequest = Schemas['BulkProductsRequestDto'];
export type BulkOutcome = Schemas['BulkProductsDto'];

export const changeProducts = (body: BulkRequest) =>
  bodyOf(staffApi.POST('/api/v1/admin/products/bulk', { body }));

const TYPING_MS = 150;
const CHECK_MS = 20_000;

/** What a change would do as it was read, and whether something else would be read by now. */
export function useBulkSimulation(wanted: BulkRequest) {
  const queryClient = useQueryClient();
  const written = JSON.stringify({ ...wanted, dry_run: true });
  const asked = usePaused(written, TYPING_MS);
  const body = JSON.parse(asked) as BulkRequest;
  const simulation = useQuery({
    queryKey: keyIn(staffKeys.dryRun, asked),
    queryFn: () => changeProducts(body),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
    gcTime: 0,
  });
  const { data: outcome } = simulation;
  const isSettled = outcome !== undefined && !simulation.isPlaceholderData && asked === written;
  const checkKey = keyIn(staffKeys.dryRun, asked, outcome?.seen);
  const check = useQuery({
    queryKey: checkKey,
    queryFn: () => changeProducts({ ...body, seen: outcome!.seen }),
    enabled: isSettled,
    initialData: outcome,
    staleTime: CHECK_MS,
    refetchInterval: CHECK_MS,
    retry: false,
    gcTime: 0,
  });
  const now = isSettled ? check.data : undefined;
  return {
    outcome,
    error: simulation.error,
    isSettled,
    changedSince: now?.changed_since ?? 0,
    /** Those that are listed of what has changed. */
    changedIds: new Set(now?.items.filter((item) => item.has_changed).map(({ id }) => id)),
    recalculate: () => void simulation.refetch(),
    /** A refusal that says what is there by now. */
    heed(error: Error) {
      if (hasCode(error, 'CHANGED_MEANWHILE')) queryClient.setQueryData(checkKey, error.details.current);
    },
  };
}
