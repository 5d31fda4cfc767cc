import { statement, type Sql } from '../../../platform/database/index.js';
import type { SealedRow, SealedRows } from '../../../platform/reseal.job.js';
import type { SignInMethodsDto } from './two-factor.dto.js';

export interface TwoFactor {
  userId: string;
  secret: Buffer;
  confirmedAt: Date | null;
}

export interface RecoveryCodeHash {
  id: string;
  codeHash: string;
}

const FIND = statement(
  'auth.two_factor.find',
  `SELECT user_id AS "userId", secret, confirmed_at AS "confirmedAt" FROM two_factor WHERE user_id = $1`,
);

// A confirmed secret is not replaced. Its owner has to switch it off first.
const OFFER = statement(
  'auth.two_factor.offer',
  `INSERT INTO two_factor (user_id, secret, created_at) VALUES ($1, $2, $3)
   ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at
     WHERE two_factor.confirmed_at IS NULL
   RETURNING user_id`,
);

const LIST_SEALED = statement(
  'auth.two_factor.list_sealed',
  `SELECT user_id AS owner, secret AS sealed FROM two_factor
    WHERE $1::uuid IS NULL OR user_id > $1 ORDER BY user_id LIMIT $2`,
);

const RESEAL = statement(
  'auth.two_factor.reseal',
  'UPDATE two_factor SET secret = $3 WHERE user_id = $1 AND secret = $2',
);

const CONFIRM = statement(
  'auth.two_factor.confirm',
  `UPDATE two_factor SET confirmed_at = $2, last_step = $3
    WHERE user_id = $1 AND confirmed_at IS NULL AND secret = $4 RETURNING user_id`,
);

const USE_STEP = statement(
  'auth.two_factor.use_step',
  `UPDATE two_factor SET last_step = $2
    WHERE user_id = $1 AND confirmed_at IS NOT NULL AND (last_step IS NULL OR last_step < $2)
   RETURNING user_id`,
);

// The recovery codes are deleted too, by ON DELETE CASCADE.
const REMOVE = statement('auth.two_factor.remove', 'DELETE FROM two_factor WHERE user_id = $1');

const FORGET_CODES = statement(
  'auth.two_factor.forget_codes',
  'DELETE FROM two_factor_recovery_codes WHERE user_id = $1',
);

const STORE_CODES = statement(
  'auth.two_factor.store_codes',
  'INSERT INTO two_factor_recovery_codes (user_id, code_hash) SELECT $1, unnest($2::text[])',
);

const LIST_UNUSED_CODES = statement(
  'auth.two_factor.unused_codes',
  `SELECT id, code_hash AS "codeHash" FROM two_factor_recovery_codes
    WHERE user_id = $1 AND used_at IS NULL ORDER BY id`,
);

const USE_CODE = statement(
  'auth.two_factor.use_code',
  'UPDATE two_factor_recovery_codes SET used_at = $2 WHERE id = $1 AND used_at IS NULL RETURNING id',
);

export function createTwoFactorStore(sql: Sql) {
  const done = (row: unknown) => row !== null;
  return {
    find: (userId: string) => sql.row<TwoFactor>(FIND, [userId]),
    offer: async (userId: string, secret: Buffer, now: Date) =>
      done(await sql.row(OFFER, [userId, secret, now])),
    confirm: async ({ userId, secret }: TwoFactor, step: number, now: Date) =>
      done(await sql.row(CONFIRM, [userId, now, step, secret])),
    useStep: async (userId: string, step: number) => done(await sql.row(USE_STEP, [userId, step])),
    remove: (userId: string) => sql.row(REMOVE, [userId]),
    sealedRows: {
      page: (after, limit) => sql.rows<SealedRow>(LIST_SEALED, [after, limit]),
      replace: async ({ owner, sealed }, secret) => void (await sql.rows(RESEAL, [owner, sealed, secret])),
    } satisfies SealedRows,
    replaceCodes: async (userId: string, hashes: readonly string[]) => {
      await sql.row(FORGET_CODES, [userId]);
      await sql.row(STORE_CODES, [userId, hashes]);
    },
    listUnusedCodes: (userId: string) => sql.rows<RecoveryCodeHash>(LIST_UNUSED_CODES, [userId]),
    useCode: async (id: string, now: Date) => done(await sql.row(USE_CODE, [id, now])),
  };
}

type FoundSignInMethods = Omit<SignInMethodsDto, 'is_reconfirmed' | 'two_factor_required'>;

const READ = statement(
  'auth.sign_in_methods.read',
  `SELECT u.password_hash IS NOT NULL AS has_password,
          EXISTS (SELECT 1 FROM two_factor t WHERE t.user_id = u.id AND t.confirmed_at IS NOT NULL) AS two_factor_enabled,
          (SELECT count(*)::int FROM two_factor_recovery_codes c
            WHERE c.user_id = u.id AND c.used_at IS NULL) AS recovery_codes_left
     FROM users u WHERE u.id = $1`,
);

export const readSignInMethods = (sql: Sql, userId: string): Promise<FoundSignInMethods> =>
  sql.one<FoundSignInMethods>(READ, [userId]);
