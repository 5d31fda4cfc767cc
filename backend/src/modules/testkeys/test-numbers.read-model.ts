import { statement, type Sql } from '../../platform/database/index.js';
import type { Activation, HistoryPage, NumberSteps, OrdersRequest } from '../activations/index.js';

type OrderSort = OrdersRequest['sort'];
type Direction = OrdersRequest['direction'];

const VIEW = `json_build_object(
  'id', n.id, 'numberId', n.number_id, 'userId', n.user_id, 'status', n.status, 'phone', test_phone(n.number_id),
  'service', json_build_object('code', n.service_code, 'listedName', n.service_code),
  'country', json_build_object('isoCode', 'BR', 'ownNames', NULL),
  'priceCents', n.price_cents, 'currency', n.currency,
  'refundedCents', CASE WHEN n.closed_at IS NULL THEN 0 ELSE n.price_cents END,
  'isOpen', n.is_open, 'canCancel', n.status = 'WAITING_SMS' AND n.cancel_available_at <= test_time(w, $2),
  'canGetAnother', n.is_open AND n.status = 'COMPLETED', 'canSwap', n.status = 'WAITING_SMS' AND n.cancel_available_at <= test_time(w, $2),
  'allottedAt', iso_instant(n.allotted_at), 'updatedAt', iso_instant(n.updated_at),
  'expiresAt', iso_instant(n.expires_at), 'cancelAvailableAt', iso_instant(n.cancel_available_at),
  'swapAvailableAt', CASE WHEN n.status = 'WAITING_SMS' THEN iso_instant(n.cancel_available_at) END, 'cancelRequestedAt', NULL, 'closedAt', iso_instant(n.closed_at), 'closedBy', n.closed_by,
  'messageCount', (SELECT count(*) FROM test_messages WHERE number = n.id AND has_arrived),
  'messages', (SELECT coalesce(json_agg(json_build_object('code', m.code, 'text', m.text, 'receivedAt', iso_instant(m.arrives_at))
                                        ORDER BY m.arrives_at DESC, m.id DESC), '[]')
                 FROM (SELECT * FROM test_messages WHERE number = n.id AND has_arrived
                        ORDER BY arrives_at DESC, id DESC LIMIT 20) m))`;

/** The numbers of the account $1. The views need $2, the real time. */
const SHOWN = `test_numbers n JOIN test_worlds w ON w.user_id = n.user_id WHERE n.user_id = $1 AND n.status <> 'FAILED'`;

const LIST = statement(
  'testkeys.list',
  `SELECT ${VIEW} AS activation FROM ${SHOWN} AND n.id = ANY ($3::uuid[]) ORDER BY n.id`,
);

const FIND = statement('testkeys.find', `SELECT ${VIEW} AS activation FROM ${SHOWN} AND n.number_id = $3`);

const HISTORY = statement(
  'testkeys.history',
  `SELECT ${VIEW} AS activation FROM ${SHOWN} AND n.allotted_at BETWEEN $3 AND $4 ORDER BY n.id DESC LIMIT $5 OFFSET $6`,
);

/** The numbers and messages of today by the clock of the test world, newest first. */
const READ_TODAY = statement(
  'testkeys.today',
  `WITH day AS (SELECT date_trunc('day', test_time(w, $2) AT TIME ZONE 'America/Sao_Paulo')
                         AT TIME ZONE 'America/Sao_Paulo' AS start FROM test_worlds w WHERE w.user_id = $1)
   SELECT (SELECT coalesce(json_agg(${VIEW} ORDER BY n.id DESC), '[]') FROM ${SHOWN} AND n.is_open) AS open,
          (SELECT coalesce(json_agg(recent.activation ORDER BY recent.updated_at DESC, recent.id DESC), '[]')
             FROM (SELECT n.id, n.updated_at, ${VIEW} AS activation FROM ${SHOWN}
                      AND (n.first_message_at IS NOT NULL OR n.closed_at IS NOT NULL)
                      AND n.updated_at >= (SELECT start FROM day)
                    ORDER BY n.updated_at DESC, n.id DESC LIMIT 10) recent) AS recent,
          (SELECT count(*) FROM test_messages WHERE user_id = $1 AND has_arrived
              AND arrives_at >= (SELECT start FROM day)) AS "messagesToday"`,
);

