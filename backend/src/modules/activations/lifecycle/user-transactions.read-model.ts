import type { Clock } from '../../../platform/clock.js';
import { batchedLookup, statement, type Sql } from '../../../platform/database/index.js';
import type { Activation } from '../activation.js';
import type { PurchaseBlock } from '../purchase/purchase.store.js';

export interface UserTransactionsReading {
  userId: string;
  activations: Activation[];
  /** Ids of numbers that changed today or got a late message in the last 24 hours; newest first. */
  recent: string[];
  /** The buyer of each open number. */
  openBuyers: string[];
  messagesToday: number;
  block: PurchaseBlock | null;
}

const SHOWN_RECENT = 10;
/** More than the numbers that a customer has open at once. */
const MOST_READ = 200;

/** A number of today expired after the day began, or has a late message. Only the shown numbers are read in full. */
export const READ_USER_TRANSACTIONS = statement(
  'activations.user_transactions',
  `SELECT users.id AS "userId",
          (SELECT coalesce(json_agg(v ORDER BY v."allottedAt" DESC, v.id DESC), '[]')
             FROM activation_views($2) v WHERE v.id = ANY (shown.ids)) AS activations,
          coalesce(shown.recent, '{}') AS recent,
          ARRAY(SELECT open_buyers(users.id, $2)) AS "openBuyers",
          (SELECT count(*) FROM messages WHERE user_id = users.id AND shown AND received_at >= day.start)
            AS "messagesToday",
          purchase_block(users.id, $2) AS block
     FROM unnest($1::uuid[]) AS users (id),
          (SELECT date_trunc('day', $2::timestamptz AT TIME ZONE 'America/Sao_Paulo')
                    AT TIME ZONE 'America/Sao_Paulo' AS start) day
    CROSS JOIN LATERAL (
      SELECT array_agg(n.id) AS ids,
             array_agg(n.id ORDER BY n.place) FILTER (WHERE n.is_recent AND n.place <= ${SHOWN_RECENT}) AS recent
        FROM (SELECT a.id, last.is_recent,
                     activation_is_open(a.status, a.finished_at, a.expires_at, $2) AS is_open,
                     row_number() OVER (ORDER BY last.is_recent DESC, last.at DESC, a.allotted_at DESC, a.id DESC) AS place
                FROM (SELECT * FROM activations
                       WHERE user_id = users.id AND allotted_at IS NOT NULL
                         AND expires_at > least(day.start, $2 - late_message_shown()) - late_message_window()
                       ORDER BY expires_at DESC LIMIT ${MOST_READ}) a
               CROSS JOIN LATERAL (
                 SELECT e.at, e.at IS NOT NULL AND e.at >= CASE WHEN a.status = 'EXPIRED' AND a.message_count > 0
                          THEN least(day.start, $2 - late_message_shown()) ELSE day.start END AS is_recent
                   FROM (SELECT greatest(a.closed_at, CASE WHEN a.message_count > 0 THEN (
                           SELECT received_at FROM messages WHERE activation_id = a.id AND shown
                            ORDER BY received_at DESC, id DESC LIMIT 1) END) AS at) e) last) n
       WHERE n.is_open OR n.is_recent AND n.place <= ${SHOWN_RECENT}) shown`,
);

const READ_ACTIVATION = statement(
  'activations.read_one',
  `SELECT to_json(v) AS activation FROM activation_views($3) v WHERE v."userId" = $1 AND v.id = $2`,
);

export async function findActivation(
  sql: Sql,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<Activation | null> {
  return (await sql.row<{ activation: Activation }>(READ_ACTIVATION, [userId, id, now]))?.activation ?? null;
}

export const READ_BY_NUMBERS = statement(
  'activations.read_by_numbers',
  `SELECT to_json(v) AS activation FROM activation_views($2) v WHERE v."numberId" = ANY ($1::bigint[])`,
);

/** Finds a number by its decimal id, for any customer. Programs ask often: reads of one moment share a query. */
export function createNumberReader(
  sql: Sql,
  clock: Clock,
): (userId: string, numberId: number) => Promise<Activation | null> {
  const find = batchedLookup(async (numbers) => {
    const rows = await sql.rows<{ activation: Activation }>(READ_BY_NUMBERS, [numbers, clock.now()]);
    return new Map(rows.map(({ activation }) => [String(activation.numberId), activation]));
  });
  return async (userId, numberId) => {
    const found = await find(String(numberId));
    return found?.userId === userId ? found : null;
  };
}

export interface HistoryPage {
  from: Date;
  until: Date;
  limit: number;
  offset: number;
}

const READ_HISTORY = statement(
  'activations.history',
  `SELECT to_json(v) AS activation
     FROM (SELECT id, allotted_at FROM activations
            WHERE user_id BETWEEN $1 AND $1 AND allotted_at BETWEEN $2 AND $3
            ORDER BY user_id DESC, allotted_at DESC, id DESC LIMIT $4 OFFSET $5) page
    CROSS JOIN LATERAL (SELECT * FROM activation_views($6) WHERE id = page.id) v
    ORDER BY page.allotted_at DESC, page.id DESC`,
);

export async function readHistory(
  sql: Sql,
  userId: string,
  { from, until, limit, offset }: HistoryPage,
  now: Date,
): Promise<Activation[]> {
  const values = [userId, from, until, limit, offset, now];
  const rows = await sql.rows<{ activation: Activation }>(READ_HISTORY, values);
  return rows.map(({ activation }) => activation);
}

/** Reads the numbers of one customer; reads at the same time share a query. */
export function createUserTransactionsReader(
  sql: Sql,
  clock: Clock,
): (userId: string) => Promise<UserTransactionsReading> {
  const find = batchedLookup(async (userIds) => {
    const rows = await sql.rows<UserTransactionsReading>(READ_USER_TRANSACTIONS, [userIds, clock.now()]);
    return new Map(rows.map((row) => [row.userId, row]));
  });
  return async (userId) => {
    const reading = await find(userId);
    if (!reading) throw new Error('user_transactions answered nothing');
    return reading;
  };
}
