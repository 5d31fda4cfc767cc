import { queryOptions, useQuery } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../api/client';
import { useLiveStatus } from '../live/live-updates';
import { queryKeys } from '../query-keys';
import { useWallet } from '../session/wallet';

const STEPS = [
  { untilMs: 30_000, intervalMs: 3_000 },
  { untilMs: 120_000, intervalMs: 8_000 },
] as const;
const SLOWEST_MS = 15_000;

interface Wait {
  /** In milliseconds since the epoch. */
  since: number;
  now: number;
  /** With a live socket, polling is only the safety net. */
  live: boolean;
}

/** In milliseconds. */
export function pollingInterval({ since, now, live }: Wait): number {
  if (live) return SLOWEST_MS;
  const waited = now - since;
  return STEPS.find(({ untilMs }) => waited < untilMs)?.intervalMs ?? SLOWEST_MS;
}

export type Activation = Schemas['ActivationDto'];
export type UserTransactions = Schemas['UserTransactionsDto'];

const STALE_MS = 2_000;

function newestWait({ active_transactions }: UserTransactions): number | null {
  const waiting = active_transactions.filter(({ status }) => status === 'WAITING_SMS' || status === 'ACTIVE');
  const starts = waiting.map(({ updated_at }) => Date.parse(updated_at));
  return starts.length > 0 ? Math.max(...starts) : null;
}

export const userTransactionsQuery = (userId: string, live: boolean) =>
  queryOptions({
    queryKey: queryKeys.userTransactions.of(userId),
    meta: { keptOffline: true, showsAge: true },
    queryFn: async ({ signal, client, queryKey }) => {
      const isRepeated = client.getQueryData(queryKey) !== undefined;
      const call = api.GET('/batch/user-transactions/{userId}', { params: { path: { userId } }, signal });
      const transactions = await bodyOf(call);
      // A number that ended since the last answer has changed the balance.
      if (isRepeated) {
        void client.invalidateQueries({ queryKey: queryKeys.balance.all }, { cancelRefetch: false });
      }
      return transactions;
    },
    staleTime: STALE_MS,
    refetchInterval: ({ state }) => {
      const since = state.data ? newestWait(state.data) : null;
      return since === null ? false : pollingInterval({ since, now: Date.now(), live });
    },
  });

export function useUserTransactions() {
  const { accountId, canBuy } = useWallet();
  const live = useLiveStatus().state === 'connected';
  return useQuery({ ...userTransactionsQuery(accountId, live), enabled: canBuy });
}
