import { batchedLookup, statement, type Sql } from '../../../platform/database/index.js';
import type { Clock } from '../../../platform/clock.js';
import type { Role, ApiKeyScope } from '../../../platform/http/index.js';
import type { Currency } from '../../../platform/money.js';
import { IS_STAFF_WITHOUT_TWO_FACTOR } from '../two-factor/two-factor.store.js';
import { hashedLookup } from '../secrets.js';
import { STAFF_SESSION_HOURS } from './session.js';

export interface LiveSession {
  sessionId: string;
  userId: string;
  email: string;
  role: Role;
  mustChangePassword: boolean;
  /** True for staff whose second step is not on. */
  isStaffWithoutTwoFactor: boolean;
  currency: Currency;
  rotation: number;
  /** When its owner last proved to be there; null when never. */
  confirmedAt: Date | null;
  lastSeenAt: Date;
  expiresAt: Date;
}

// The role counts as it is now: who became staff keeps no session older than staff may have.
const liveWhere = (key: string) =>
  `SELECT s.token_hash, s.id, s.user_id, s.rotation, s.confirmed_at, s.last_seen_at, s.expires_at, u.email, u.role,
          u.must_change_password, u.preferred_currency, ${IS_STAFF_WITHOUT_TWO_FACTOR} AS is_staff_without_two_factor
     FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE ${key} AND s.revoked_at IS NULL AND s.idle_expires_at > $2 AND s.expires_at > $2 AND u.is_active
      AND (u.role = 'CUSTOMER' OR s.created_at > $2::timestamptz - interval '${STAFF_SESSION_HOURS} hours')`;

const FIND_BY_TOKEN = statement('auth.live_session.by_token', liveWhere('s.token_hash = ANY ($1::bytea[])'));
const FIND_BY_ID = statement('auth.live_session.by_id', liveWhere('s.id = ANY ($1::uuid[])'));

const TOUCH_SESSION = statement(
  'auth.live_session.touch',
  'UPDATE sessions SET last_seen_at = $2, idle_expires_at = $3 WHERE id = $1 AND last_seen_at < $2',
);

interface LiveRow {
  token_hash: Buffer;
  id: string;
  user_id: string;
  rotation: number;
  confirmed_at: Date | null;
  last_seen_at: Date;
  expires_at: Date;
  email: string;
  role: Role;
  must_change_password: boolean;
  preferred_currency: Currency;
  is_staff_without_two_factor: boolean;
}

const liveOf = (row: LiveRow): LiveSession => ({
  sessionId: row.id,
  userId: row.user_id,
  email: row.email,
  role: row.role,
  mustChangePassword: row.must_change_password,
  isStaffWithoutTwoFactor: row.is_staff_without_two_factor,
  currency: row.preferred_currency,
  rotation: row.rotation,
  confirmedAt: row.confirmed_at,
  lastSeenAt: row.last_seen_at,
  expiresAt: row.expires_at,
});

/** The check that every signed-in request makes: one prepared statement for those that arrive together. */
export function liveSessionStore(sql: Sql, clock: Clock) {
  const findById = batchedLookup(async (ids) => {
    const rows = await sql.rows<LiveRow>(FIND_BY_ID, [ids, clock.now()]);
    return new Map(rows.map((row) => [row.id, liveOf(row)]));
  });
  const findByToken = hashedLookup(async (hashes) => {
    const rows = await sql.rows<LiveRow>(FIND_BY_TOKEN, [hashes, clock.now()]);
    return rows.map((row) => [row.token_hash, liveOf(row)] as const);
  });
  return {
    findById,
    findByToken,
    touch: (id: string, now: Date, idleExpiresAt: Date) => sql.row(TOUCH_SESSION, [id, now, idleExpiresAt]),
  };
}

export type LiveSessionStore = ReturnType<typeof liveSessionStore>;

export interface LiveApiKey {
  id: string;
  scope: ApiKeyScope;
  userId: string;
  email: string;
  role: Role;
  mustChangePassword: boolean;
  /** True for staff whose second step is not on. */
  isStaffWithoutTwoFactor: boolean;
  currency: Currency;
  lastUsedAt: Date | null;
}

const FIND = statement(
  'auth.live_api_key.by_secret',
  `SELECT k.secret_hash AS "secretHash", k.id, k.scope, k.last_used_at AS "lastUsedAt", u.id AS "userId", u.email,
          u.role, u.must_change_password AS "mustChangePassword", u.preferred_currency AS currency,
          ${IS_STAFF_WITHOUT_TWO_FACTOR} AS "isStaffWithoutTwoFactor"
     FROM api_keys k JOIN users u ON u.id = k.user_id
    WHERE k.secret_hash = ANY ($1::bytea[]) AND u.is_active`,
);

const TOUCH_API_KEY = statement(
  'auth.live_api_key.touch',
  'UPDATE api_keys SET last_used_at = $2 WHERE id = $1 AND coalesce(last_used_at < $2, true)',
);

/** The check that every request with a key makes: one prepared statement for those that arrive together. */
export function liveApiKeyStore(sql: Sql, clock: Clock) {
  const findBySecret = hashedLookup(async (hashes) => {
    const rows = await sql.rows<LiveApiKey & { secretHash: Buffer }>(FIND, [hashes]);
    return rows.map(({ secretHash, ...key }): [Buffer, LiveApiKey] => [secretHash, key]);
  });
  return { findBySecret, markUsed: (id: string) => sql.row(TOUCH_API_KEY, [id, clock.now()]) };
}

export type LiveApiKeyStore = ReturnType<typeof liveApiKeyStore>;
