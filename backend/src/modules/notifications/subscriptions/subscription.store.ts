import type { Clock } from '../../../platform/clock.js';
import { statement, type Sql, type Database } from '../../../platform/database/index.js';
import type { DailyJob } from '../../../platform/jobs/index.js';
import { lockAccount } from '../../auth/index.js';
import { MOST_SUBSCRIPTIONS, type PushTarget, type WantedSubscription } from './subscription.js';

export interface Subscription extends PushTarget {
  userId: string;
  sessionId: string;
}

export interface ExportedSubscription {
  endpoint: string;
  subscribed_at: Date;
  expires_at: Date | null;
}

// With the lock, the end of this session has to wait until the subscription is stored, and then deletes it.
const LOCK_SESSION = statement(
  'push_subscriptions.lock_session',
  'SELECT id FROM sessions WHERE id = $1 AND revoked_at IS NULL FOR SHARE',
);

const PUT = statement(
  'push_subscriptions.put',
  `INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh, auth, expires_at, subscribed_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7)
   ON CONFLICT (endpoint) DO UPDATE SET
     user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
     expires_at = excluded.expires_at, subscribed_at = excluded.subscribed_at
   RETURNING id`,
);

const MAKE_ROOM = statement(
  'push_subscriptions.make_room',
  `DELETE FROM push_subscriptions WHERE id IN (
     SELECT id FROM push_subscriptions WHERE user_id = $1
      ORDER BY subscribed_at DESC, id DESC OFFSET ${MOST_SUBSCRIPTIONS})`,
);

const REMOVE_ONE = statement(
  'push_subscriptions.remove_one',
  'DELETE FROM push_subscriptions WHERE user_id = $1 AND endpoint = $2 RETURNING id',
);
const REMOVE_OF_SESSION = statement(
  'push_subscriptions.remove_of_session',
  'DELETE FROM push_subscriptions WHERE session_id = $1 RETURNING id',
);
const REMOVE_GONE = statement(
  'push_subscriptions.remove_gone',
  'DELETE FROM push_subscriptions WHERE endpoint = $1 AND auth = $2',
);

const FIND = statement(
  'push_subscriptions.find',
  `SELECT endpoint, p256dh, auth, user_id AS "userId", session_id AS "sessionId" FROM push_subscriptions
    WHERE id = $1 AND user_id = $2 AND (expires_at IS NULL OR expires_at > $3)`,
);

const FORGET_OF = statement(
  'push_subscriptions.forget_of',
  'DELETE FROM push_subscriptions WHERE user_id = $1',
);

const FORGET_OVER = statement(
  'push_subscriptions.forget_over',
  `DELETE FROM push_subscriptions s USING sessions e
    WHERE e.id = s.session_id AND (s.expires_at <= $1 OR e.idle_expires_at <= $1 OR e.expires_at <= $1)`,
);

const LIST_OF_SESSION = statement(
  'push_subscriptions.list_of_session',
  'SELECT endpoint, p256dh, auth FROM push_subscriptions WHERE session_id = $1 ORDER BY id',
);

const EXPORT = statement(
  'push_subscriptions.export',
  'SELECT endpoint, subscribed_at, expires_at FROM push_subscriptions WHERE user_id = $1 ORDER BY id DESC',
);

export function createSubscriptionStore(sql: Sql) {
  return {
    /** Null when the session has ended. Call it in a transaction, so that the limit is exact. */
    put: async (
      { userId, sessionId }: { userId: string; sessionId: string },
      { endpoint, p256dh, auth, expiresAt }: WantedSubscription,
      now: Date,
    ): Promise<{ id: string } | null> => {
      await lockAccount(sql, userId);
      if (!(await sql.row(LOCK_SESSION, [sessionId]))) return null;
      const values = [userId, sessionId, endpoint, p256dh, auth, expiresAt, now];
      const row = await sql.row<{ id: string }>(PUT, values);
      await sql.row(MAKE_ROOM, [userId]);
      return row;
    },
    remove: async (userId: string, endpoint: string) =>
      (await sql.rows(REMOVE_ONE, [userId, endpoint])).length,
    removeOfSession: async (sessionId: string) => (await sql.rows(REMOVE_OF_SESSION, [sessionId])).length,
    /** Does nothing when the subscription was renewed in the meantime. */
    removeGone: ({ endpoint, auth }: PushTarget) => sql.row(REMOVE_GONE, [endpoint, auth]),
    find: (id: string, userId: string, now: Date) => sql.row<Subscription>(FIND, [id, userId, now]),
    forgetOf: async (userId: string): Promise<void> => {
      await sql.row(FORGET_OF, [userId]);
    },
    forgetOver: (now: Date) => sql.row(FORGET_OVER, [now]),
    listOfSession: (sessionId: string) => sql.rows<PushTarget>(LIST_OF_SESSION, [sessionId]),
    exportOf: (userId: string) => sql.rows<ExportedSubscription>(EXPORT, [userId]),
  };
}

export function forgetSubscriptionsJob(db: Database, clock: Clock): DailyJob {
  return {
    name: 'forget-push-subscriptions',
    cron: '35 4 * * *',
    run: async () => {
      await createSubscriptionStore(db.sql).forgetOver(clock.now());
    },
  };
}
