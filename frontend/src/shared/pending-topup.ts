import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from './api/client';
import { invalidate, queryKeys } from './query-keys';

/** The newest Pix that is not paid yet. */
export const pendingTopupQuery = () =>
  queryOptions({
    queryKey: queryKeys.pendingTopups,
    queryFn: async ({ signal }) => {
      const query = { status: 'pending', limit: 1 } as const;
      const page = await bodyOf(api.GET('/api/v1/payments/topups', { params: { query }, signal }));
      return page.items[0] ?? null;
    },
  });

/** Lets the server ask the bank whether the Pix is paid. */
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
