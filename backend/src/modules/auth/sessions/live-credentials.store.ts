import { batchedLookup, statement, type Sql } from '../../../platform/database/index.js';
import type { Clock } from '../../../platform/clock.js';
import type { Role, ApiKeyScope, TeamRole } from '../../../platform/http/index.js';
import type { Currency } from '../../../platform/money.js';
import { hashedLookup } from '../secrets.js';
import type { StaffToken } from '../staff-tokens/staff-token.store.js';
import { STAFF_SESSION_HOURS } from './session.js';

export interface CredentialOwner {
  userId: string;
  email: string;
  role: Role;
  mustChangePassword: boolean;
  isStaffWithoutTwoFactor: boolean;
  currency: Currency;
}

const OWNER_COLUMNS = `u.id AS "userId", u.email, u.role, u.must_change_password AS "mustChangePassword",
  u.preferred_currency AS currency, u.role <> 'CUSTOMER' AND NOT EXISTS (
    SELECT 1 FROM two_factor t WHERE t.user_id = u.id AND t.confirmed_at IS NOT NULL
  ) AS "isStaffWithoutTwoFactor"`;

export interface LiveSession extends CredentialOwner {
  sessionId: string;
  rotation: number;
  confirmedAt: Date | null;
  lastSeenAt: Date;
  expiresAt: Date;
}

// Checks the role of now: a person who becomes staff loses a session that is too old for staff.
const liveWhere = (key: string) =>
  `SELECT s.token_hash::text AS "secretHash", s.id AS "sessionId", s.rotation, s.confirmed_at AS "confirmedAt",
          s.last_seen_at AS "lastSeenAt", s.expires_at AS "expiresAt", ${OWNER_COLUMNS}
     FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE ${key} AND s.revoked_at IS NULL AND s.idle_expires_at > $2 AND s.expires_at > $2 AND u.is_active
      AND (u.role = 'CUSTOMER' OR s.created_at > $2::timestamptz - interval '${STAFF_SESSION_HOURS} hours')`;

const FIND_BY_TOKEN = statement('auth.live_session.by_token', liveWhere('s.token_hash = ANY ($1::bytea[])'));
const FIND_BY_ID = statement('auth.live_session.by_id', liveWhere('s.id = ANY ($1::uuid[])'));

const TOUCH_SESSION = statement(
  'auth.live_session.touch',
  'UPDATE sessions SET last_seen_at = $2, idle_expires_at = $3 WHERE id = $1 AND last_seen_at < $2',
);

export function createLiveSessionStore(sql: Sql, clock: Clock) {
  return {
    findById: batchedLookup(async (ids) => {
      const rows = await sql.rows<LiveSession>(FIND_BY_ID, [ids, clock.now()]);
      return new Map(rows.map((row) => [row.sessionId, row]));
    }),
    findByToken: hashedLookup<LiveSession>((hashes) => sql.rows(FIND_BY_TOKEN, [hashes, clock.now()])),
    touch: (id: string, now: Date, idleExpiresAt: Date) => sql.row(TOUCH_SESSION, [id, now, idleExpiresAt]),
  };
}

export type LiveSessionStore = ReturnType<typeof createLiveSessionStore>;

export interface LiveApiKey extends CredentialOwner {
  id: string;
  scope: ApiKeyScope;
  isTest: boolean;
  lastUsedAt: Date | null;
  memberId: string | null;
  teamRole: TeamRole | null;
}

const FIND_KEY = statement(
  'auth.live_api_key.by_secret',
  `SELECT k.secret_hash::text AS "secretHash", k.id, k.scope, k.is_test AS "isTest", k.last_used_at AS "lastUsedAt", ${OWNER_COLUMNS},
          k.member_id AS "memberId", m.role AS "teamRole"
     FROM api_keys k JOIN users u ON u.id = k.user_id
     LEFT JOIN team_members m ON m.owner_id = k.user_id AND m.user_id = k.member_id
     LEFT JOIN users maker ON maker.id = m.user_id
    WHERE k.secret_hash = ANY ($1::bytea[]) AND u.is_active AND maker.is_active IS NOT FALSE`,
);

const TOUCH_KEY = statement(
  'auth.live_api_key.touch',
  'UPDATE api_keys SET last_used_at = $2 WHERE id = $1 AND coalesce(last_used_at < $2, true)',
);

export function createLiveApiKeyStore(sql: Sql, clock: Clock) {
  return {
    findBySecret: hashedLookup<LiveApiKey>((hashes) => sql.rows(FIND_KEY, [hashes])),
    markUsed: (id: string) => sql.row(TOUCH_KEY, [id, clock.now()]),
  };
}

export interface LiveMember extends Pick<CredentialOwner, 'userId' | 'currency'> {
  teamRole: TeamRole;
  lastUsedAt: Date | null;
}

const FIND_MEMBER = statement(
  'auth.live_member.find',
  `SELECT m.owner_id AS "userId", m.role AS "teamRole", m.last_used_at AS "lastUsedAt",
          u.preferred_currency AS currency
     FROM team_members m JOIN users u ON u.id = m.owner_id
    WHERE m.owner_id = $1 AND m.user_id = $2 AND u.is_active`,
);

const TOUCH_MEMBER = statement(
  'auth.live_member.touch',
  `UPDATE team_members SET last_used_at = $3
    WHERE owner_id = $1 AND user_id = $2 AND coalesce(last_used_at < $3, true)`,
);

/** The members of a team, by the account of its owner. */
export function createLiveMemberStore(sql: Sql, clock: Clock) {
  return {
    find: (ownerId: string, memberId: string) => sql.row<LiveMember>(FIND_MEMBER, [ownerId, memberId]),
    markUsed: (ownerId: string, memberId: string) => sql.row(TOUCH_MEMBER, [ownerId, memberId, clock.now()]),
  };
}

export type LiveMemberStore = ReturnType<typeof createLiveMemberStore>;

export type LiveApiKeyStore = ReturnType<typeof createLiveApiKeyStore>;

export type LiveStaffToken = CredentialOwner &
  Pick<StaffToken, 'id' | 'name' | 'permissions' | 'expiresAt' | 'lastUsedAt'>;

const FIND_STAFF_TOKEN = statement(
  'auth.staff_token.live_by_secret',
  `SELECT t.secret_hash::text AS "secretHash", t.id, t.name, t.permissions, t.expires_at AS "expiresAt",
          t.last_used_at AS "lastUsedAt", ${OWNER_COLUMNS}
     FROM staff_tokens t JOIN users u ON u.id = t.user_id
    WHERE t.secret_hash = ANY ($1::bytea[]) AND t.expires_at > $2 AND u.is_active`,
);

const TOUCH_STAFF_TOKEN = statement(
  'auth.staff_token.touch',
  'UPDATE staff_tokens SET last_used_at = $2 WHERE id = $1 AND coalesce(last_used_at < $2, true)',
);

export function createLiveStaffTokenStore(sql: Sql, clock: Clock) {
  return {
    findBySecret: hashedLookup<LiveStaffToken>((hashes) => sql.rows(FIND_STAFF_TOKEN, [hashes, clock.now()])),
    markUsed: (id: string) => sql.row(TOUCH_STAFF_TOKEN, [id, clock.now()]),
  };
}

export type LiveStaffTokenStore = ReturnType<typeof createLiveStaffTokenStore>;
