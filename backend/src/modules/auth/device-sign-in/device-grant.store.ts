import { statement, type Sql } from '../../../platform/database/index.js';
import type { DeviceGrant } from './device-grant.js';

export interface NewDeviceGrant extends DeviceGrant {
  deviceCodeHash: Buffer;
  intervalSeconds: number;
}

export interface AskedGrant {
  clientName: string;
  isExpired: boolean;
  isDecided: boolean;
  userId: string | null;
  provedAt: Date | null;
  isTooSoon: boolean;
  intervalSeconds: number;
}

const INSERT = statement(
  'auth.device_grant.insert',
  `INSERT INTO device_grants (device_code_hash, user_code, client_name, user_agent, ip_address, created_at, expires_at,
                              interval_seconds)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

// One second of tolerance, because a program cannot know how long its request took to arrive.
const ASK = statement(
  'auth.device_grant.ask',
  `WITH asked AS (
     SELECT device_code_hash,
            coalesce(asked_at > $2::timestamptz - make_interval(secs => interval_seconds - 1), false) AS too_soon
       FROM device_grants WHERE device_code_hash = $1 FOR UPDATE
   )
   UPDATE device_grants SET asked_at = $2,
          interval_seconds = interval_seconds + CASE WHEN asked.too_soon THEN $3::int ELSE 0 END
     FROM asked WHERE device_grants.device_code_hash = asked.device_code_hash
   RETURNING client_name AS "clientName", expires_at <= $2 AS "isExpired", decided_at IS NOT NULL AS "isDecided",
             user_id AS "userId", proved_at AS "provedAt", asked.too_soon AS "isTooSoon", interval_seconds AS "intervalSeconds"`,
);

const FIND_OPEN = statement(
  'auth.device_grant.find_open',
  `SELECT user_code AS "userCode", client_name AS "clientName", user_agent AS "userAgent", ip_address AS "ipAddress",
          created_at AS "createdAt", expires_at AS "expiresAt"
     FROM device_grants WHERE user_code = $1 AND decided_at IS NULL AND expires_at > $2`,
);

// The lock makes an end of this session wait, so that it also finds and revokes this grant.
const APPROVE = statement(
  'auth.device_grant.approve',
  `WITH approver AS (
     SELECT user_id, confirmed_at FROM sessions
      WHERE id = $3 AND revoked_at IS NULL AND idle_expires_at > $2 AND expires_at > $2 FOR SHARE
   )
   UPDATE device_grants SET decided_at = $2, user_id = approver.user_id, proved_at = approver.confirmed_at
     FROM approver WHERE user_code = $1 AND decided_at IS NULL AND expires_at > $2 RETURNING user_code`,
);

const DENY = statement(
  'auth.device_grant.deny',
  `UPDATE device_grants SET decided_at = $2
    WHERE user_code = $1 AND decided_at IS NULL AND expires_at > $2 RETURNING user_code`,
);

const REVOKE_OF = statement(
  'auth.device_grant.revoke_of',
  'DELETE FROM device_grants WHERE user_id = $1 RETURNING user_code',
);

// Waits for sign-ins in progress, so that their sessions are ended too.
const LOCK_ALL = statement(
  'auth.device_grant.lock_all',
  'LOCK TABLE device_grants IN SHARE ROW EXCLUSIVE MODE',
);
const REVOKE_ALL = statement('auth.device_grant.revoke_all', 'DELETE FROM device_grants');

const USE = statement(
  'auth.device_grant.use',
  'DELETE FROM device_grants WHERE device_code_hash = $1 AND user_id IS NOT NULL RETURNING user_id',
);

const FORGET = statement('auth.device_grant.forget', 'DELETE FROM device_grants WHERE expires_at < $1');

export function createDeviceGrantStore(sql: Sql) {
  return {
    insert: (grant: NewDeviceGrant) =>
      sql.row(INSERT, [
        grant.deviceCodeHash,
        grant.userCode,
        grant.clientName,
        grant.userAgent,
        grant.ipAddress,
        grant.createdAt,
        grant.expiresAt,
        grant.intervalSeconds,
      ]),
    ask: (deviceCodeHash: Buffer, now: Date, slowDownSeconds: number) =>
      sql.row<AskedGrant>(ASK, [deviceCodeHash, now, slowDownSeconds]),
    findOpen: (userCode: string, now: Date) => sql.row<DeviceGrant>(FIND_OPEN, [userCode, now]),
    approve: async (userCode: string, now: Date, sessionId: string) =>
      (await sql.row(APPROVE, [userCode, now, sessionId])) !== null,
    deny: async (userCode: string, now: Date) => (await sql.row(DENY, [userCode, now])) !== null,
    revokeOf: async (userId: string): Promise<number> => (await sql.rows(REVOKE_OF, [userId])).length,
    revokeAll: async () => {
      await sql.row(LOCK_ALL);
      await sql.row(REVOKE_ALL);
    },
    use: async (deviceCodeHash: Buffer) => (await sql.row(USE, [deviceCodeHash])) !== null,
    forgetExpiredBefore: (time: Date) => sql.row(FORGET, [time]),
  };
}
