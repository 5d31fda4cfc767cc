import { statement, type Sql, type Statement } from '../../../platform/database/index.js';
import type { Currency } from '../../../platform/money.js';
import type { ActivationJson } from '../activation.js';

export const ORDER_SORTS = ['date', 'status', 'amount'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];
export const DIRECTIONS = ['asc', 'desc'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface OrdersQuery {
  userId: string;
  type: 'all' | 'sms_number' | 'credit_transaction';
  /** Null lists everything. */
  search: {
    serviceCodes: string[];
    countryIsos: string[];
    digits: string | null;
    matchesTopups: boolean;
  } | null;
  sort: OrderSort;
  direction: Direction;
  limit: number;
  offset: number;
}

export interface TopupOrderJson {
  id: string;
  amount_cents: number;
  currency: Currency;
  gateway: string;
  paid_at: string;
  /** Cents that went back to the payer, or are on their way. */
  returned_cents: number;
}

export interface OrdersReading {
  items: { activation: ActivationJson | null; topup: TopupOrderJson | null }[];
  total: number;
  numbers: number;
  topups: number;
  numbersWithSms: number;
  numbersRefunded: number;
  lastOrderAt: Date | null;
}

/** Also what has gone back to its payer since. */
const CREDITED = `status IN ('paid', 'refunded') AND paid_at IS NOT NULL`;

const COLUMN: Record<OrderSort, string> = { date: 'at', status: 'status', amount: 'amount_cents' };

function listStatement(sort: OrderSort, direction: Direction): Statement {
  const order = `${COLUMN[sort]} ${direction}, at ${direction}, id ${direction}`;
  return statement(
    `orders.list_by_${sort}_${direction}`,
    `WITH matching AS (
       SELECT id, true AS is_number, allotted_at AS at, status, price_cents AS amount_cents
         FROM activations
        WHERE user_id = $1 AND allotted_at IS NOT NULL AND $2 <> 'credit_transaction'
          AND ($3::boolean OR service_code = ANY ($4::text[]) OR country_iso = ANY ($5::text[])
               OR strpos(phone, $6) > 0)
        UNION ALL
       SELECT id, false, paid_at, 'COMPLETED', amount_cents
         FROM topups
        WHERE user_id = $1 AND ${CREDITED} AND $2 <> 'sms_number' AND ($3 OR $7::boolean)
     ), page AS (
       SELECT * FROM matching ORDER BY ${order} LIMIT $8 OFFSET $9
     )
     SELECT (SELECT coalesce(json_agg(json_build_object(
                'activation', (SELECT to_json(v) FROM activation_views($10) v WHERE page.is_number AND v.id = page.id),
                'topup', (SELECT json_build_object('id', t.id, 'amount_cents', t.amount_cents, 'currency', t.currency,
                                                   'gateway', t.gateway, 'paid_at', t.paid_at,
                                                   'returned_cents', t.returned_cents)
                            FROM topups t WHERE NOT page.is_number AND t.id = page.id))
              ORDER BY ${order}), '[]') FROM page) AS items,
            (SELECT count(*) FROM matching) AS total,
            n.count AS numbers, n.with_sms AS "numbersWithSms", n.refunded AS "numbersRefunded",
            t.count AS topups, greatest(n.last_at, t.last_at) AS "lastOrderAt"
       FROM (SELECT count(*), count(*) FILTER (WHERE message_count > 0) AS with_sms,
                    
                    count(*) FILTER (WHERE activation_money(status) = 'back' OR refunded_at IS NOT NULL) AS refunded,
                    max(allotted_at) AS last_at
               FROM activations WHERE user_id = $1 AND allotted_at IS NOT NULL) n,
            (SELECT count(*), max(paid_at) AS last_at FROM topups WHERE user_id = $1 AND ${CREDITED}) t`,
  );
}

/** One prepared statement for each order, so that PostgreSQL plans each once. */
const LIST = Object.fromEntries(
  ORDER_SORTS.flatMap((sort) =>
    DIRECTIONS.map((direction) => [`${sort} ${direction}`, listStatement(sort, direction)]),
  ),
) as Record<`${OrderSort} ${Direction}`, Statement>;

/** One page of the orders, with what the whole comes to. */
export function readOrders(sql: Sql, query: OrdersQuery, now: Date): Promise<OrdersReading> {
  const { userId, type, search, sort, direction, limit, offset } = query;
  return sql.one<OrdersReading>(LIST[`${sort} ${direction}`], [
    userId,
    type,
    search === null,
    search?.serviceCodes ?? [],
    search?.countryIsos ?? [],
    search?.digits ?? null,
    search?.matchesTopups ?? false,
    limit,
    offset,
    now,
  ]);
}
