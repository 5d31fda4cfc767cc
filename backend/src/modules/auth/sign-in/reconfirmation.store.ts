import { statement, type Sql } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Actor } from '../../../platform/http/index.js';

/** What an account can show once more, and when its session last did. */
export interface Confirmable {
  passwordHash: string | null;
  confirmedAt: Date | null;
}

const FIND = statement(
  'auth.reconfirmation.find',
  `SELECT u.password_hash AS "passwordHash", s.confirmed_at AS "confirmedAt"
     FROM users u LEFT JOIN sessions s ON s.id = $2 AND s.user_id = u.id
    WHERE u.id = $1`,
);

const CONFIRM = statement(
  'auth.reconfirmation.confirm',
  'UPDATE sessions SET confirmed_at = $2 WHERE id = $1',
);

/** When sessions were last confirmed by their owner. */
export function reconfirmationStore(sql: Sql) {
  return {
    get: async ({ userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>): Promise<Confirmable> => {
      const found = await sql.row<Confirmable>(FIND, [userId, sessionId]);
      if (!found) throw new DomainError('NOT_FOUND');
      return found;
    },
    confirm: (sessionId: string, now: Date) => sql.row(CONFIRM, [sessionId, now]),
  };
}
