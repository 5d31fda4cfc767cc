import { DataTypes, literal, Op, type WhereOptions } from 'sequelize';
import type { Clock } from '../../../platform/clock.js';
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
import { moneyField, type Currency } from '../../../platform/money.js';
import { shortNumberOf } from '../../../platform/short-number.js';
import { productReferences, type ProductReference } from '../../catalogue/index.js';
import { paymentOf, statusOf } from './order-state.js';
import { actionsOf, COST, OBSTACLES, type NumberCost } from './order-detail.read-model.js';
import type {
  AdminOrderDto,
  ListedOrderDto,
  OrderPaymentDto,
  OrderStatusDto,
  OrderTypeDto,
} from './staff-orders.dto.js';

interface OrderRow {
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
  provider: DataTypes.TEXT,
  phone: DataTypes.TEXT,
  gateway: DataTypes.TEXT,
  createdAt: DataTypes.DATE,
});

type OrderEntry = Omit<AdminOrderDto, 'user_name' | 'user_email' | 'item'> & {
  product: ProductReference | null;
  /** E.164; empty once its customer is deleted. */
  phone: string | null;
};

interface ListedNumber extends Pick<ListedOrderDto, 'situation' | 'provider' | 'expires_at'> {
  cost: NumberCost;
  actions: NonNullable<ListedOrderDto['actions']>;
}

export interface ListedOrder extends OrderEntry {
  number: ListedNumber | null;
}

export interface OrderSearch {
  id: string | null;
  shortNumber: string | null;
  phoneStart: string | null;
  phoneEnd: string | null;
  paymentId: string | null;
  userIds: readonly string[];
}

/**
 * to_act: nobody knows whether a number was bought, or whether its cost comes back; no_code: the window ended without a
 * message; undelivered: a number ended without a message, in any way; given_back: refunded after a message, or a top-up
 * that was returned.
 */
export type OrderSituation = 'to_act' | 'no_code' | 'undelivered' | 'given_back';

/** Instead of a provider: numbers that none had. */
export const NO_PROVIDER = 'none';