const STEPS = statement(
  'testkeys.steps',
  `SELECT allotted_at AS "requestedAt", allotted_at AS "allottedAt", first_message_at AS "firstMessageAt",
          NULL::timestamptz AS "cancelRequestedAt", closed_at AS "closedAt", closed_by AS "closedBy",
          finished_at AS "finishedAt", NULL::timestamptz AS "refundedAt"
     FROM test_numbers WHERE user_id = $1 AND id = $2 AND status <> 'FAILED'`,
);

const ORDERED_BY: Record<OrderSort, string> = {
  date: 'n.allotted_at',
  status: 'n.status',
  amount: 'n.price_cents',
};

const orders = (sort: OrderSort, direction: Direction) =>
  statement(
    `testkeys.orders_${sort}_${direction}`,
    `WITH found AS (SELECT n.* FROM ${SHOWN} AND ($3 = '' OR n.service_code LIKE '%' || $3 || '%'
                       OR test_phone(n.number_id) LIKE '%' || $3 || '%' OR n.number_id::text = $3)
                      AND (NOT $4 OR n.closed_at IS NOT NULL))
     SELECT (SELECT coalesce(json_agg(page.activation ORDER BY page.place), '[]')
               FROM (SELECT ${VIEW} AS activation, row_number() OVER (ORDER BY ${ORDERED_BY[sort]} ${direction}, n.id ${direction}) AS place
                       FROM found n JOIN test_worlds w ON w.user_id = n.user_id
                      ORDER BY place LIMIT $5 OFFSET $6) page) AS numbers,
            (SELECT count(*) FROM found) AS total, count(*) AS all,
            count(n.first_message_at) AS "withSms", count(n.closed_at) AS refunded, max(n.allotted_at) AS "newestAt",
            count(*) FILTER (WHERE n.status = 'WAITING_SMS') AS waiting
       FROM ${SHOWN}`,
  );

const DIRECTIONS = ['asc', 'desc'] as const;
const SORTS = ['date', 'status', 'amount'] as const;
const ORDERS = new Map(
  SORTS.flatMap((sort) => DIRECTIONS.map((direction) => [`${sort} ${direction}`, orders(sort, direction)])),
);

export interface TestOrdersQuery {
  userId: string;
  search: string;
  onlyReturned: boolean;
  sort: OrderSort;
  direction: Direction;
  limit: number;
  offset: number;
}

export interface TestOrdersReading {
  numbers: Activation[];
  total: number;
  all: number;
  withSms: number;
  refunded: number;
  newestAt: Date | null;
  waiting: number;
}

export interface TestDay {
  open: Activation[];
  recent: Activation[];
  messagesToday: number;
}

export function createTestNumbers(sql: Sql) {
  async function activations(...asked: Parameters<typeof sql.rows>): Promise<Activation[]> {
    const rows = await sql.rows<{ activation: Activation }>(...asked);
    return rows.map(({ activation }) => activation);
  }

  return {
    /** In the order in which they were bought, without failed ones. */
    list: (userId: string, ids: readonly string[], now: Date) => activations(LIST, [userId, now, ids]),
    /** Finds a number by its decimal id. */
    find: async (userId: string, numberId: number, now: Date) =>
      (await activations(FIND, [userId, now, numberId]))[0] ?? null,
    history: (userId: string, { from, until, limit, offset }: HistoryPage, now: Date) =>
      activations(HISTORY, [userId, now, from, until, limit, offset]),
    today: (userId: string, now: Date) => sql.one<TestDay>(READ_TODAY, [userId, now]),
    steps: (userId: string, id: string) => sql.row<NumberSteps>(STEPS, [userId, id]),
    orders: ({ userId, search, onlyReturned, sort, direction, limit, offset }: TestOrdersQuery, now: Date) =>
      sql.one<TestOrdersReading>(ORDERS.get(`${sort} ${direction}`)!, [
        userId,
        now,
        search,
        onlyReturned,
        limit,
        offset,
      ]),
  };
}
