import { DataTypes, literal, Op, type WhereOptions } from 'sequelize';
import {
  idAmong,
  tableModel,
  type Database,
  type IdReading,
  type ListFilters,
} from '../../../platform/database/index.js';
import type { Currency } from '../../../platform/money.js';
import { shortNumberOf } from '../../../platform/ids.js';
import type { OrderPaymentDto, OrderStatusDto, OrderTypeDto } from './staff-orders.dto.js';

export interface OrderRow {
  id: string;
  type: OrderTypeDto;
  userId: string;
  status: string;
  refundedAt: Date | null;
  amountCents: number;
  currency: Currency;
  serviceCode: string | null;
  countryIso: string | null;
  provider: string | null;
  phone: string | null;
  gateway: string | null;
  createdAt: Date;
  settledAt: Date | null;
  isChargedBack: boolean;
}

export const orderModel = tableModel<OrderRow>('order_entries', {
  id: { type: DataTypes.UUID, primaryKey: true },
  type: DataTypes.TEXT,
  userId: DataTypes.UUID,
  status: DataTypes.TEXT,
  refundedAt: DataTypes.DATE,
  amountCents: DataTypes.BIGINT,
  currency: DataTypes.TEXT,
  serviceCode: DataTypes.TEXT,
  countryIso: DataTypes.TEXT,
  provider: DataTypes.TEXT,
  phone: DataTypes.TEXT,
  gateway: DataTypes.TEXT,
  createdAt: DataTypes.DATE,
  settledAt: DataTypes.DATE,
  isChargedBack: DataTypes.BOOLEAN,
});

export interface OrderSearch {
  id: string | null;
  shortNumber: string | null;
  phoneStart: string | null;
  phoneEnd: string | null;
  paymentId: string | null;
  userIds: readonly string[];
}

/**
 * with_code: a number got a message, refunded later or not; no_code: the window ended without one; undelivered: ended
 * without one, for any reason; given_back: a number refunded after a message, or a top-up that we returned.
 */
export type OrderSituation = 'with_code' | 'no_code' | 'undelivered' | 'given_back' | 'charged_back';

/** The filter value for numbers that no provider sold. */
export const NO_PROVIDER = 'none';

export interface OrderFilter {
  situation?: OrderSituation | undefined;
  /** Orders that wait for staff: an unknown purchase or cost, and the ids that other modules add. */
  toAct?: readonly IdReading[] | undefined;
  type?: OrderTypeDto | undefined;
  status?: OrderStatusDto | undefined;
  payment?: OrderPaymentDto | undefined;
  service?: string | undefined;
  country?: string | undefined;
  /** The provider's code, or NO_PROVIDER. */
  provider?: string | undefined;
  search?: OrderSearch | undefined;
  userId?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
  settledIn?: { from?: Date | undefined; before?: Date | undefined } | undefined;
}

export const numbersEndingIn = (digits: string): IdReading => [
  'SELECT id FROM activations WHERE reverse(phone) LIKE ?',
  `${[...digits].reverse().join('')}%`,
];

const FOUND_BY_START = 200;

/** The digits begin with the country's calling code. */
const numbersStartingWith = (digits: string): IdReading => [
  `SELECT id FROM (SELECT id FROM activations WHERE phone LIKE ? ORDER BY requested_at DESC LIMIT ${FOUND_BY_START}) n`,
  `+${digits}%`,
];

export const numbersCalled = (shortNumber: string): IdReading => [
  `SELECT id FROM activations WHERE ${shortNumberOf('id')} = ?`,
  shortNumber,
];

function readingsOf({ id, shortNumber, phoneStart, phoneEnd, paymentId, userIds }: OrderSearch): IdReading[] {
  const readings: IdReading[] = [];
  if (shortNumber) {
    readings.push(numbersCalled(shortNumber), [
      `SELECT id FROM topups WHERE ${shortNumberOf('id')} = ?`,
      shortNumber,
    ]);
  }
  if (id) readings.push(['SELECT ?::uuid', id]);
  if (phoneEnd) readings.push(numbersEndingIn(phoneEnd));
  if (phoneStart) readings.push(numbersStartingWith(phoneStart));
  if (paymentId) readings.push(['SELECT id FROM topups WHERE gateway_payment_id = ?', paymentId]);
  if (userIds.length > 0) {
    readings.push(
      ['SELECT id FROM activations WHERE user_id = ANY (?::uuid[])', userIds],
      ['SELECT id FROM topups WHERE user_id = ANY (?::uuid[])', userIds],
    );
  }
  return readings;
}

