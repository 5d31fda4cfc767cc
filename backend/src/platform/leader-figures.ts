import { Gauge } from 'prom-client';
import { statement, type Sql } from './database/index.js';
import type { Logger } from './logging/index.js';
import { inTime, type Metrics } from './metrics.js';

const TIMELINE = statement(
  'figures.timeline',
  `SELECT ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int AS timeline`,
);
const OVERDUE = statement(
  'figures.loops_overdue',
  `SELECT name AS loop, greatest(0, extract(epoch FROM clock_timestamp() - due_at))::float8 AS seconds
     FROM leases WHERE name = ANY ($1)`,
);

interface Deps {
  sql: Sql;
  log: Pick<Logger, 'error'>;
  metrics: Pick<Metrics, 'registry'>;
}

/** Figures of the leader and of the loops of all replicas. @param loops the names of the loops that run */
export function gaugeLeader({ sql, log, metrics: { registry } }: Deps, loops: readonly string[]): void {
  const unless = (gauge: Gauge, error: unknown) => {
    gauge.reset();
    log.error({ err: error }, 'the leader was not asked for its figures');
  };
  new Gauge({
    name: 'torpedo_database_timeline',
    help: 'Timeline of the leader: one more with each failover',
    // Without a label, a silent leader would read as zero, and each outage would look like two failovers.
    labelNames: ['server'],
    registers: [registry],
    async collect() {
      try {
        const { timeline } = await inTime(sql.one<{ timeline: number }>(TIMELINE));
        this.set({ server: 'leader' }, timeline);
      } catch (error) {
        unless(this, error);
      }
    },
  });
  new Gauge({
    name: 'torpedo_loop_overdue_seconds',
    help: 'How long ago the turn of a loop was due, by loop; while it runs, since it was due',
    labelNames: ['loop'],
    registers: [registry],
    async collect() {
      try {
        const rows = await inTime(sql.rows<{ loop: string; seconds: number }>(OVERDUE, [loops]));
        for (const { loop, seconds } of rows) this.set({ loop }, seconds);
      } catch (error) {
        unless(this, error);
      }
    },
  });
}
