import { literal, Op, type WhereOptions } from 'sequelize';
import type { OrderPayment, OrderStatus, OrderType } from './order-state.js';

/** Columns of `order_entries` that the conditions name. */
interface Entry {
  type: OrderType;
  status: string;
  refundedAt: Date | null;
}

const number = (where: WhereOptions<Entry>): WhereOptions<Entry> => ({
  [Op.and]: [{ type: 'sms_number' }, where],
});
const topup = (...statuses: string[]): WhereOptions<Entry> => ({
  type: 'credit_transaction',
  status: statuses,
});

const ANSWERED = `EXISTS (SELECT FROM provider_attempts t
                           WHERE t.activation_id = order_entries.id AND t.outcome <> 'pending')`;
const DELIVERED = number({ status: ['COMPLETED', 'ACTIVE'], refundedAt: null });
const RETURNED: WhereOptions<Entry> = {
  [Op.or]: [{ status: ['EXPIRED', 'FAILED'] }, { refundedAt: { [Op.ne]: null } }],
};

/** The states of order-state.ts as conditions, one of which holds. Each starts from an index. */
export const STATUS_CONDITIONS: Record<OrderStatus, WhereOptions<Entry>[]> = {
  pending: [number({ [Op.and]: [{ status: 'REQUESTING' }, literal(`NOT ${ANSWERED}`)] }), topup('pending')],
  processing: [number({ [Op.and]: [{ status: 'REQUESTING' }, literal(ANSWERED)] })],
  shipped: [number({ status: 'WAITING_SMS' })],
  delivered: [DELIVERED, topup('paid')],
  cancelled: [number({ status: 'CANCELLED' }), topup('expired', 'failed')],
  refunded: [number(RETURNED), topup('refunded')],
};

export const PAYMENT_CONDITIONS: Record<OrderPayment, WhereOptions<Entry>[]> = {
  pending: [number({ status: ['REQUESTING', 'WAITING_SMS'] }), topup('pending')],
  paid: [DELIVERED, topup('paid')],
  failed: [topup('expired', 'failed')],
  refunded: [number({ [Op.or]: [{ status: 'CANCELLED' }, RETURNED] }), topup('refunded')],
};
