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

export function createPasswordStore(sql: Sql) {
  return {
    findHash: async (userId: string): Promise<string | null> =>
      (await sql.row<{ hash: string | null }>(FIND, [userId]))?.hash ?? null,
    replace: async (userId: string, hash: string, current: string | null) =>
      (await sql.row(REPLACE, [userId, hash, current])) !== null,
    reset: async (userId: string, hash: string) => (await sql.row(RESET, [userId, hash])) !== null,
    demandChange: (userId: string) => sql.row(DEMAND_CHANGE, [userId]),
    discard: (userId: string) => sql.row(DISCARD, [userId]),
  };
}

export interface PasswordReset {
  userId: string;
  tokenHash: Buffer;
  temporaryPasswordHash: Buffer;
  expiresAt: Date;
}

const REPLACE_RESET = statement(
  'auth.password_reset.replace',
  `INSERT INTO password_resets (user_id, token_hash, temporary_password_hash, expires_at)
   VALUES ($1, $2, $3, $4)
   ON CONFLICT (user_id) DO UPDATE
     SET token_hash = excluded.token_hash, temporary_password_hash = excluded.temporary_password_hash,
         temporary_password_used_at = NULL, expires_at = excluded.expires_at`,
);

const FIND_BY_TOKEN = statement(
  'auth.password_reset.by_token',
  'SELECT user_id AS "userId", expires_at AS "expiresAt" FROM password_resets WHERE token_hash = $1',
);

const FIND_TEMPORARY = statement(
  'auth.password_reset.temporary',
  'SELECT temporary_password_hash AS hash FROM password_resets WHERE user_id = $1',
);

const USE_TOKEN = statement(
  'auth.password_reset.use_token',
  'DELETE FROM password_resets WHERE token_hash = $1 RETURNING user_id',
);

const USE_TEMPORARY = statement(
  'auth.password_reset.use_temporary',
  `UPDATE password_resets SET temporary_password_used_at = $3
    WHERE user_id = $1 AND temporary_password_hash = $2 AND temporary_password_used_at IS NULL AND expires_at > $3
    RETURNING user_id`,
);

const FORGET_OF = statement(
  'auth.password_reset.forget_of',
  'DELETE FROM password_resets WHERE user_id = $1',
);

const FORGET = statement('auth.password_reset.forget', 'DELETE FROM password_resets WHERE expires_at < $1');

export function createPasswordResetStore(sql: Sql) {
  return {
    replace: ({ userId, tokenHash, temporaryPasswordHash, expiresAt }: PasswordReset) =>
      sql.row(REPLACE_RESET, [userId, tokenHash, temporaryPasswordHash, expiresAt]),
    findByToken: (tokenHash: Buffer) =>
      sql.row<{ userId: string; expiresAt: Date }>(FIND_BY_TOKEN, [tokenHash]),
    findTemporaryPassword: async (userId: string): Promise<Buffer | null> =>
      (await sql.row<{ hash: Buffer }>(FIND_TEMPORARY, [userId]))?.hash ?? null,
    useToken: async (tokenHash: Buffer) => (await sql.row(USE_TOKEN, [tokenHash])) !== null,
    useTemporaryPassword: async (userId: string, hash: Buffer, now: Date) =>
      (await sql.row(USE_TEMPORARY, [userId, hash, now])) !== null,
    forgetOf: (userId: string) => sql.row(FORGET_OF, [userId]),
    forgetExpiredBefore: (time: Date) => sql.row(FORGET, [time]),
  };
}
