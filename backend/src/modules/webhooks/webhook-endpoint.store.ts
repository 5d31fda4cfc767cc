import { statement, type Sql } from '../../platform/database/index.js';
import { lockAccount } from '../auth/index.js';
import type { EventType, WebhookEndpoint } from './webhook.js';

export const MOST_ENDPOINTS = 5;

interface NewEndpoint {
  id: string;
  userId: string;
  url: string;
  eventTypes: readonly EventType[];
  secret: Buffer;
  createdAt: Date;
}

export interface EndpointChange {
  url: string | null;
  eventTypes: readonly EventType[] | null;
  isDisabled: boolean | null;
}

export interface EndpointToCall {
  id: string;
  url: string;
  secret: Buffer;
  /** The secret before the last rotation; null once it no longer signs. */
  previousSecret: Buffer | null;
  failingSince: Date | null;
}

/** What a turn of deliveries leaves behind. */
export interface EndpointState {
  failingSince: Date | null;
  pausedUntil: Date | null;
  isSlow: boolean;
}

const COLUMNS = `id, url, event_types AS "eventTypes", created_at AS "createdAt", failing_since AS "failingSince",
  previous_until AS "previousUntil", disabled_at AS "disabledAt", disabled_by AS "disabledBy"`;

const INSERT = statement(
  'webhooks.endpoint.insert',
  `INSERT INTO webhook_endpoints (id, user_id, url, event_types, secret, created_at)
   SELECT $1, $2, $3, $4, $5, $6 WHERE (SELECT count(*) FROM webhook_endpoints WHERE user_id = $2) < ${MOST_ENDPOINTS}
   RETURNING ${COLUMNS}`,
);
const LIST = statement(
  'webhooks.endpoint.list',
  `SELECT ${COLUMNS} FROM webhook_endpoints WHERE user_id = $1 ORDER BY created_at DESC, id`,
);
const GET = statement(
  'webhooks.endpoint.get',
  `SELECT ${COLUMNS} FROM webhook_endpoints WHERE user_id = $1 AND id = $2`,
);
const CHANGE = statement(
  'webhooks.endpoint.change',
  `UPDATE webhook_endpoints SET
     event_types = coalesce($3, event_types),
     disabled_at = CASE WHEN $4::boolean THEN coalesce(disabled_at, $5) WHEN NOT $4 THEN NULL ELSE disabled_at END,
     disabled_by = CASE WHEN $4::boolean THEN coalesce(disabled_by, 'owner') WHEN NOT $4 THEN NULL ELSE disabled_by END,
     failing_since = CASE WHEN NOT $4::boolean OR $6::text IS NOT NULL THEN NULL ELSE failing_since END,
     paused_until = CASE WHEN NOT $4::boolean OR $6::text IS NOT NULL THEN NULL ELSE paused_until END,
     url = coalesce($6::text, url)
   WHERE user_id = $1 AND id = $2 RETURNING ${COLUMNS}`,
);
const REMOVE = statement(
  'webhooks.endpoint.remove',
  'DELETE FROM webhook_endpoints WHERE user_id = $1 AND id = $2 RETURNING url',
);
const ROTATE = statement(
  'webhooks.endpoint.rotate',
  `UPDATE webhook_endpoints SET previous_secret = secret, previous_until = $4, secret = $3
    WHERE user_id = $1 AND id = $2 RETURNING ${COLUMNS}`,
);
// Goes from one endpoint to the next by the index, so the cost does not grow with the waiting deliveries.
const LIST_DUE = statement(
  'webhooks.endpoint.list_due',
  `WITH RECURSIVE waiting AS (
     (SELECT endpoint_id FROM webhook_deliveries WHERE status = 'pending' ORDER BY endpoint_id LIMIT 1)
     UNION ALL
     SELECT (SELECT d.endpoint_id FROM webhook_deliveries d
              WHERE d.status = 'pending' AND d.endpoint_id > w.endpoint_id ORDER BY d.endpoint_id LIMIT 1)
       FROM waiting w WHERE w.endpoint_id IS NOT NULL
   )
   SELECT e.id, e.is_slow AS "isSlow"
     FROM waiting w JOIN webhook_endpoints e ON e.id = w.endpoint_id,
          LATERAL (SELECT due_at FROM webhook_deliveries d
                    WHERE d.endpoint_id = e.id AND d.status = 'pending' ORDER BY d.due_at, d.id LIMIT 1) first
    WHERE e.disabled_at IS NULL AND coalesce(e.paused_until <= $1, true) AND first.due_at <= $1
      AND e.id <> ALL ($2::uuid[])
    ORDER BY first.due_at`,
);
const FIND_TO_CALL = statement(
  'webhooks.endpoint.find_to_call',
  `SELECT id, url, secret, CASE WHEN previous_until > $2 THEN previous_secret END AS "previousSecret",
          failing_since AS "failingSince"
     FROM webhook_endpoints WHERE id = $1 AND disabled_at IS NULL`,
);
const SET_STATE = statement(
  'webhooks.endpoint.set_state',
  `UPDATE webhook_endpoints SET failing_since = $2, paused_until = $3, is_slow = $4
    WHERE id = $1 AND (failing_since, paused_until, is_slow) IS DISTINCT FROM ($2::timestamptz, $3::timestamptz, $4)`,
);
const DISABLE = statement(
  'webhooks.endpoint.disable',
  `UPDATE webhook_endpoints SET disabled_at = $3, disabled_by = $2 WHERE id = $1 AND disabled_at IS NULL
   RETURNING user_id AS "userId", url`,
);
const LIST_SEALED = statement(
  'webhooks.endpoint.list_sealed',
  `SELECT id AS owner, secret AS sealed FROM webhook_endpoints
    WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT $2`,
);
const RESEAL = statement(
  'webhooks.endpoint.reseal',
  'UPDATE webhook_endpoints SET secret = $3 WHERE id = $1 AND secret = $2',
);

