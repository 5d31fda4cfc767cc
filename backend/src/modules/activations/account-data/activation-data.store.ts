import { statement, type Sql } from '../../../platform/database/index.js';
import type { Activation } from '../activation.js';

const LOCK = statement('activations.data.lock', 'SELECT purchase_lock_user($1)');
const COUNT_OPEN = statement('activations.data.open', 'SELECT open_activations($1, $2) AS count');

const LIST = statement(
  'activations.data.list',
  `SELECT to_jsonb(v) AS activation, p.end_user AS "endUser"
     FROM activation_views($2) v JOIN activations a ON a.id = v.id JOIN purchases p ON p.id = a.purchase_id
    WHERE v."userId" = $1
    ORDER BY v."allottedAt" DESC, v.id DESC`,
);

// Messages are found by the provider's id of the number: a message may lack the id of its activation.
const DELETE_MESSAGES = statement(
  'activations.data.delete_messages',
  `DELETE FROM messages m USING activations a
    WHERE a.user_id = $1 AND m.provider = a.provider AND m.provider_activation_id = a.provider_activation_id`,
);

const FORGET_CALLS = statement(
  'activations.data.forget_calls',
  `UPDATE provider_attempts t SET request = NULL, response = NULL
     FROM activations a WHERE a.id = t.activation_id AND a.user_id = $1`,
);

const FORGET_UNMATCHED = statement(
  'activations.data.forget_unmatched',
  `UPDATE stray_numbers s SET phone = '' FROM provider_attempts t JOIN activations a ON a.id = t.activation_id
    WHERE s.attempt_id = t.id AND a.user_id = $1`,
);

const FORGET_NUMBERS = statement(
  'activations.data.forget_numbers',
  `UPDATE activations SET phone = '' WHERE user_id = $1 AND allotted_at IS NOT NULL`,
);

const FORGET_REQUESTS = statement(
  'activations.data.forget_requests',
  'UPDATE purchases SET idempotency_key = NULL, end_user = NULL WHERE user_id = $1',
);

const FORGET_BLOCK = statement(
  'activations.data.forget_block',
  'DELETE FROM purchase_blocks WHERE user_id = $1',
);

const EVERYTHING = [
  DELETE_MESSAGES,
  FORGET_UNMATCHED,
  FORGET_CALLS,
  FORGET_NUMBERS,
  FORGET_REQUESTS,
  FORGET_BLOCK,
];

export function createActivationDataStore(sql: Sql) {
  return {
    async countOpen(userId: string, now: Date): Promise<number> {
      await sql.row(LOCK, [userId]);
      return (await sql.row<{ count: number }>(COUNT_OPEN, [userId, now]))!.count;
    },
    list: (userId: string, now: Date) =>
      sql.rows<{ activation: Activation; endUser: string | null }>(LIST, [userId, now]),
    async forget(userId: string): Promise<void> {
      for (const step of EVERYTHING) await sql.rows(step, [userId]);
    },
  };
}
