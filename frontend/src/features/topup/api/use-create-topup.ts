import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, bodyOf } from '../../../shared/api/client';
import { ApiError } from '../../../shared/api/api-error';
import { newIdempotencyKey } from '../../../shared/api/idempotency-key';
import type { Currency } from '../rules/topup-form';
import { topupKey, type PixDeposit, type Topup } from './topup-queries';

interface NewTopup {
  gateway: string;
  currency: Currency;
  cents: number;
  cpf: string;
}

function pendingTopup({ transaction_id, ...deposit }: PixDeposit): Topup {
  return { ...deposit, id: transaction_id, created_at: new Date().toISOString(), paid_at: null };
}

function requestBody({ gateway, currency, cents, cpf }: NewTopup) {
  return {
    amount_cents: cents,
    currency,
    gateway,
    description: 'Wallet deposit',
    ...(currency === 'BRL'
      ? { payer: { identification: { type: 'CPF' as const, number: cpf.replace(/\D/g, '') } } }
      : {}),
  };
}

/** Creates the Pix; a lost answer is asked for again under the same key, so that it never charges twice. */
export function useCreateTopup() {
  const queryClient = useQueryClient();
  const unanswered = useRef<{ body: string; key: string } | null>(null);

  return useMutation({
    meta: { handlesErrors: true },
    mutationFn: async (topup: NewTopup) => {
      const body = requestBody(topup);
      const written = JSON.stringify(body);
      const key = unanswered.current?.body === written ? unanswered.current.key : newIdempotencyKey();
      unanswered.current = { body: written, key };
      try {
        const deposit = await bodyOf(
          api.POST('/api/v1/wallets/checkout/pix/deposit', { headers: { 'Idempotency-Key': key }, body }),
        );
        unanswered.current = null;
        return deposit;
      } catch (error) {
        if (!(error instanceof ApiError && error.isConnectionFailure)) unanswered.current = null;
        throw error;
      }
    },
    onSuccess: (deposit) => {
      queryClient.setQueryData(topupKey(deposit.transaction_id), pendingTopup(deposit));
    },
  });
}
