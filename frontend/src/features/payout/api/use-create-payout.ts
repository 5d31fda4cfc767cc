import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, bodyOf } from '../../../shared/api/client';
import { newIdempotencyKey } from '../../../shared/api/idempotency-key';

/** Gives money of one top-up back; a lost answer is asked for again under the same key. */
export function useCreatePayout(topupId: string) {
  const queryClient = useQueryClient();
  const intent = useRef({ cents: 0, key: '' });

  return useMutation({
    meta: { handlesErrors: true },
    mutationFn: (cents: number) => {
      if (intent.current.cents !== cents) intent.current = { cents, key: newIdempotencyKey() };
      return bodyOf(
        api.POST('/api/v1/payments/topups/{id}/payouts', {
          params: { path: { id: topupId } },
          headers: { 'Idempotency-Key': intent.current.key },
          body: { amount_cents: cents },
        }),
      );
    },
    // A refusal, too, says that the list is no longer what it was.
    onSettled: () => {
      for (const queryKey of [['payouts'], ['balance'], ['orders']]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}
