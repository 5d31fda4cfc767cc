import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { useIdempotentCall } from '../../../shared/api/use-idempotent-call';
import { invalidate, queryKeys } from '../../../shared/query-keys';

export function useCreatePayout(topupId: string) {
  const queryClient = useQueryClient();
  const callOnce = useIdempotentCall();

  return useMutation({
    meta: { handlesErrors: true },
    mutationFn: (cents: number) =>
      callOnce({ topupId, cents }, (key) =>
        bodyOf(
          api.POST('/api/v1/payments/topups/{id}/payouts', {
            params: { path: { id: topupId } },
            headers: { 'Idempotency-Key': key },
            body: { amount_cents: cents },
          }),
        ),
      ),
    // A refusal also means that the list is outdated.
    onSettled: () => invalidate(queryClient, queryKeys.payouts, queryKeys.balance.all, queryKeys.orders.all),
  });
}