export function createWebhookEndpointStore(sql: Sql) {
  return {
    /** Null when the account already has the maximum of endpoints. */
    insert: async ({ id, userId, url, eventTypes, secret, createdAt }: NewEndpoint) => {
      await lockAccount(sql, userId);
      return sql.row<WebhookEndpoint>(INSERT, [id, userId, url, eventTypes, secret, createdAt]);
    },
    list: (userId: string) => sql.rows<WebhookEndpoint>(LIST, [userId]),
    get: (userId: string, id: string) => sql.row<WebhookEndpoint>(GET, [userId, id]),
    change: (
      { userId, id }: { userId: string; id: string },
      { url, eventTypes, isDisabled }: EndpointChange,
      now: Date,
    ) => sql.row<WebhookEndpoint>(CHANGE, [userId, id, eventTypes, isDisabled, now, url]),
    remove: (userId: string, id: string) => sql.row<{ url: string }>(REMOVE, [userId, id]),
    rotate: (userId: string, id: string, secret: Buffer, previousUntil: Date) =>
      sql.row<WebhookEndpoint>(ROTATE, [userId, id, secret, previousUntil]),
    listDue: (now: Date, except: readonly string[]) =>
      sql.rows<{ id: string; isSlow: boolean }>(LIST_DUE, [now, except]),
    /** Null when the endpoint was removed or disabled in the meantime. */
    findToCall: (id: string, now: Date) => sql.row<EndpointToCall>(FIND_TO_CALL, [id, now]),
    setState: async (id: string, { failingSince, pausedUntil, isSlow }: EndpointState) => {
      await sql.row(SET_STATE, [id, failingSince, pausedUntil, isSlow]);
    },
    /** Null when the endpoint was disabled or removed in the meantime. */
    disable: (id: string, by: 'gone' | 'failing', now: Date) =>
      sql.row<{ userId: string; url: string }>(DISABLE, [id, by, now]),
    sealedRows: {
      page: (after: string | null, limit: number) =>
        sql.rows<{ owner: string; sealed: Buffer }>(LIST_SEALED, [after, limit]),
      replace: async ({ owner, sealed }: { owner: string; sealed: Buffer }, secret: Buffer) => {
        await sql.row(RESEAL, [owner, sealed, secret]);
      },
    },
  };
}
