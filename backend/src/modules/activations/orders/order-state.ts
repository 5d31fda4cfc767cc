export const ORDER_STATUSES = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export type OrderPayment = 'pending' | 'paid' | 'failed' | 'refunded';

export type OrderType = 'sms_number' | 'credit_transaction';

export interface OrderState {
  type: OrderType;
  /** Of an activation in capitals, of a top-up in small letters. */
  status: string;
  refundedAt: Date | null;
  /** A provider has answered. */
  isTried: boolean;
}

const TOPUP_STATUSES: Readonly<Record<string, OrderStatus>> = {
  pending: 'pending',
  paid: 'delivered',
  expired: 'cancelled',
  failed: 'cancelled',
  refunded: 'refunded',
};

/** processing: a provider had no number, or has not said; refunded: expired, failed or given back by staff. */
export function statusOf({ type, status, refundedAt, isTried }: OrderState): OrderStatus {
  if (type === 'credit_transaction') return TOPUP_STATUSES[status] ?? 'pending';
  if (status === 'REQUESTING') return isTried ? 'processing' : 'pending';
  if (status === 'WAITING_SMS') return 'shipped';
  if (status === 'CANCELLED') return 'cancelled';
  if (status === 'EXPIRED' || status === 'FAILED' || refundedAt !== null) return 'refunded';
  return 'delivered';
}

/** pending: the price is held, or the Pix is awaited. */
export function paymentOf(state: OrderState): OrderPayment {
  const status = statusOf(state);
  if (status === 'delivered') return 'paid';
  if (status === 'refunded') return 'refunded';
  if (status === 'cancelled') return state.type === 'sms_number' ? 'refunded' : 'failed';
  return 'pending';
}
