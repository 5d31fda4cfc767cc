import { statement, type Sql } from '../../../platform/database/index.js';
import type { ActivityKind } from '../activity/activity-event.js';
import type { Session } from './session.js';

export interface NewSession extends Omit<Session, 'id' | 'rotation' | 'lastSeenAt'> {
  tokenHash: Buffer;
  network: string;
  confirmedAt: Date | null;
}

export type EndedSession = Pick<Session, 'id' | 'userId' | 'name'>;

const COLUMNS = `id, user_id AS "userId", name, rotation, user_agent AS "userAgent", ip_address AS "ipAddress",
  created_at AS "createdAt", last_seen_at AS "lastSeenAt", idle_expires_at AS "idleExpiresAt", expires_at AS "expiresAt"`;

const INSERT = statement(
  'auth.session.insert',
  `WITH login AS (UPDATE users SET last_login_at = $7 WHERE id = $1)
   INSERT INTO sessions (user_id, token_hash, name, user_agent, ip_address, network, created_at, last_seen_at,
                         idle_expires_at, expires_at, confirmed_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10)
   RETURNING ${COLUMNS}`,
);

const LIVE = 'revoked_at IS NULL AND idle_expires_at > $2 AND expires_at > $2';

const endWhere = (key: string) =>
  `UPDATE sessions SET revoked_at = $2 WHERE ${key} AND ${LIVE} RETURNING id, user_id AS "userId", name`;

const END_ONE = statement('auth.session.end_one', endWhere('user_id = $1 AND id = $3'));
const END_ALL_BUT = statement(
  'auth.session.end_all_but',
  endWhere('user_id = $1 AND id IS DISTINCT FROM $3'),
);
const END_BY_TOKEN = statement('auth.session.end_by_token', endWhere('token_hash = $1'));

// The same statement records the events, because there may be too many sessions to do it one by one.
const END_EVERYONE = statement(
  'auth.session.end_everyone',
  `WITH ended AS (
     UPDATE sessions SET revoked_at = $1
      WHERE revoked_at IS NULL AND idle_expires_at > $1 AND expires_at > $1 RETURNING user_id
   ), written AS (
     INSERT INTO account_events (user_id, at, kind) SELECT DISTINCT user_id, $1::timestamptz, $2::text FROM ended
   )
   SELECT count(*)::int AS ended FROM ended`,
);

const ROTATE = statement(
  'auth.session.rotate',
  `UPDATE sessions SET token_hash = $4, rotation = rotation + 1
    WHERE user_id = $1 AND id = $3 AND ${LIVE}
    RETURNING ${COLUMNS}`,
);

const CONFIRM = statement('auth.session.confirm', 'UPDATE sessions SET confirmed_at = $2 WHERE id = $1');

const FORGET = statement('auth.session.forget', 'DELETE FROM sessions WHERE expires_at < $1');

export function createSessionStore(sql: Sql) {
  return {
    insert: (session: NewSession) => {
      const { userId, tokenHash, name, userAgent, ipAddress, network } = session;
      const { createdAt, idleExpiresAt, expiresAt, confirmedAt } = session;
      const origin = [userId, tokenHash, name, userAgent, ipAddress, network];
      return sql.one<Session>(INSERT, [...origin, createdAt, idleExpiresAt, expiresAt, confirmedAt]);
    },
    // The trigger push_forget_session also deletes the push subscriptions of an ended session.
    end: (userId: string, id: string, now: Date) => sql.row<EndedSession>(END_ONE, [userId, now, id]),
    endAllBut: (userId: string, keptId: string | null, now: Date) =>
      sql.rows<EndedSession>(END_ALL_BUT, [userId, now, keptId]),
    endEveryone: async (now: Date, kind: ActivityKind): Promise<number> =>
      (await sql.row<{ ended: number }>(END_EVERYONE, [now, kind]))?.ended ?? 0,
    endByToken: (tokenHash: Buffer, now: Date) => sql.row<EndedSession>(END_BY_TOKEN, [tokenHash, now]),
    /** Replaces the cookie's secret and makes access tokens expire. Null when the session has ended. */
    rotate: (userId: string, id: string, tokenHash: Buffer, now: Date) =>
      sql.row<Session>(ROTATE, [userId, now, id, tokenHash]),
    confirm: (id: string, now: Date) => sql.row(CONFIRM, [id, now]),
    forgetExpiredBefore: (time: Date) => sql.row(FORGET, [time]),
  };
}

// The owner is not told about the first device of an account.
const NOTE = statement(
  'auth.known_device.note',
  `WITH before AS (SELECT EXISTS (SELECT 1 FROM known_devices WHERE user_id = $1) AS had_any)
   INSERT INTO known_devices (user_id, token_hash, last_seen_at) VALUES ($1, $2, $3)
   ON CONFLICT (user_id, token_hash) DO UPDATE SET last_seen_at = excluded.last_seen_at
   RETURNING xmax = 0 AND (SELECT had_any FROM before) AS is_news`,
);

const FORGET_OF = statement('auth.known_device.forget_of', 'DELETE FROM known_devices WHERE user_id = $1');

const FORGET_DEVICES = statement(
  'auth.known_device.forget',
  'DELETE FROM known_devices WHERE last_seen_at < $1',
);

export function createKnownDeviceStore(sql: Sql) {
  return {
    note: async (userId: string, tokenHash: Buffer, now: Date) =>
      (await sql.one<{ is_news: boolean }>(NOTE, [userId, tokenHash, now])).is_news,
    forgetOf: (userId: string) => sql.row(FORGET_OF, [userId]),
    forgetUnseenSince: (time: Date) => sql.row(FORGET_DEVICES, [time]),
  };
}
