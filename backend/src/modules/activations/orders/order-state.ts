import type { OrderPaymentDto, OrderStatusDto, OrderTypeDto } from './staff-orders.dto.js';

export interface OrderState {
  type: OrderTypeDto;
  /** The status in capitals for an activation, in small letters for a top-up. */
  status: string;
  isRefunded: boolean;
  isTried: boolean;
}

const TOPUP_STATUSES: Readonly<Record<string, OrderStatusDto>> = {
  pending: 'pending',
  paid: 'delivered',
  expired: 'cancelled',
  failed: 'cancelled',
  refunded: 'refunded',
};

/** processing: a provider had no number or has not answered; refunded: expired, failed or given back by staff. */
export function statusOf({ type, status, isRefunded, isTried }: OrderState): OrderStatusDto {
  if (type === 'credit_transaction') return TOPUP_STATUSES[status] ?? 'pending';
  if (status === 'REQUESTING') return isTried ? 'processing' : 'pending';
  if (status === 'WAITING_SMS') return 'shipped';
  if (status === 'CANCELLED') return 'cancelled';
  if (status === 'EXPIRED' || status === 'FAILED' || isRefunded) return 'refunded';
  return 'delivered';
}

/** pending: the price is held, or the Pix is not paid yet. */
export function paymentOf(state: OrderState): OrderPaymentDto {
  const status = statusOf(state);
  if (status === 'delivered') return 'paid';
  if (status === 'refunded') return 'refunded';
  if (status === 'cancelled') return state.type === 'sms_number' ? 'refunded' : 'failed';
  return 'pending';
}
