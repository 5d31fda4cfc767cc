import { z } from 'zod';
import {
  listSearch,
  searchChoice,
  searchDay,
  searchFlag,
  searchText,
} from '../../../shared/back-office/list/list-search';

export const ORDER_STATUSES = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'refunded'] as const;
export const SITUATIONS = [
  'to_act',
  'with_code',
  'no_code',
  'undelivered',
  'given_back',
  'charged_back',
] as const;
export const ORDER_TYPES = ['sms_number', 'credit_transaction'] as const;
export const TOPUP_STATUSES = ['pending', 'paid', 'expired', 'failed', 'returned', 'charged_back'] as const;

export const TOPUP_CURRENCIES = ['BRL', 'USD', 'EUR'] as const;

export const ordersSearch = listSearch(['created_at'], {
  type: searchChoice(ORDER_TYPES),
  status: searchChoice(ORDER_STATUSES),
  payment: searchChoice(PAYMENT_STATUSES),
  situation: searchChoice(SITUATIONS),
  service: searchText,
  country: searchText,
  provider: searchText,
  from: searchDay,
  to: searchDay,
  settled: searchFlag,
  user_id: searchText,
});
export type OrdersSearch = z.output<typeof ordersSearch>;

/** `act` opens the dialog of a decision with the page of the order. */
export const orderSearch = z.object({ act: searchChoice(['cancel', 'refund']) });
export type OrderAct = NonNullable<z.output<typeof orderSearch>['act']>;

export const topupsSearch = listSearch(['created_at'], {
  status: searchChoice(TOPUP_STATUSES),
  gateway: searchText,
  currency: searchChoice(TOPUP_CURRENCIES),
  needs_staff: searchFlag,
  from: searchDay,
  to: searchDay,
  credited: searchFlag,
  user_id: searchText,
});
export type TopupsSearch = z.output<typeof topupsSearch>;
