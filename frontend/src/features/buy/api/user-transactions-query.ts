import { queryOptions } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { pollingInterval } from '../rules/polling-cadence';
import { queryKeys } from '../../../shared/query-keys';

export type Activation = Schemas['ActivationDto'];
type UserTransactions = Schemas['UserTransactionsDto'];

/** Fresh for two seconds: this is what people stare at. */
const STALE_MS = 2_000;

function newestWait({ active_transactions }: UserTransactions): number | null {
  const waiting = active_transactions.filter(({ status }) => status === 'WAITING_SMS' || status === 'ACTIVE');
  const starts = waiting.map(({ updated_at }) => Date.parse(updated_at));
  return starts.length > 0 ? Math.max(...starts) : null;
}

/** The customer's open activations and today's messages; polled while something waits. */
export const userTransactionsQuery = (userId: string, live: boolean) =>
  queryOptions({
    queryKey: queryKeys.userTransactions.of(userId),
    meta: { keptOffline: true, showsAge: true },
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/batch/user-transactions/{userId}', { params: { path: { userId } }, signal })),
    staleTime: STALE_MS,
    refetchInterval: ({ state }) => {
      const since = state.data ? newestWait(state.data) : null;
      return since === null ? false : pollingInterval({ since, now: Date.now(), live });
    },
  });
