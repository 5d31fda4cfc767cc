import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { invalidate, queryKeys } from '../../../shared/query-keys';

type Activation = Schemas['ActivationDto'];
type UserTransactions = Schemas['UserTransactionsDto'];

function replaceInList(queryClient: QueryClient, id: string, others: Activation[]): void {
  queryClient.setQueriesData<UserTransactions>(
    { queryKey: queryKeys.userTransactions.all },
    (data) =>
      data && {
        ...data,
        active_transactions: data.active_transactions.flatMap((each) =>
          each.activation_id === id ? others : [each],
        ),
      },
  );
}

export function useCancelActivation() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { handlesErrors: true },
    mutationFn: (id: string) =>
      bodyOf(api.DELETE('/sms-activate/activation/{id}', { params: { path: { id } } })),
    onSuccess: ({ success, already_cancelled }, id) => {
      if (success || already_cancelled) replaceInList(queryClient, id, []);
    },
    onSettled: () =>
      invalidate(queryClient, queryKeys.userTransactions.all, queryKeys.balance.all, queryKeys.orders.all),
  });
}

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
    onSuccess: (answer, id) => {
      if ('activation_id' in answer) replaceInList(queryClient, id, [answer]);
    },
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

export function useActivationAction(action: Action) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: calls[action],
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.userTransactions.all }),
  });
}
