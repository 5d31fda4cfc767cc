import { infiniteQueryOptions } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import type { Language } from '../../../shared/i18n/languages';
import { queryKeys } from '../../../shared/query-keys';
import type { OrdersFilter } from '../rules/orders-filter';
import { type Activation, useUserTransactions } from '../../../shared/activations/user-transactions';

export type Orders = Schemas['OrdersDto'];
export type Order = Orders['data']['items'][number];

export const PAGE_SIZE = 20;

export const ordersQuery = (filter: OrdersFilter, language: Language) =>
  infiniteQueryOptions({
    queryKey: queryKeys.orders.list(language, filter),
    meta: { keptOffline: true, showsAge: true },
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => {
      const { search, ...rest } = filter;
      const query = { ...rest, ...(search ? { search } : {}), limit: PAGE_SIZE, offset: pageParam };
      return bodyOf(api.GET('/api/v1/orders/my-orders', { params: { query }, signal }));
    },
    getNextPageParam: ({ data: { pagination } }) =>
      pagination.has_more ? pagination.offset + pagination.limit : undefined,
  });

export const ordersSheetHref = (filter: OrdersFilter): string =>
  `/api/v1/orders/my-orders?${new URLSearchParams({ format: 'csv', ...filter }).toString()}`;

/** The number of an order while it is in use. */
export function useNumberInUse(id: string): Activation | undefined {
  return useUserTransactions().data?.active_transactions.find(({ activation_id }) => activation_id === id);
}
