import { queryOptions } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../api/client';
import { queryKeys } from '../query-keys';

export type Currency = Schemas['MeDto']['preferred_currency'];

/** What the wallet of one currency holds. */
export const balanceQuery = (currency: Currency) =>
  queryOptions({
    queryKey: queryKeys.balance.in(currency),
    meta: { keptOffline: true, showsAge: true },
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/v1/wallets/{currency}/balance', { params: { path: { currency } }, signal })),
  });