type Entry = Pick<
  OrderRow,
  'type' | 'status' | 'refundedAt' | 'isChargedBack' | 'serviceCode' | 'countryIso' | 'provider'
>;

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

/** The states of order-state.ts. An index serves the first part of each condition. */
const STATUS_CONDITIONS: Record<OrderStatusDto, WhereOptions<Entry>[]> = {
  pending: [number({ [Op.and]: [{ status: 'REQUESTING' }, literal(`NOT ${ANSWERED}`)] }), topup('pending')],
  processing: [number({ [Op.and]: [{ status: 'REQUESTING' }, literal(ANSWERED)] })],
  shipped: [number({ status: 'WAITING_SMS' })],
  delivered: [DELIVERED, topup('paid')],
  cancelled: [number({ status: 'CANCELLED' }), topup('expired', 'failed')],
  refunded: [number(RETURNED), topup('refunded')],
};

const PAYMENT_CONDITIONS: Record<OrderPaymentDto, WhereOptions<Entry>[]> = {
  pending: [number({ status: ['REQUESTING', 'WAITING_SMS'] }), topup('pending')],
  paid: [DELIVERED, topup('paid')],
  failed: [topup('expired', 'failed')],
  refunded: [number({ [Op.or]: [{ status: 'CANCELLED' }, RETURNED] }), topup('refunded')],
};

const SITUATIONS: Record<OrderSituation, WhereOptions<OrderRow>> = {
  with_code: number({ status: ['COMPLETED', 'ACTIVE'] }),
  no_code: number({ status: 'EXPIRED' }),
  // Uses the indexes activations_cancelled_orders and activations_refunded_orders.
  undelivered: number({ [Op.or]: [{ status: 'CANCELLED' }, { status: ['EXPIRED', 'FAILED'] }] }),
  given_back: {
    [Op.or]: [
      number({ refundedAt: { [Op.ne]: null } }),
      { [Op.and]: [topup('refunded'), { isChargedBack: false }] },
    ],
  },
  charged_back: { [Op.and]: [topup('refunded'), { isChargedBack: true }] },
};

// Uses the indexes activations_underway and activations_cost_open.
const TO_ACT: readonly IdReading[] = [
  [
    `SELECT id FROM activations a WHERE status = 'REQUESTING'
        AND EXISTS (SELECT FROM provider_attempts t WHERE t.activation_id = a.id AND t.outcome = 'unknown')`,
  ],
  [`SELECT id FROM activations WHERE cost_state = 'unsettled'`],
];

/** The condition on the rows for each filter of the orders. */
export const orderFilters = (db: Pick<Database, 'sequelize'>): ListFilters<OrderRow, OrderFilter> => ({
  situation: (situation) => SITUATIONS[situation],
  toAct: (more) => idAmong(db, [...TO_ACT, ...more]),
  type: (type) => ({ type }),
  status: (status) => ({ [Op.or]: STATUS_CONDITIONS[status] }),
  payment: (payment) => ({ [Op.or]: PAYMENT_CONDITIONS[payment] }),
  service: (serviceCode) => number({ serviceCode }),
  country: (countryIso) => number({ countryIso }),
  provider: (provider) => number(provider === NO_PROVIDER ? { status: 'FAILED' } : { provider }),
  search: (search) => idAmong(db, readingsOf(search)),
  userId: (userId) => ({ userId }),
  from: (from) => ({ createdAt: { [Op.gte]: from } }),
  before: (before) => ({ createdAt: { [Op.lt]: before } }),
  // Uses the index activations_settled. Nothing is settled before it is asked for.
  settledIn: ({ from, before }) => ({
    type: 'sms_number',
    settledAt: { [Op.gte]: from ?? new Date(0), ...(before && { [Op.lt]: before }) },
    ...(before && { createdAt: { [Op.lt]: before } }),
  }),
});
