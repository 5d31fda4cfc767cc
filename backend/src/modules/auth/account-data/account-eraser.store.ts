import { statement, type Sql } from '../../../platform/database/index.js';
import type { Role } from '../../../platform/http/index.js';

const LOCK = statement(
  'auth.account.lock',
  'SELECT role FROM users WHERE id = $1 AND deleted_at IS NULL FOR UPDATE',
);

const ERASE = statement('auth.account.erase', 'SELECT account_erase($1, $2)');

/** The end of an account in its own table. */
export function accountEraserStore(sql: Sql) {
  return {
    /** Locks the account's row until the transaction ends; null when it was deleted meanwhile. */
    lock: async (userId: string): Promise<Role | null> =>
      (await sql.row<{ role: Role }>(LOCK, [userId]))?.role ?? null,
    /**
     * Removes what tells about the person. The function deletes the rows of every table that refers to users with
     * ON DELETE CASCADE.
     */
    erase: (userId: string, at: Date) => sql.row(ERASE, [userId, at]),
  };
}
