import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { listQuery, PAGE_ROWS } from '../../../shared/back-office/list/list-query';
import { requestOf } from '../../../shared/back-office/list/list-search';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import type { OrdersSearch, TopupsSearch } from '../rules/orders-search';

export type Order = Schemas['AdminOrderDto'];
export type OrderDetail = Schemas['AdminOrderDetailDto'];
export type OrderNumber = NonNullable<OrderDetail['number']>;
export type AdminTopup = Schemas['AdminTopupDto'];
export type AdminTopupDetail = Schemas['AdminTopupDetailDto'];

export const ordersQuery = (search: OrdersSearch) => {
  const query = { ...requestOf(search), per_page: PAGE_ROWS };
  return listQuery(staffKeys.orders.list(query), (signal) =>
    staffApi.GET('/api/v1/admin/orders', { params: { query }, signal }),
  );
};

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: staffKeys.orders.one(id),
    queryFn: ({ signal }) =>
      bodyOf(staffApi.GET('/api/v1/admin/orders/{id}', { params: { path: { id } }, signal })),
  });

export const topupsQuery = (search: TopupsSearch) => {
  const query = { ...requestOf(search), per_page: PAGE_ROWS };
  return listQuery(staffKeys.topups.list(query), (signal) =>
    staffApi.GET('/api/v1/admin/topups', { params: { query }, signal }),
  );
};

export const topupQuery = (id: string) =>
  queryOptions({
    queryKey: staffKeys.topups.one(id),
    queryFn: ({ signal }) =>
      bodyOf(staffApi.GET('/api/v1/admin/topups/{id}', { params: { path: { id } }, signal })),
  });

/** Reads orders and top-ups again: after a change, and after another member of staff was quicker. */
export async function readAgain(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: staffKeys.orders.all }),
    queryClient.invalidateQueries({ queryKey: staffKeys.topups.all }),
  ]);
}

export const addOrderNote = (id: string, text: string) =>
  bodyOf(staffApi.POST('/api/v1/admin/orders/{id}/notes', { params: { path: { id } }, body: { text } }));

export const rereadTopup = (id: string) =>
  bodyOf(staffApi.POST('/api/v1/admin/topups/{id}/reread', { params: { path: { id } }, body: {} }));
