import { statement, type Sql } from '../../../platform/database/index.js';
import type { Clock } from '../../../platform/clock.js';
import type { ApiKeyScope, Role } from '../../../platform/http/index.js';
import type { Currency } from '../../../platform/money.js';
import { hashedLookup } from '../hashed-lookup.js';
import { IS_STAFF_WITHOUT_TWO_FACTOR } from '../two-factor/two-factor.store.js';

/** A key with what every request wants to know about its account. */
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

const TOUCH = statement(
  'auth.live_api_key.touch',
  'UPDATE api_keys SET last_used_at = $2 WHERE id = $1 AND coalesce(last_used_at < $2, true)',
);

/** The check that every request with a key makes: one prepared statement for those that arrive together. */
export function liveApiKeyStore(sql: Sql, clock: Clock) {
  const findBySecret = hashedLookup(async (hashes) => {
    const rows = await sql.rows<LiveApiKey & { secretHash: Buffer }>(FIND, [hashes]);
    return rows.map(({ secretHash, ...key }): [Buffer, LiveApiKey] => [secretHash, key]);
  });
  return { findBySecret, markUsed: (id: string) => sql.row(TOUCH, [id, clock.now()]) };
}

export type LiveApiKeyStore = ReturnType<typeof liveApiKeyStore>;
