import { statement, type Sql } from '../../../platform/database/index.js';
import { gaugeReading } from '../../../platform/metrics.js';
import type { Platform } from '../../../platform/platform.js';

// Each part reads one row of an index. A failed job counts as waiting only from the time of its next try.
const WAITING = statement(
  'figures.waiting',
  `SELECT queue AS kind, (SELECT min(start_after) FROM pgboss.job
                           WHERE name = queue AND state < 'active' AND start_after <= now()) AS since
     FROM unnest(ARRAY['mail', 'push']) queue
   UNION ALL SELECT 'push_outbox', (SELECT happened_at FROM push_outbox ORDER BY id LIMIT 1)
   UNION ALL SELECT 'webhooks', (
     SELECT min(first.due_at)
       FROM webhook_endpoints e,
            LATERAL (SELECT due_at FROM webhook_deliveries d
                      WHERE d.endpoint_id = e.id AND d.status = 'pending' ORDER BY d.due_at, d.id LIMIT 1) first
      WHERE e.disabled_at IS NULL AND coalesce(e.paused_until <= $1, true))`,
);

type Deps = Pick<Platform, 'clock' | 'log' | 'metrics'> & { sql: Sql };

export function gaugeWaiting({ sql, clock, log, metrics }: Deps): void {
  gaugeReading(metrics, log, {
    name: 'torpedo_waiting_seconds',
    help: 'How late the oldest is that waits to be sent: a mail, a push message, an entry of its outbox, a webhook',
    labelNames: ['kind'],
    failure: 'what waits to be sent could not be read',
    async read() {
      const now = clock.now();
      const rows = await sql.rows<{ kind: string; since: Date | null }>(WAITING, [now]);
      const secondsSince = (since: Date | null) =>
        since ? Math.max(0, (now.getTime() - since.getTime()) / 1_000) : 0;
      return rows.map(({ kind, since }) => [{ kind }, secondsSince(since)] as const);
    },
  });
}
