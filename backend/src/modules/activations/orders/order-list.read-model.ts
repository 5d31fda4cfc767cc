import { DataTypes, literal, Op, type WhereOptions } from 'sequelize';
import {
  createListQuery,
  idAmong,
  mapList,
  statement,
  tableModel,
  type Database,
  type IdReading,
  type ListQuery,
  type Sql,
} from '../../../platform/database/index.js';
import type { Currency } from '../../../platform/money.js';
import { shortNumberOf } from '../../../platform/short-number.js';
import { productReferences, type ProductReference } from '../../catalogue/index.js';
import { paymentOf, statusOf, type OrderPayment, type OrderStatus, type OrderType } from './order-state.js';

interface OrderRow {
  id: string;
  type: OrderType;
  userId: string;
  status: string;
  refundedAt: Date | null;
  amountCents: number;
  currency: Currency;
  serviceCode: string | null;
  countryIso: string | null;
  phone: string | null;
  gateway: string | null;
  createdAt: Date;
}

const orderModel = tableModel<OrderRow>('order_entries', {
  id: { type: DataTypes.UUID, primaryKey: true },
  type: DataTypes.TEXT,
  userId: DataTypes.UUID,
  status: DataTypes.TEXT,
  refundedAt: DataTypes.DATE,
  amountCents: DataTypes.BIGINT,
  currency: DataTypes.TEXT,
  serviceCode: DataTypes.TEXT,
  countryIso: DataTypes.TEXT,
  phone: DataTypes.TEXT,
  gateway: DataTypes.TEXT,
  createdAt: DataTypes.DATE,
});

export interface OrderEntry {
  id: string;
  type: OrderType;
  userId: string;
  status: OrderStatus;
  payment: OrderPayment;
  amountCents: number;
  currency: Currency;
  product: ProductReference | null;
  /** E.164; null before one is allotted and for top-ups, empty once its customer is deleted. */
  phone: string | null;
  gateway: string | null;
  createdAt: Date;
}

export interface OrderSearch {
  id: string | null;
  shortNumber: string | null;
  phoneEnd: string | null;
  paymentId: string | null;
  userIds: readonly string[];
}

export interface OrderFilter {
  type?: OrderType | undefined;
  status?: OrderStatus | undefined;
  payment?: OrderPayment | undefined;
  search?: OrderSearch | undefined;
  userId?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

export type OrderList = ListQuery<OrderEntry, OrderFilter, 'created_at'>;

/** The numbers that end in these digits, by the index of reversed numbers. */
export const numbersEndingIn = (digits: string): IdReading => [
  'SELECT id FROM activations WHERE reverse(phone) LIKE ?',
  `${[...digits].reverse().join('')}%`,
];

export const numbersCalled = (shortNumber: string): IdReading => [
  `SELECT id FROM activations WHERE ${shortNumberOf('id')} = ?`,
  shortNumber,
];

function readingsOf({ id, shortNumber, phoneEnd, paymentId, userIds }: OrderSearch): IdReading[] {
  const readings: IdReading[] = [];
  if (shortNumber) {
    readings.push(numbersCalled(shortNumber), [
      `SELECT id FROM topups WHERE ${shortNumberOf('id')} = ?`,
      shortNumber,
    ]);
  }
  if (id) readings.push(['SELECT ?::uuid', id]);
  if (phoneEnd) readings.push(numbersEndingIn(phoneEnd));
  if (paymentId) readings.push(['SELECT id FROM topups WHERE gateway_payment_id = ?', paymentId]);
  if (userIds.length > 0) {
    readings.push(
      ['SELECT id FROM activations WHERE user_id = ANY (?::uuid[])', userIds],
      ['SELECT id FROM topups WHERE user_id = ANY (?::uuid[])', userIds],
    );
  }
  return readings;
}

const TRIED = statement(
  'orders.tried',
  `SELECT DISTINCT activation_id AS id FROM provider_attempts
    WHERE activation_id = ANY ($1::uuid[]) AND outcome <> 'pending'`,
);

export function orderList(db: Pick<Database, 'sequelize' | 'sql'>): OrderList {
  const rows = createListQuery<OrderRow, OrderFilter, 'created_at'>(db, {
    model: orderModel(db),
    scope: {},
    filters: {
      type: (type) => ({ type }),
      status: (status) => ({ [Op.or]: STATUS_CONDITIONS[status] }),
      payment: (payment) => ({ [Op.or]: PAYMENT_CONDITIONS[payment] }),
      search: (search) => idAmong(db, readingsOf(search)),
      userId: (userId) => ({ userId }),
      from: (from) => ({ createdAt: { [Op.gte]: from } }),
      before: (before) => ({ createdAt: { [Op.lt]: before } }),
    },
    sorts: { created_at: 'createdAt' },
  });

  async function entriesOf(found: readonly OrderRow[]): Promise<OrderEntry[]> {
    const requesting = found.filter(({ status }) => status === 'REQUESTING').map(({ id }) => id);
    const [referenceOf, tried] = await Promise.all([
      productReferences(db.sql, found),
      requesting.length > 0 ? db.sql.rows<{ id: string }>(TRIED, [requesting]) : [],
    ]);
    const triedIds = new Set(tried.map(({ id }) => id));
    return found.map((row) => {
      const state = { ...row, isTried: triedIds.has(row.id) };
      const { serviceCode, countryIso } = row;
      return {
        id: row.id,
        type: row.type,
        userId: row.userId,
        status: statusOf(state),
        payment: paymentOf(state),
        amountCents: Number(row.amountCents),
        currency: row.currency,
        product: serviceCode !== null && countryIso !== null ? referenceOf(serviceCode, countryIso) : null,
        phone: row.phone,
        gateway: row.gateway,
        createdAt: row.createdAt,
      };
    });
  }

  return mapList(rows, entriesOf);
}

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

export interface OrdersUnderway {
  pending: number;
  processing: number;
  shipped: number;
  recent: number;
}

// Indexes activations_underway, activations_orders, topups_orders.
const COUNT_UNDERWAY = statement(
  'orders.count_underway',
  `SELECT count(*) FILTER (WHERE status = 'WAITING_SMS') AS shipped,
          count(*) FILTER (WHERE status = 'REQUESTING' AND is_tried) AS processing,
          count(*) FILTER (WHERE status = 'REQUESTING' AND NOT is_tried) AS pending,
          (SELECT count(*) FROM order_entries WHERE created_at >= $1) AS recent
     FROM (SELECT status, EXISTS (SELECT FROM provider_attempts t
                                   WHERE t.activation_id = a.id AND t.outcome <> 'pending') AS is_tried
             FROM activations a WHERE status IN ('REQUESTING', 'WAITING_SMS')) AS underway`,
);

export function countUnderway(sql: Sql, since: Date): Promise<OrdersUnderway> {
  return sql.one<OrdersUnderway>(COUNT_UNDERWAY, [since]);
}
