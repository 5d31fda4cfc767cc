import { statement, type Sql } from '../../../platform/database/index.js';
import type { StaffPermission } from '../../../platform/http/index.js';
import { lockAccount } from '../accounts/account.store.js';
import type { ActivityKind } from '../activity/activity-event.js';

export interface StaffToken {
  id: string;
  userId: string;
  name: string;
  permissions: StaffPermission[];
  prefix: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
}

export type WantedStaffToken = Pick<StaffToken, 'userId' | 'name' | 'permissions'> & { days: number };

/** Scanners of leaked secrets know this prefix. */
export const STAFF_TOKEN_PREFIX = 'torpedo_staff_';

export const MOST_STAFF_TOKENS = 20;

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
// The same statement records the events, because there may be too many tokens to do it one by one.
const REVOKE_EVERYONE = statement(
  'auth.staff_token.revoke_everyone',
  `WITH revoked AS (DELETE FROM staff_tokens RETURNING user_id, name)
   INSERT INTO account_events (user_id, at, kind, subject)
   SELECT user_id, $1::timestamptz, $2::text, name FROM revoked`,
);
const FORGET = statement('auth.staff_token.forget', 'DELETE FROM staff_tokens WHERE expires_at < $1');

export function createStaffTokenStore(sql: Sql) {
  return {
    insert: async (token: NewStaffToken, most: number): Promise<StaffToken | null> => {
      const { userId, name, permissions, prefix, secretHash, createdAt, expiresAt } = token;
      await lockAccount(sql, userId);
      const row = [userId, name, permissions, prefix, secretHash, createdAt, expiresAt];
      return sql.row<StaffToken>(INSERT, [...row, most]);
    },
    list: (userId: string | null) => sql.rows<StaffToken>(LIST, [userId]),
    revoke: (id: string, userId: string | null) => sql.row<StaffToken>(REVOKE, [id, userId]),
    revokeAll: (userId: string) => sql.rows<{ name: string }>(REVOKE_ALL, [userId]),
    revokeEveryone: (now: Date, kind: ActivityKind) => sql.row(REVOKE_EVERYONE, [now, kind]),
    forgetExpiredBefore: (moment: Date) => sql.row(FORGET, [moment]),
  };
}
