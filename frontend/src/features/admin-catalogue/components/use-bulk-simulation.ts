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

/** The dry run of a change, and whether costs or prices have changed since it was read. */
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
    /** The ids of the listed products that have changed since then. */
    changedIds: new Set(now?.items.filter((item) => item.has_changed).map(({ id }) => id)),
    recalculate: () => void simulation.refetch(),
    /** Shows the current state that a refusal brings. */
    heed(error: Error) {
      if (hasCode(error, 'CHANGED_MEANWHILE')) queryClient.setQueryData(checkKey, error.details.current);
    },
  };
}
