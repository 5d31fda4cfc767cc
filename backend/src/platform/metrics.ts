import { timingSafeEqual, createHash } from 'node:crypto';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { RequestHandler, Request } from 'express';
import type { Config } from '../config.js';
import type { Database } from './database/index.js';
import { DomainError } from './errors/index.js';

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

/** How many jobs wait, read when Prometheus asks. */
export function gaugeQueue(
  { registry }: Pick<Metrics, 'registry'>,
  { depths }: { depths: () => Promise<{ queue: string; waiting: number }[]> },
): void {
  new Gauge({
    name: 'torpedo_queue_jobs',
    help: 'Jobs that wait in the queue, mails among them',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      for (const { queue, waiting } of await depths()) this.set({ queue }, waiting);
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
      const started = performance.now();
      response.once('finish', () => {
        const { route } = request as { route?: { path?: unknown } };
        duration.observe(
          {
            method: request.method,
            route: typeof route?.path === 'string' ? route.path : 'other',
            status: response.statusCode,
          },
          (performance.now() - started) / 1_000,
        );
      });
      next();
    },
  };
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

const digest = (text: string) => createHash('sha256').update(text).digest();

function isFromThisMachine({ socket, headers }: Request): boolean {
  // Behind a proxy on this machine every client looks local.
  return LOOPBACK.test(socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined);
}

function assertMayRead(request: Request, { METRICS_TOKEN, TRUST_PROXY }: MetricsAccess): void {
  if (METRICS_TOKEN) {
    const given = request.get('authorization')?.replace(/^Bearer /, '') ?? '';
    if (!timingSafeEqual(digest(given), digest(METRICS_TOKEN))) throw new DomainError('UNAUTHENTICATED');
    return;
  }
  if (TRUST_PROXY || !isFromThisMachine(request)) throw new DomainError('FORBIDDEN');
}

type MetricsAccess = Pick<Config, 'METRICS_TOKEN' | 'TRUST_PROXY'>;

/** Answers the figures to who knows METRICS_TOKEN or, without one, to this machine where no proxy is in front. */
export function metricsRoute({ registry }: Metrics, access: MetricsAccess): RequestHandler {
  return async (request, response) => {
    assertMayRead(request, access);
    response.type(registry.contentType).send(await registry.metrics());
  };
}
