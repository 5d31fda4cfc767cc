import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { useIdempotentCall } from '../../../shared/api/use-idempotent-call';
import type { Currency } from '../rules/topup-form';
import type { PixDeposit, Topup } from './topup-queries';
import { queryKeys } from '../../../shared/query-keys';

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

/** Creates the Pix; a lost answer is asked for again, and never charges twice. */
export function useCreateTopup() {
  const queryClient = useQueryClient();
  const callOnce = useIdempotentCall();

  return useMutation({
    meta: { handlesErrors: true },
    mutationFn: (topup: NewTopup) => {
      const body = requestBody(topup);
      return callOnce(body, (key) =>
        bodyOf(
          api.POST('/api/v1/wallets/checkout/pix/deposit', { headers: { 'Idempotency-Key': key }, body }),
        ),
      );
    },
    onSuccess: (deposit) => {
      queryClient.setQueryData(queryKeys.topup(deposit.transaction_id), pendingTopup(deposit));
    },
  });
}
