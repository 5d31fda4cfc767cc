import type { Clock } from '../../../platform/clock.js';
import {
  createListQuery,
  mapList,
  statement,
  type Database,
  type ListQuery,
  type Sql,
} from '../../../platform/database/index.js';
import { moneyField } from '../../../platform/money.js';
import { productReferences, type ProductReference } from '../../catalogue/index.js';
import { paymentOf, statusOf } from './order-state.js';
import { actionsOf, COST, OBSTACLES, type NumberCost } from './order-detail.read-model.js';
import { orderFilters, orderModel, type OrderFilter, type OrderRow } from './order-filters.read-model.js';
import type { AdminOrderDto, ListedOrderDto, OrderStatusDto } from './staff-orders.dto.js';

type OrderEntry = Omit<AdminOrderDto, 'user_name' | 'user_email' | 'item'> & {
  product: ProductReference | null;
  /** E.164; empty after the customer's account is deleted. */
  phone: string | null;
};

interface ListedNumber extends Pick<ListedOrderDto, 'provider' | 'expires_at'> {
  situation: NonNullable<ListedOrderDto['situation']>;
  cost: NumberCost;
  actions: NonNullable<ListedOrderDto['actions']>;
}

export interface ListedOrder extends OrderEntry {
  number: ListedNumber | null;
  /** The payer's bank took the money of this top-up back. */
  isChargedBack: boolean;
}

export type OrderList = ListQuery<ListedOrder, OrderFilter, 'created_at'>;

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
  /** True while a provider has not said whether it sold a number. */
  isUncertain: boolean;
};

function situationOf(
  activationStatus: string,
  order: OrderStatusDto,
  number: NumberRow,
): ListedNumber['situation'] {
  if (number.isUncertain) return 'uncertain';
  if (number.cost.state === 'unsettled') return 'cost_open';
  if (activationStatus === 'EXPIRED') return 'no_code';
  if (activationStatus === 'FAILED') return 'not_found';
  if (order === 'pending' || order === 'processing') return 'requested';
  return order === 'shipped' ? 'waiting' : order;
}

export function orderList(db: Pick<Database, 'sequelize' | 'sql'>, clock: Clock): OrderList {
  const rows = createListQuery<OrderRow, OrderFilter, 'created_at'>(db, {
    model: orderModel(db),
    scope: {},
    filters: orderFilters(db),
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
        isChargedBack: row.isChargedBack,
      };
    });
  }

  return mapList(rows, entriesOf);
}

export interface OrdersUnderway {
  pending: number;
  processing: number;
  shipped: number;
  recent: number;
}

// Uses the indexes activations_underway, activations_orders and topups_orders.
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
