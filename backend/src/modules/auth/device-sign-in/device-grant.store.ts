import { statement, type Sql } from '../../../platform/database/index.js';
import type { DeviceGrant } from './device-grant.js';

export interface NewDeviceGrant extends DeviceGrant {
  deviceCodeHash: Buffer;
  intervalSeconds: number;
}

/** What a program that asks finds. */
export interface AskedGrant {
  clientName: string;
  isExpired: boolean;
  isDecided: boolean;
  /** Who let it in; null when undecided or denied. */
  userId: string | null;
  /** True when it did not wait as long as it has to. */
  isTooSoon: boolean;
  intervalSeconds: number;
}

const INSERT = statement(
  'auth.device_grant.insert',
  `INSERT INTO device_grants (device_code_hash, user_code, client_name, user_agent, ip_address, created_at, expires_at,
                              interval_seconds)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

// A second of grace: the program cannot know how long its question was on the way.
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
             user_id AS "userId", asked.too_soon AS "isTooSoon", interval_seconds AS "intervalSeconds"`,
);

const FIND_OPEN = statement(
  'auth.device_grant.find_open',
  `SELECT user_code AS "userCode", client_name AS "clientName", user_agent AS "userAgent", ip_address AS "ipAddress",
          created_at AS "createdAt", expires_at AS "expiresAt"
     FROM device_grants WHERE user_code = $1 AND decided_at IS NULL AND expires_at > $2`,
);

const DECIDE = statement(
  'auth.device_grant.decide',
  `UPDATE device_grants SET decided_at = $2, user_id = $3
    WHERE user_code = $1 AND decided_at IS NULL AND expires_at > $2 RETURNING client_name AS "clientName"`,
);

const USE = statement(
  'auth.device_grant.use',
  'DELETE FROM device_grants WHERE device_code_hash = $1 AND user_id IS NOT NULL RETURNING user_id',
);

const FORGET = statement('auth.device_grant.forget', 'DELETE FROM device_grants WHERE expires_at < $1');

/** Programs that wait to be let in; of the code that they keep only a hash is stored. */
export function deviceGrantStore(sql: Sql) {
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
    /** Notes that the program asked; null when it has no such code. */
    ask: (deviceCodeHash: Buffer, now: Date, slowDownSeconds: number) =>
      sql.row<AskedGrant>(ASK, [deviceCodeHash, now, slowDownSeconds]),
    findOpen: (userCode: string, now: Date) => sql.row<DeviceGrant>(FIND_OPEN, [userCode, now]),
    /** False when it was decided before, or too late. */
    decide: async (userCode: string, now: Date, userId: string | null) =>
      (await sql.row(DECIDE, [userCode, now, userId])) !== null,
    /** Once; false afterwards. */
    use: async (deviceCodeHash: Buffer) => (await sql.row(USE, [deviceCodeHash])) !== null,
    forgetExpiredBefore: (time: Date) => sql.row(FORGET, [time]),
  };
}
