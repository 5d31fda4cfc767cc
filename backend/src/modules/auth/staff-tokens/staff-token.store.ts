import { statement, type Sql } from '../../../platform/database/index.js';
import type { Clock } from '../../../platform/clock.js';
import type { Role } from '../../../platform/http/index.js';
import type { Currency } from '../../../platform/money.js';
import { accountStore } from '../accounts/account.store.js';
import { hashedLookup } from '../secrets.js';
import { IS_STAFF_WITHOUT_TWO_FACTOR } from '../two-factor/two-factor.store.js';
import type { ActivityKind } from '../activity/activity-event.js';
import type { StaffToken } from './staff-token.js';

type NewStaffToken = Omit<StaffToken, 'id' | 'lastUsedAt'> & { secretHash: Buffer };

const COLUMNS = `id, user_id AS "userId", name, permissions, prefix, created_at AS "createdAt",
  expires_at AS "expiresAt", last_used_at AS "lastUsedAt"`;

const INSERT = statement(
  'auth.staff_token.insert',
  `INSERT INTO staff_tokens (user_id, name, permissions, prefix, secret_hash, created_at, expires_at)
   SELECT $1, $2, $3, $4, $5, $6, $7
    WHERE (SELECT count(*) FROM staff_tokens WHERE user_id = $1 AND expires_at > $6) < $8
   RETURNING ${COLUMNS}`,
);
const LIST = statement(
  'auth.staff_token.list',
  `SELECT ${COLUMNS} FROM staff_tokens WHERE user_id = $1::uuid OR $1 IS NULL ORDER BY id DESC`,
);
const REVOKE = statement(
  'auth.staff_token.revoke',
  `DELETE FROM staff_tokens WHERE id = $1 AND (user_id = $2::uuid OR $2 IS NULL) RETURNING ${COLUMNS}`,
);
const REVOKE_ALL = statement(
  'auth.staff_token.revoke_all',
  'DELETE FROM staff_tokens WHERE user_id = $1 RETURNING name',
);
// Recorded by the same statement: there may be too many to name one by one.
const REVOKE_EVERYONE = statement(
  'auth.staff_token.revoke_everyone',
  `WITH revoked AS (DELETE FROM staff_tokens RETURNING user_id, name)
   INSERT INTO account_events (user_id, at, kind, subject)
   SELECT user_id, $1::timestamptz, $2::text, name FROM revoked`,
);
const FORGET = statement('auth.staff_token.forget', 'DELETE FROM staff_tokens WHERE expires_at < $1');

export function staffTokenStore(sql: Sql) {
  return {
    /** Null at the limit; in a unit of work, so that the count is exact. */
    insert: async (token: NewStaffToken, most: number): Promise<StaffToken | null> => {
      const { userId, name, permissions, prefix, secretHash, createdAt, expiresAt } = token;
      await accountStore(sql).lock(userId);
      const row = [userId, name, permissions, prefix, secretHash, createdAt, expiresAt];
      return sql.row<StaffToken>(INSERT, [...row, most]);
    },
    list: (userId: string | null) => sql.rows<StaffToken>(LIST, [userId]),
    /** Null when there is none; where a maker is named, only of theirs. */
    revoke: (id: string, userId: string | null) => sql.row<StaffToken>(REVOKE, [id, userId]),
    revokeAll: (userId: string) => sql.rows<{ name: string }>(REVOKE_ALL, [userId]),
    revokeEveryone: (now: Date, kind: ActivityKind) => sql.row(REVOKE_EVERYONE, [now, kind]),
    forgetExpiredBefore: (moment: Date) => sql.row(FORGET, [moment]),
  };
}

export interface LiveStaffToken extends Pick<
  StaffToken,
  'id' | 'userId' | 'name' | 'permissions' | 'expiresAt' | 'lastUsedAt'
> {
  email: string;
  role: Role;
  mustChangePassword: boolean;
  isStaffWithoutTwoFactor: boolean;
  currency: Currency;
}

const FIND_LIVE = statement(
  'auth.staff_token.live_by_secret',
  `SELECT t.secret_hash AS "secretHash", t.id, t.name, t.permissions, t.expires_at AS "expiresAt",
          t.last_used_at AS "lastUsedAt", u.id AS "userId", u.email, u.role,
          u.must_change_password AS "mustChangePassword", u.preferred_currency AS currency,
          ${IS_STAFF_WITHOUT_TWO_FACTOR} AS "isStaffWithoutTwoFactor"
     FROM staff_tokens t JOIN users u ON u.id = t.user_id
    WHERE t.secret_hash = ANY ($1::bytea[]) AND t.expires_at > $2 AND u.is_active`,
);
const TOUCH = statement(
  'auth.staff_token.touch',
  'UPDATE staff_tokens SET last_used_at = $2 WHERE id = $1 AND coalesce(last_used_at < $2, true)',
);

export function liveStaffTokenStore(sql: Sql, clock: Clock) {
  const findBySecret = hashedLookup(async (hashes) => {
    const rows = await sql.rows<LiveStaffToken & { secretHash: Buffer }>(FIND_LIVE, [hashes, clock.now()]);
    return rows.map(({ secretHash, ...token }): [Buffer, LiveStaffToken] => [secretHash, token]);
  });
  return { findBySecret, markUsed: (id: string) => sql.row(TOUCH, [id, clock.now()]) };
}

export type LiveStaffTokenStore = ReturnType<typeof liveStaffTokenStore>;
