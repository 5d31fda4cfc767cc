import { statement, type Sql } from '../../../platform/database/index.js';

const FIND = statement('auth.password.find', 'SELECT password_hash AS hash FROM users WHERE id = $1');

const REPLACE = statement(
  'auth.password.replace',
  `UPDATE users SET password_hash = $2, must_change_password = false
    WHERE id = $1 AND password_hash IS NOT DISTINCT FROM $3
    RETURNING id`,
);

const RESET = statement(
  'auth.password.reset',
  `UPDATE users SET password_hash = $2, must_change_password = false, is_email_verified = true
    WHERE id = $1 AND is_active
    RETURNING id`,
);

const DEMAND_CHANGE = statement(
  'auth.password.demand_change',
  'UPDATE users SET must_change_password = true WHERE id = $1',
);

const DISCARD = statement(
  'auth.password.discard',
  'UPDATE users SET password_hash = NULL, must_change_password = false WHERE id = $1',
);

/** The password of an account: its argon2id hash, or null where there is none. */
export function passwordStore(sql: Sql) {
  return {
    findHash: async (userId: string): Promise<string | null> =>
      (await sql.row<{ hash: string | null }>(FIND, [userId]))?.hash ?? null,
    /** Ends a demand to change it. False when it is no longer the one that `current` was read as. */
    replace: async (userId: string, hash: string, current: string | null) =>
      (await sql.row(REPLACE, [userId, hash, current])) !== null,
    /** For who proved to read the account's mail, which confirms the address too. False when it is disabled. */
    reset: async (userId: string, hash: string) => (await sql.row(RESET, [userId, hash])) !== null,
    demandChange: (userId: string) => sql.row(DEMAND_CHANGE, [userId]),
    /** Nobody can sign in with a password until a new one is set. */
    discard: (userId: string) => sql.row(DISCARD, [userId]),
  };
}
