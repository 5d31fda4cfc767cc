import { statement, type Sql } from '../../../platform/database/index.js';
import type { Activation } from '../activation.js';
import { activationOf, type ActivationJson } from '../activation-rows.js';

/** A customer's numbers that are open or belong to today, newest first. */
export interface UserTransactionsReading {
  /** Midnight in São Paulo. */
  dayStart: Date;
  activations: Activation[];
  /** Slots taken, requests under way included. */
  used: number;
  messagesToday: number;
}

/** Whatever happened to a number today happened at most 10 minutes after its window. */
export const READ_USER_TRANSACTIONS = statement(
  'activations.user_transactions',
  `SELECT day.start AS "dayStart",
          (SELECT coalesce(json_agg(v), '[]')
             FROM (SELECT * FROM activation_views
                    WHERE user_id = $1 AND expires_at > day.start - interval '10 minutes'
                    ORDER BY allotted_at DESC, id DESC LIMIT 200) v) AS activations,
          open_activations($1, $2) AS used,
          (SELECT count(*) FROM messages WHERE user_id = $1 AND shown AND received_at >= day.start) AS "messagesToday"
     FROM (SELECT date_trunc('day', $2::timestamptz AT TIME ZONE 'America/Sao_Paulo')
                    AT TIME ZONE 'America/Sao_Paulo' AS start) day`,
);

type Row = Omit<UserTransactionsReading, 'activations'> & { activations: ActivationJson[] };

export async function readUserTransactions(
  sql: Sql,
  userId: string,
  now: Date,
): Promise<UserTransactionsReading> {
  const row = await sql.row<Row>(READ_USER_TRANSACTIONS, [userId, now]);
  if (!row) throw new Error('user_transactions answered nothing');
  return { ...row, activations: row.activations.map(activationOf) };
}
