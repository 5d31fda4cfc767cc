import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf, type Schemas } from '../../../shared/api/client';

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
      queryClient.setQueriesData<UserTransactions>({ queryKey: ['user-transactions'] }, (data) =>
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
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['user-transactions'] });
      void queryClient.invalidateQueries({ queryKey: ['balance'] });
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
  });
}
