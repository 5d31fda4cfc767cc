import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf, type Schemas } from '../api/client';

export type Currency = Schemas['MeDto']['preferred_currency'];

/** What the wallet of one currency holds. Key: `['balance', currency]`; `['balance']` means every wallet. */
export const balanceQuery = (currency: Currency) =>
  queryOptions({
    queryKey: ['balance', currency],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/v1/wallets/{currency}/balance', { params: { path: { currency } }, signal })),
  });
