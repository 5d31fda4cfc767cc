import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { invalidate, queryKeys } from '../../../shared/query-keys';

type UserTransactions = Schemas['UserTransactionsDto'];

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
