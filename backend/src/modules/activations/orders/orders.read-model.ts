import { statement, type Sql, type Statement } from '../../../platform/database/index.js';
import type { Currency } from '../../../platform/money.js';
import { shortNumberOf } from '../../../platform/ids.js';
import type { Activation } from '../activation.js';

export const ORDER_SORTS = ['date', 'status', 'amount'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];
export const DIRECTIONS = ['asc', 'desc'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface OrdersQuery {
  userId: string;
  type: 'all' | 'sms_number' | 'credit_transaction' | 'returned';
  search: {
    serviceCodes: string[];
    countryIsos: string[];
    digits: string | null;
    shortNumber: string | null;
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
  created_at: string;
  paid_at: string;
  returned_cents: number;
  charged_back_cents: number;
  repaid_cents: number;
}

export interface OrdersReading {
  items: { activation: Activation | null; topup: TopupOrderJson | null }[];
  total: number;
  numbers: number;
  topups: number;
  numbersWithSms: number;
  numbersRefunded: number;
  lastOrderAt: Date | null;
  /** The current month; null before its first number. */
  month: { numbers: number; withSms: number; refunded: number; waiting: number } | null;
}

const SEARCHED_NUMBERS = 5_000;
/** With so many digits, the ends of all numbers are searched, by an index. */
const LEAST_END_DIGITS = 6;

const SORTED_BY: Record<OrderSort, { number: string; topup: string }> = {
  date: { number: 'allotted_at', topup: 'paid_at' },
  status: { number: 'status', topup: "'COMPLETED'" },
  amount: { number: 'price_cents', topup: 'amount_cents' },
};

const NUMBERS = `service_code <> '' AND $2 <> 'credit_transaction'`;
const TOPUPS = `service_code = '' AND $2 IN ('all', 'credit_transaction')`;
/** Numbers whose money came back; the same words as in their indexes. */
const RETURNED = `(status IN ('CANCELLED', 'EXPIRED') OR refunded_at IS NOT NULL)`;
const NAMED = '(service_code = ANY ($6::text[]) OR country_iso = ANY ($7::text[]))';

/** A range, because with an equality the planner may read the rows of all customers by time. */
const OWN = 'user_id BETWEEN $1 AND $1';

// OFFSET 0 stops the planner from joining in another order.
const foundByDigits = (isReturned: boolean) => `
  SELECT a.id, a.status, a.price_cents, a.allotted_at
    FROM (SELECT * FROM numbers_with_digits($1, $8, ${SEARCHED_NUMBERS}, ${LEAST_END_DIGITS})
          UNION
          SELECT id FROM (SELECT id, user_id FROM activations
                           WHERE ${shortNumberOf('id')} = $10 AND allotted_at IS NOT NULL OFFSET 0) called
           WHERE user_id = $1) AS found (id)
   CROSS JOIN LATERAL (SELECT * FROM activations WHERE id = found.id OFFSET 0) a
   WHERE $2 <> 'credit_transaction' AND NOT ${NAMED} ${isReturned ? `AND ${RETURNED}` : ''}`;

interface Kind {
  isSearch: boolean;
  /** Only numbers whose money came back. */
  isReturned: boolean;
}

/** Uses one index where possible; otherwise merges the customer's products, each read in the order of an index. */
function numbersInOrder(sort: OrderSort, direction: Direction, { isSearch, isReturned }: Kind): string {
  const { number } = SORTED_BY[sort];
  const read = (condition: string, columns: string) => `
    SELECT id, true AS is_number, ${number} AS sorted, allotted_at AS at FROM activations
     WHERE ${condition} AND allotted_at IS NOT NULL ${isReturned ? `AND ${RETURNED}` : ''}
     ORDER BY ${columns} ${direction}, id ${direction} LIMIT $3::bigint + $4::bigint`;
  if (sort !== 'amount' && !isSearch && !isReturned) {
    const columns = ['user_id', ...(sort === 'status' ? ['status'] : [])].map(
      (name) => `${name} ${direction}`,
    );
    return `(${read(`${OWN} AND $2 <> 'credit_transaction'`, `${columns.join(', ')}, allotted_at`)})`;
  }
  const ofProduct = 'user_id = $1 AND service_code = product.service AND country_iso = product.country';
  const statuses = isReturned
    ? 'COMPLETED,ACTIVE,CANCELLED,EXPIRED'
    : 'WAITING_SMS,COMPLETED,ACTIVE,CANCELLED,EXPIRED';
  return `
    SELECT n.*
      FROM (SELECT DISTINCT service_code AS service, country_iso AS country FROM order_counts
             WHERE user_id = $1 AND ${NUMBERS} ${isSearch ? `AND ${NAMED}` : ''} ${isReturned ? 'AND refunded > 0' : ''}) product,
           ${
             sort === 'amount'
               ? `LATERAL (${read(ofProduct, `price_cents ${direction}, allotted_at`)}) n`
               : `unnest('{${statuses}}'::text[]) AS one (of_status),
                  LATERAL (${read(`${ofProduct} AND status = of_status`, 'allotted_at')}) n`
           }
    ${isSearch ? `UNION ALL SELECT id, true, ${number}, allotted_at FROM by_digits` : ''}`;
}

// A further condition beside the short number would make PostgreSQL read all top-ups, hence OFFSET 0.
const TOPUPS_CALLED = `
  SELECT id, status, amount_cents, paid_at
    FROM (SELECT * FROM topups WHERE ${shortNumberOf('id')} = $10 OFFSET 0) t
   WHERE user_id = $1 AND paid_at IS NOT NULL AND topup_is_order(status, paid_at)
     AND $2 IN ('all', 'credit_transaction') AND NOT $9::boolean`;

function listStatement(sort: OrderSort, direction: Direction, kind: Kind): Statement {
  const { isSearch, isReturned } = kind;
  const order = `sorted ${direction}, at ${direction}, id ${direction}`;
  const { topup } = SORTED_BY[sort];
  const topupOrder = `user_id ${direction}, ${sort === 'amount' ? `amount_cents ${direction}, ` : ''}paid_at ${direction}, id ${direction}`;
  return statement(
    `orders.${isReturned ? 'returned' : 'list'}_${isSearch ? 'found_' : ''}by_${sort}_${direction}`,
    `WITH ${isSearch ? `by_digits AS MATERIALIZED (${foundByDigits(isReturned)}), called AS MATERIALIZED (${TOPUPS_CALLED}),` : ''} page AS (
       SELECT * FROM (
         ${numbersInOrder(sort, direction, kind)}
         UNION ALL
         (SELECT id, false, ${topup}, paid_at FROM topups
           WHERE ${OWN} AND paid_at IS NOT NULL AND topup_is_order(status, paid_at) AND $2 IN ('all', 'credit_transaction')
                 ${isSearch ? 'AND $9::boolean' : ''}
           ORDER BY ${topupOrder} LIMIT $3::bigint + $4::bigint)
         ${isSearch ? `UNION ALL SELECT id, false, ${topup}, paid_at FROM called` : ''}
       ) merged ORDER BY ${order} LIMIT $3 OFFSET $4
     )
     SELECT (SELECT coalesce(json_agg(json_build_object(
                'activation', (SELECT to_json(v) FROM activation_views($5) v WHERE page.is_number AND v.id = page.id),
                'topup', (SELECT json_build_object('id', t.id, 'amount_cents', t.amount_cents, 'currency', t.currency,
                                                   'gateway', t.gateway, 'created_at', t.created_at, 'paid_at', t.paid_at,
                                                   'returned_cents', t.returned_cents,
                                                   'charged_back_cents', t.charged_back_cents,
                                                   'repaid_cents', t.repaid_cents)
                            FROM topups t WHERE NOT page.is_number AND t.id = page.id))
              ORDER BY ${order}), '[]') FROM page) AS items,
            count.*,
            (SELECT json_build_object('numbers', sum(orders), 'withSms', sum(with_sms), 'refunded', sum(refunded),
                      'waiting', (SELECT count(*) FROM activations
                                   WHERE user_id = $1 AND status = 'WAITING_SMS' AND allotted_at IS NOT NULL
                                     AND month_of(allotted_at) = month_of($5)))
               FROM order_counts WHERE user_id = $1 AND service_code <> '' AND month = month_of($5)
             HAVING count(*) > 0) AS month
       FROM (SELECT ${isSearch ? '(SELECT count(*) FROM by_digits) + (SELECT count(*) FROM called) + ' : ''}coalesce(sum(${isReturned ? 'refunded' : 'orders'}) FILTER (
                      WHERE ${NUMBERS} ${isSearch ? `AND ${NAMED}` : ''}
                            OR ${TOPUPS} ${isSearch ? 'AND $9' : ''}), 0)::bigint AS total,
                    coalesce(sum(orders) FILTER (WHERE service_code <> ''), 0)::bigint AS numbers,
                    coalesce(sum(orders) FILTER (WHERE service_code = ''), 0)::bigint AS topups,
                    coalesce(sum(with_sms), 0)::bigint AS "numbersWithSms",
                    coalesce(sum(refunded), 0)::bigint AS "numbersRefunded", max(newest_at) AS "lastOrderAt"
               FROM order_counts WHERE user_id = $1) count`,
  );
}

type ListName = `${'all' | 'returned'} ${'' | 'found '}${OrderSort} ${Direction}`;

const LIST = Object.fromEntries(
  ORDER_SORTS.flatMap((sort) =>
    DIRECTIONS.flatMap((direction) =>
      [true, false].flatMap((isReturned) =>
        [true, false].map((isSearch) => [
          `${isReturned ? 'returned' : 'all'} ${isSearch ? 'found ' : ''}${sort} ${direction}`,
          listStatement(sort, direction, { isSearch, isReturned }),
        ]),
      ),
    ),
  ),
) as Record<ListName, Statement>;

/** A page reads only the rows that it skips and shows: the counts come from order_counts. */
export function readOrders(sql: Sql, query: OrdersQuery, now: Date): Promise<OrdersReading> {
  const { userId, type, search, sort, direction, limit, offset } = query;
  return sql.one<OrdersReading>(
    LIST[`${type === 'returned' ? 'returned' : 'all'} ${search ? 'found ' : ''}${sort} ${direction}`],
    [
      userId,
      type,
      limit,
      offset,
      now,
      ...(search
        ? [search.serviceCodes, search.countryIsos, search.digits, search.matchesTopups, search.shortNumber]
        : []),
    ],
  );
}
