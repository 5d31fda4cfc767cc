import { statement, type Sql } from '../../../platform/database/index.js';
import type { Role } from '../../../platform/http/index.js';

const LOCK = statement(
  'auth.account.lock',
  'SELECT role FROM users WHERE id = $1 AND deleted_at IS NULL FOR UPDATE',
);

const ERASE = statement('auth.account.erase', 'SELECT account_erase($1, $2)');

export function accountEraserStore(sql: Sql) {
  return {
    /** Null when it was deleted meanwhile. */
    lock: async (userId: string): Promise<Role | null> =>
      (await sql.row<{ role: Role }>(LOCK, [userId]))?.role ?? null,
    /** Deletes the rows of every table that refers to users with ON DELETE CASCADE, too. */
    erase: (userId: string, at: Date) => sql.row(ERASE, [userId, at]),
  };
}
