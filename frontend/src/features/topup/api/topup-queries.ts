import { queryOptions } from '@tanstack/react-query';
import { bodyOf, hasStatus, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import type { Language } from '../../../shared/i18n/languages';
import { queryKeys } from '../../../shared/query-keys';

export type Topup = Schemas['TopupDto'];
export type PixDeposit = Schemas['PixDepositDto'];

/** While a socket may have lost the news of a payment. */
const POLL_MS = 5_000;

/** Who can charge a top-up, in the reader's language. */
export const gatewaysQuery = (language: Language) =>
  queryOptions({
    queryKey: queryKeys.gateways(language),
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/gateways', { signal })),
  });

/** The gateway the customer chose last; null when they never did. */
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

/** One top-up; read again while it is pending, in case the live event was lost. */
export const topupQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.topup(id),
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/v1/payments/topups/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'pending' ? false : POLL_MS),
  });
