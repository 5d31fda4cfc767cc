import { statement, type Sql } from './database/index.js';
import type { Logger } from './logging/index.js';
import { gaugeReading, type Metrics } from './metrics.js';

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
export function gaugeLeader({ sql, log, metrics }: Deps, loops: readonly string[]): void {
  const failure = 'the leader was not asked for its figures';
  gaugeReading(metrics, log, {
    name: 'torpedo_database_timeline',
    help: 'Timeline of the leader: one more with each failover',
    // Without a label, a silent leader would read as zero, and each outage would look like two failovers.
    labelNames: ['server'],
    failure,
    read: async () => [[{ server: 'leader' }, (await sql.one<{ timeline: number }>(TIMELINE)).timeline]],
  });
  gaugeReading(metrics, log, {
    name: 'torpedo_loop_overdue_seconds',
    help: 'How long ago the turn of a loop was due, by loop; while it runs, since it was due',
    labelNames: ['loop'],
    failure,
    async read() {
      const rows = await sql.rows<{ loop: string; seconds: number }>(OVERDUE, [loops]);
      return rows.map(({ loop, seconds }) => [{ loop }, seconds] as const);
    },
  });
}
