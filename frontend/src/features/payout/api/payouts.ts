import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { useIdempotentCall } from '../../../shared/api/use-idempotent-call';
import { invalidate, queryKeys } from '../../../shared/query-keys';

/** Gives money of one top-up back; a lost answer is asked for again, and never gives twice. */
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
    // A refusal, too, says that the list is no longer what it was.
    onSettled: () => invalidate(queryClient, queryKeys.payouts, queryKeys.balance.all, queryKeys.orders.all),
  });
}
