import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { invalidate, queryKeys } from '../../../shared/query-keys';
import { pollingInterval } from '../rules/polling-cadence';

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
    queryFn: async ({ signal, client, queryKey }) => {
      const isRepeated = client.getQueryData(queryKey) !== undefined;
      const call = api.GET('/batch/user-transactions/{userId}', { params: { path: { userId } }, signal });
      const transactions = await bodyOf(call);
      // A number that ended meanwhile has moved money.
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

/** Cancels a number; on success it leaves the list at once. */
export function useCancelActivation() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { handlesErrors: true },
    mutationFn: (id: string) =>
      bodyOf(api.DELETE('/sms-activate/activation/{id}', { params: { path: { id } } })),
    onSuccess: ({ success, already_cancelled }, id) => {
      if (!success && !already_cancelled) return;
      queryClient.setQueriesData<UserTransactions>({ queryKey: queryKeys.userTransactions.all }, (data) =>
        data
          ? {
              ...data,
              active_transactions: data.active_transactions.filter(
                ({ activation_id }) => activation_id !== id,
              ),
            }
          : data,
      );
    },
    onSettled: () =>
      invalidate(queryClient, queryKeys.userTransactions.all, queryKeys.balance.all, queryKeys.orders.all),
  });
}

/** Asks for another number in place of a silent one; 202 answers what is awaited. */
export function useSwapActivation() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { handlesErrors: true },
    mutationFn: (id: string): Promise<Activation | Schemas['SwapPendingDto']> =>
      bodyOf(
        api.POST('/sms-activate/activation/{id}/swap', {
          params: { path: { id }, header: { 'Idempotency-Key': crypto.randomUUID() } },
        }),
      ),
    onSettled: () =>
      invalidate(queryClient, queryKeys.userTransactions.all, queryKeys.balance.all, queryKeys.orders.all),
  });
}

type Action = 'another' | 'finish';

const calls = {
  another: (id: string) =>
    bodyOf(api.POST('/sms-activate/activation/{id}/another', { params: { path: { id } } })),
  finish: (id: string) =>
    bodyOf(api.POST('/sms-activate/activation/{id}/finish', { params: { path: { id } } })),
} as const satisfies Record<Action, (id: string) => Promise<unknown>>;

/** Asks for another message, or closes an activation that has its message. */
export function useActivationAction(action: Action) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: calls[action],
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.userTransactions.all }),
  });
}
