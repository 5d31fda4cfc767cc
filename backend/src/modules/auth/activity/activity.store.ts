import { statement, type Sql } from '../../../platform/database/index.js';
import type { Activity, NewActivity } from './activity-event.js';

const LONGEST_USER_AGENT = 300;

export interface Bound {
  since: Date;
  fromOneAddress: number;
  inAll: number;
}

const INSERT = statement(
  'auth.activity.insert',
  `INSERT INTO account_events (user_id, at, kind, subject, ip_address, user_agent)
   VALUES ($1, $2, $3, $4, $5, $6)`,
);

/** Without the lock, two failures at the same time would not count each other. */
const LOCK_FAILURES = statement(
  'auth.activity.lock_failures',
  `SELECT pg_advisory_xact_lock(hashtextextended('failures:' || $1::text, 0))`,
);

const INSERT_WITHIN = statement(
  'auth.activity.insert_within',
  `INSERT INTO account_events (user_id, at, kind, subject, ip_address, user_agent)
   SELECT $1, $2, $3, $4, $5, $6
     FROM (SELECT count(*) AS in_all, count(*) FILTER (WHERE ip_address IS NOT DISTINCT FROM $5) AS from_address
             FROM account_events WHERE user_id = $1 AND kind = $3 AND at > $7) AS present
    WHERE present.from_address < $8 AND present.in_all < $9`,
);

const LIST = statement(
  'auth.activity.list',
  `SELECT id, at, kind, subject, ip_address AS "ipAddress", user_agent AS "userAgent"
     FROM account_events WHERE user_id = $1 AND ($2::uuid IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
);

const LIST_BEFORE = statement(
  'auth.activity.list_before',
  `SELECT id, at, kind, subject, ip_address AS "ipAddress", user_agent AS "userAgent"
     FROM account_events WHERE user_id = $1 AND ($2::timestamptz IS NULL OR (at, id) < ($2, $3::uuid))
    ORDER BY at DESC, id DESC LIMIT $4`,
);

const FORGET = statement('auth.activity.forget', 'SELECT account_events_forget($1)');

const valuesOf = ({ userId, kind, subject, origin }: NewActivity, at: Date) => [
  userId,
  at,
  kind,
  subject ?? null,
  origin.ipAddress,
  origin.userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
];

export interface TimelinePoint {
  at: Date;
  id: string;
}

export function createActivityStore(sql: Sql) {
  return {
    insert: (activity: NewActivity, at: Date) => sql.row(INSERT, valuesOf(activity, at)),
    /** Call it in a transaction. */
    async insertWithin(activity: NewActivity, at: Date, { since, fromOneAddress, inAll }: Bound) {
      await sql.row(LOCK_FAILURES, [activity.userId]);
      await sql.row(INSERT_WITHIN, [...valuesOf(activity, at), since, fromOneAddress, inAll]);
    },
    list: (userId: string, beforeId: string | null, limit: number) =>
      sql.rows<Activity>(LIST, [userId, beforeId, limit]),
    listBefore: (userId: string, before: TimelinePoint | null, limit: number) =>
      sql.rows<Activity>(LIST_BEFORE, [userId, before?.at ?? null, before?.id ?? null, limit]),
    forgetBefore: (time: Date) => sql.row(FORGET, [time]),
  };
}
