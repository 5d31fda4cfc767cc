import type { Schemas } from '@torpedo/api-client';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useReread } from '../../../shared/back-office/staff-query';

export type Order = Schemas['AdminOrderDetailDto'] | Schemas['ListedOrderDto'];
export type ListedOrder = Schemas['ListedOrderDto'];
export type OrderDetail = Schemas['AdminOrderDetailDto'];
export type OrderNumber = NonNullable<OrderDetail['number']>;
export type AdminTopup = Schemas['AdminTopupDto'];
export type AdminTopupDetail = Schemas['AdminTopupDetailDto'];

/** The queries that a change of an order or a top-up may affect. */
export const ORDER_FAMILIES = [staffKeys.orders, staffKeys.topups] as const;

export const useOrdersReread = () => useReread(...ORDER_FAMILIES);