export interface OrderFilter {
  situation?: OrderSituation | undefined;
  type?: OrderTypeDto | undefined;
  status?: OrderStatusDto | undefined;
  payment?: OrderPaymentDto | undefined;
  service?: string | undefined;
  country?: string | undefined;
  /** Its code, or NO_PROVIDER. */
  provider?: string | undefined;
  search?: OrderSearch | undefined;
  userId?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

export type OrderList = ListQuery<ListedOrder, OrderFilter, 'created_at'>;

export const numbersEndingIn = (digits: string): IdReading => [
  'SELECT id FROM activations WHERE reverse(phone) LIKE ?',
  `${[...digits].reverse().join('')}%`,
];

const FOUND_BY_START = 200;

/** With the country's code. */
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

const NUMBERS = statement(
  'orders.listed_numbers',
  `SELECT a.id, a.provider, iso_instant(a.expires_at) AS expires_at,
          ${COST} AS cost, ${actionsOf('cancel', 'refund', 'recheck')} AS actions,
          a.status = 'REQUESTING' AND EXISTS (SELECT FROM provider_attempts t
                                               WHERE t.activation_id = a.id AND t.outcome <> 'pending') AS "isTried",
          a.status = 'REQUESTING' AND EXISTS (SELECT FROM provider_attempts t
                                               WHERE t.activation_id = a.id AND t.outcome = 'unknown') AS "isUncertain"
     FROM activations a ${OBSTACLES}
    WHERE a.id = ANY ($1::uuid[])`,
);

type NumberRow = Omit<ListedNumber, 'situation'> & {
  id: string;
  isTried: boolean;
  /** A provider has not said whether it sold a number. */
  isUncertain: boolean;
};

function situationOf(
  activationStatus: string,
  order: OrderStatusDto,
  number: NumberRow,
): ListedOrderDto['situation'] {
  if (number.isUncertain) return 'uncertain';
  if (number.cost.state === 'unsettled') return 'cost_open';
  if (activationStatus === 'EXPIRED') return 'no_code';
  if (activationStatus === 'FAILED') return 'not_found';
  if (order === 'pending' || order === 'processing') return 'requested';
  return order === 'shipped' ? 'waiting' : order;
}

const SITUATIONS: Record<OrderSituation, (db: Pick<Database, 'sequelize'>) => WhereOptions<OrderRow>> = {
  // Indexes activations_underway and activations_cost_open.
  to_act: (db) =>
    idAmong(db, [
      [
        `SELECT id FROM activations a WHERE status = 'REQUESTING'
            AND EXISTS (SELECT FROM provider_attempts t WHERE t.activation_id = a.id AND t.outcome = 'unknown')`,
      ],
      [`SELECT id FROM activations WHERE cost_state = 'unsettled'`],
    ]),
  no_code: () => number({ status: 'EXPIRED' }),
  // Indexes activations_cancelled_orders and activations_refunded_orders.
  undelivered: () => number({ [Op.or]: [{ status: 'CANCELLED' }, { status: ['EXPIRED', 'FAILED'] }] }),
  given_back: () => ({ [Op.or]: [number({ refundedAt: { [Op.ne]: null } }), topup('refunded')] }),
};

export function orderList(db: Pick<Database, 'sequelize' | 'sql'>, clock: Clock): OrderList {
  const rows = createListQuery<OrderRow, OrderFilter, 'created_at'>(db, {
    model: orderModel(db),
    scope: {},
    filters: {
      situation: (situation) => SITUATIONS[situation](db),
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
    },
    sorts: { created_at: 'createdAt' },
  });

  async function entriesOf(found: readonly OrderRow[]): Promise<ListedOrder[]> {
    const ids = found.filter(({ type }) => type === 'sms_number').map(({ id }) => id);
    const [referenceOf, numbers] = await Promise.all([
      productReferences(db.sql, found),
      db.sql.rows<NumberRow>(NUMBERS, [ids, clock.now()]),
    ]);
    const numberOf = new Map(numbers.map((one) => [one.id, one]));
    return found.map((row) => {
      const listed = numberOf.get(row.id);
      const { serviceCode, countryIso } = row;
      const state = { ...row, isRefunded: row.refundedAt !== null, isTried: listed?.isTried ?? false };
      const status = statusOf(state);
      return {
        id: row.id,
        type: row.type,
        user_id: row.userId,
        status,
        payment_status: paymentOf(state),
        payment_method: row.type === 'sms_number' ? 'wallet' : 'pix',
        ...moneyField('total_amount', Number(row.amountCents)),
        currency: row.currency,
        gateway: row.gateway,
        created_at: row.createdAt.toISOString(),
        phone: row.phone,
        product: serviceCode !== null && countryIso !== null ? referenceOf(serviceCode, countryIso) : null,
        number: listed ? { ...listed, situation: situationOf(row.status, status, listed) } : null,
      };
    });
  }

  return mapList(rows, entriesOf);
}

type Entry = Pick<OrderRow, 'type' | 'status' | 'refundedAt' | 'serviceCode' | 'countryIso' | 'provider'>;

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

/** The states of order-state.ts. Each condition starts from an index. */
export const STATUS_CONDITIONS: Record<OrderStatusDto, WhereOptions<Entry>[]> = {
  pending: [number({ [Op.and]: [{ status: 'REQUESTING' }, literal(`NOT ${ANSWERED}`)] }), topup('pending')],
  processing: [number({ [Op.and]: [{ status: 'REQUESTING' }, literal(ANSWERED)] })],
  shipped: [number({ status: 'WAITING_SMS' })],
  delivered: [DELIVERED, topup('paid')],
  cancelled: [number({ status: 'CANCELLED' }), topup('expired', 'failed')],
  refunded: [number(RETURNED), topup('refunded')],
};

export const PAYMENT_CONDITIONS: Record<OrderPaymentDto, WhereOptions<Entry>[]> = {
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
