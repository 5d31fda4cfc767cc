import { statement, type CursorPage, type Sql } from '../../platform/database/index.js';
import type { Clock } from '../../platform/clock.js';
import type { DailyJob } from '../../platform/jobs/index.js';
import type { TryOutcome } from './webhook-schedule.js';
import { TEST_TYPE, type WebhookDelivery } from './webhook.js';

export interface TakenDelivery {
  id: string;
  eventId: string;
  body: string;
  tries: number;
}

export interface Answer {
  status: number | null;
  text: string;
  ms: number;
}

export interface DeliveryRange {
  from: Date;
  to: Date;
  onlyFailed: boolean;
}

export const KEPT_DAYS = 14;
export const MOST_RESENT = 10_000;

const COLUMNS = `id, event_id AS "eventId", type, is_test AS "isTest", body, occurred_at AS "occurredAt", status, tries, due_at AS "dueAt",
  tried_at AS "triedAt", answer_status AS "answerStatus", answer, answer_ms AS "answerMs"`;

const listWhere = (condition: string) =>
  `SELECT ${COLUMNS} FROM webhook_deliveries
    WHERE endpoint_id = $1 AND ($2::uuid IS NULL
      OR (occurred_at, id) < (SELECT occurred_at, id FROM webhook_deliveries WHERE id = $2 AND endpoint_id = $1))
      ${condition} ORDER BY occurred_at DESC, id DESC LIMIT $3`;
const LIST = statement('webhooks.delivery.list', listWhere(''));
const LIST_FAILED = statement('webhooks.delivery.list_failed', listWhere(`AND status = 'failed'`));

// `due_at` is set before the call: after a crash the delivery is tried again, and no event is lost.
const TAKE = statement(
  'webhooks.delivery.take',
  `UPDATE webhook_deliveries SET tries = tries + 1, tried_at = $2, due_at = $2::timestamptz + interval '30 seconds'
    WHERE id = (SELECT id FROM webhook_deliveries WHERE endpoint_id = $1 AND status = 'pending' AND due_at <= $2
                 ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING id, event_id AS "eventId", body, tries`,
);
const SETTLE = statement(
  'webhooks.delivery.settle',
  `UPDATE webhook_deliveries SET status = $3, due_at = $4, answer_status = $5, answer = $6, answer_ms = $7
    WHERE id = $1 AND tries = $2 AND status = 'pending'`,
);
const RESEND = statement(
  'webhooks.delivery.resend',
  `UPDATE webhook_deliveries SET status = 'pending', tries = 0, due_at = $3
    WHERE endpoint_id = $1 AND id = $2 RETURNING id`,
);
const FIND_ENDPOINT = statement(
  'webhooks.delivery.find_endpoint',
  `SELECT e.id FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
    WHERE e.user_id = $1 AND d.id = $2`,
);
const resendRange = (condition: string) =>
  `WITH chosen AS (
     SELECT id FROM webhook_deliveries
      WHERE endpoint_id = $1 AND occurred_at >= $2 AND occurred_at < $3 AND ${condition}
      ORDER BY occurred_at, id LIMIT ${MOST_RESENT}
   ), resent AS (
     UPDATE webhook_deliveries SET status = 'pending', tries = 0, due_at = $4
      WHERE id IN (SELECT id FROM chosen) AND status <> 'pending' RETURNING id
   )
   SELECT count(*)::int AS resent FROM resent`;
const RESEND_FAILED = statement('webhooks.delivery.resend_failed', resendRange(`status = 'failed'`));
const RESEND_ENDED = statement('webhooks.delivery.resend_ended', resendRange(`status <> 'pending'`));

const TEST = statement(
  'webhooks.delivery.test',
  `INSERT INTO webhook_deliveries (endpoint_id, event_id, type, is_test, body, occurred_at, due_at)
   SELECT id, uuidv7(), '${TEST_TYPE}', true,
          webhook_body('${TEST_TYPE}', $2, jsonb_build_object('endpoint_id', id), true), $2, $2
     FROM webhook_endpoints WHERE id = $1 RETURNING ${COLUMNS}`,
);
const FORGET = statement(
  'webhooks.delivery.forget',
  `DELETE FROM webhook_deliveries WHERE id = ANY (ARRAY(
     SELECT id FROM webhook_deliveries
      WHERE occurred_at < $1::timestamptz - interval '${KEPT_DAYS} days'
      ORDER BY occurred_at LIMIT 5000)) RETURNING id`,
);

export function createWebhookDeliveryStore(sql: Sql) {
  return {
    async list(
      endpointId: string,
      { limit, before, onlyFailed }: { limit: number; before: string | null; onlyFailed: boolean },
    ): Promise<CursorPage<WebhookDelivery>> {
      const values = [endpointId, before, limit + 1];
      const found = await sql.rows<WebhookDelivery>(onlyFailed ? LIST_FAILED : LIST, values);
      const items = found.slice(0, limit);
      return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null };
    },
    take: (endpointId: string, now: Date) => sql.row<TakenDelivery>(TAKE, [endpointId, now]),
    settle: async (
      { id, tries }: TakenDelivery,
      kind: TryOutcome['kind'],
      dueAt: Date | null,
      { status, text, ms }: Answer,
    ) => {
      const state = kind === 'delivered' ? 'delivered' : dueAt ? 'pending' : 'failed';
      await sql.row(SETTLE, [id, tries, state, dueAt, status, text, ms]);
    },
    /** Null when the account has no such delivery. */
    endpointOf: async (userId: string, id: string) =>
      (await sql.row<{ id: string }>(FIND_ENDPOINT, [userId, id]))?.id ?? null,
    resend: (endpointId: string, id: string, now: Date) => sql.row(RESEND, [endpointId, id, now]),
    resendRange: async (endpointId: string, { from, to, onlyFailed }: DeliveryRange, now: Date) =>
      (
        await sql.one<{ resent: number }>(onlyFailed ? RESEND_FAILED : RESEND_ENDED, [
          endpointId,
          from,
          to,
          now,
        ])
      ).resent,
    addTest: (endpointId: string, now: Date) => sql.one<WebhookDelivery>(TEST, [endpointId, now]),
    forget: async (now: Date) => (await sql.rows(FORGET, [now])).length,
  };
}

export function forgetWebhookDeliveriesJob(sql: Sql, clock: Clock): DailyJob {
  return {
    name: 'forget-webhook-deliveries',
    cron: '50 4 * * *',
    run: async () => {
      while ((await createWebhookDeliveryStore(sql).forget(clock.now())) > 0);
    },
  };
}
