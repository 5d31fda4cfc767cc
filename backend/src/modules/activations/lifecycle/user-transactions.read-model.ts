import type { Clock } from '../../../platform/clock.js';
import { batchedLookup, statement, type Sql } from '../../../platform/database/index.js';
import { activationOf, type Activation, type ActivationJson } from '../activation.js';

/** A customer's numbers that are open or belong to today, newest first. */
export interface UserTransactionsReading {
  /** Midnight in São Paulo. */
  dayStart: Date;
  activations: Activation[];
  /** Slots taken, requests under way included. */
  used: number;
  messagesToday: number;
}

/** Whatever happened to a number today happened before the end of its late messages. */
export const READ_USER_TRANSACTIONS = statement(
  'activations.user_transactions',
  `SELECT users.id AS "userId", day.start AS "dayStart",
          (SELECT coalesce(json_agg(v), '[]')
             FROM (SELECT * FROM activation_views($2)
                    WHERE "userId" = users.id AND "expiresAt" > day.start - late_message_window()
                    ORDER BY "allottedAt" DESC, id DESC LIMIT 200) v) AS activations,
          open_activations(users.id, $2) AS used,
          (SELECT count(*) FROM messages WHERE user_id = users.id AND shown AND received_at >= day.start)
            AS "messagesToday"
     FROM unnest($1::uuid[]) AS users (id),
          (SELECT date_trunc('day', $2::timestamptz AT TIME ZONE 'America/Sao_Paulo')
                    AT TIME ZONE 'America/Sao_Paulo' AS start) day`,
);

const READ_ACTIVATION = statement(
  'activations.read_one',
  `SELECT to_json(v) AS activation FROM activation_views($3) v WHERE v."userId" = $1 AND v.id = $2`,
);

/** A number of the customer in whatever state, however old; null where there is none. */
export async function findActivation(
  sql: Sql,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<Activation | null> {
  const row = await sql.row<{ activation: ActivationJson }>(READ_ACTIVATION, [userId, id, now]);
  return row ? activationOf(row.activation) : null;
}

type Row = Omit<UserTransactionsReading, 'activations'> & { userId: string; activations: ActivationJson[] };

/** Reads one customer's; those asked for together share a query. */
export function createUserTransactionsReader(
  sql: Sql,
  clock: Clock,
): (userId: string) => Promise<UserTransactionsReading> {
  const find = batchedLookup(async (userIds) => {
    const rows = await sql.rows<Row>(READ_USER_TRANSACTIONS, [userIds, clock.now()]);
    return new Map(
      rows.map((row) => [row.userId, { ...row, activations: row.activations.map(activationOf) }]),
    );
  });
  return async (userId) => {
    const reading = await find(userId);
    if (!reading) throw new Error('user_transactions answered nothing');
    return reading;
  };
}
