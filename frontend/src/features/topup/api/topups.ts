import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf, hasStatus, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { useIdempotentCall } from '../../../shared/api/use-idempotent-call';
import { cpfDigits } from '../../../shared/format/cpf';
import type { Language } from '../../../shared/i18n/languages';
import type { Currency } from '../../../shared/limits';
import { invalidate, queryKeys } from '../../../shared/query-keys';

export type Topup = Schemas['TopupDto'];
type PixDeposit = Schemas['PixDepositDto'];

/** `contested`: the payer's bank took the money back. */
export const topupState = ({ status, charged_back_cents }: Topup): Topup['status'] | 'contested' =>
  status === 'refunded' && charged_back_cents > 0 ? 'contested' : status;

/** Polling is needed, because a socket may lose the event of a payment. */
const POLL_MS = 5_000;
/** A rate may be this old, because the server refuses to charge more than the shown rate. */
const RATES_MS = 60_000;

export const gatewaysQuery = (language: Language) =>
  queryOptions({
    queryKey: queryKeys.gateways(language),
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/gateways', { signal })),
  });

export const gatewaySelectionQuery = () =>
  queryOptions({
    queryKey: queryKeys.gatewaySelection,
    queryFn: async ({ signal }) => {
      try {
        return (await bodyOf(api.GET('/api/v1/gateways/selection', { signal }))).gateway.code;
      } catch (error) {
        if (hasStatus(error, 404)) return null;
        throw error;
      }
    },
  });

/** Polls while the top-up is pending, in case the live event was lost. */
export const topupQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.topup(id),
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/v1/payments/topups/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'pending' ? false : POLL_MS),
  });

/** The balance in cents before a paid top-up, from the ledger; null when the ledger has no credit of it. */
export const balanceBeforeQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: queryKeys.orders.one(language, id),
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/orders/{id}', { params: { path: { id } }, signal })),
    select: ({ transfers }) => {
      const credit = transfers.find(({ kind }) => kind === 'topup');
      return credit ? credit.balance_after_cents - credit.amount_cents : null;
    },
  });

export type ExchangeRate = Schemas['ExchangeRateDto'];

export const ratesQuery = () =>
  queryOptions({
    queryKey: queryKeys.rates,
    queryFn: async ({ signal }) => (await bodyOf(api.GET('/api/v1/payments/rates', { signal }))).items,
    staleTime: RATES_MS,
  });

interface NewTopup {
  gateway: string;
  currency: Currency;
  cents: number;
  cpf: string;
  /** The shown rate, in BRL for one unit of the currency; undefined for BRL. */
  rate: number | undefined;
}

function pendingTopup({ transaction_id, ...deposit }: PixDeposit): Topup {
  return {
    ...deposit,
    id: transaction_id,
    expected_amount_cents: deposit.amount_cents,
    charged_back_cents: 0,
    repaid_cents: 0,
    created_at: new Date().toISOString(),
    paid_at: null,
  };
}

function requestBody({ gateway, currency, cents, cpf, rate }: NewTopup) {
  return {
    amount_cents: cents,
    currency,
    gateway,
    description: 'Wallet deposit',
    ...(currency === 'BRL'
      ? { payer: { identification: { type: 'CPF' as const, number: cpfDigits(cpf) } } }
      : {}),
    ...(currency !== 'BRL' && rate !== undefined ? { fx_rate: rate } : {}),
  };
}

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
    onSuccess: (started) => {
      queryClient.setQueryData(queryKeys.topup(started.transaction_id), pendingTopup(started));
      invalidate(queryClient, queryKeys.pendingTopups);
    },
  });
}

/** Saves the last gateway of the customer. A failure does no harm, so it is not shown. */
export function useSelectGateway() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => api.POST('/api/v1/gateways/selection', { body: { gateway_code: code } }),
    onMutate: (code) => queryClient.setQueryData(gatewaySelectionQuery().queryKey, code),
    meta: { handlesErrors: true },
  });
}
