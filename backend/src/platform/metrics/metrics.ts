import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { RequestHandler } from 'express';
import type { Database } from '../database/index.js';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

/** The figures of this process for Prometheus. */
export interface Metrics {
  /** For modules with figures of their own. */
  registry: Registry;
  /** Times every request by its route, so that ids in paths do not multiply the series. */
  timeRequests: RequestHandler;
}

interface PoolCounts {
  size: number;
  available: number;
  waiting: number;
}

function gaugePool(registry: Registry, { sequelize }: Pick<Database, 'sequelize'>): void {
  // Sequelize's typings leave out the pool that its documentation describes.
  const { pool } = sequelize.connectionManager as unknown as { pool: PoolCounts };
  new Gauge({
    name: 'torpedo_database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'used' }, pool.size - pool.available);
      this.set({ state: 'idle' }, pool.available);
      this.set({ state: 'waited_for' }, pool.waiting);
    },
  });
}

/** A registry of its own, so that two applications in one process do not share figures. */
export function createMetrics(db: Pick<Database, 'sequelize'>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  gaugePool(registry, db);
  const duration = new Histogram({
    name: 'torpedo_http_request_duration_seconds',
    help: 'Time until a request was answered',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  return {
    registry,
    timeRequests(request, response, next) {
      const started = process.hrtime.bigint();
      response.once('finish', () => {
        const { route } = request as { route?: { path?: unknown } };
        duration.observe(
          {
            method: request.method,
            route: typeof route?.path === 'string' ? route.path : 'other',
            status: response.statusCode,
          },
          Number(process.hrtime.bigint() - started) / 1e9,
        );
      });
      next();
    },
  };
}
