import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { invalidate, queryKeys } from '../../../shared/query-keys';

/** Has the server ask the bank right now whether the Pix was paid. */
export function useCheckTopup(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.POST('/api/v1/payments/topups/{id}/check', { params: { path: { id } } })),
    onSuccess: (topup) => {
      queryClient.setQueryData(queryKeys.topup(id), topup);
      invalidate(queryClient, queryKeys.balance.all);
    },
  });
}
