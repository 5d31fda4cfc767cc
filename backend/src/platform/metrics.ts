import { setTimeout as wait } from 'node:timers/promises';
import { createHash, timingSafeEqual, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics, type LabelValues } from 'prom-client';
import type { RequestHandler, Request } from 'express';
import type { Config } from '../config.js';
import type { Database, ReadReplica } from './database/index.js';
import type { Logger } from './logging/index.js';
import { DomainError } from './errors/index.js';
import type { Readiness } from './http/health.js';
import { routeOf } from './tracing/tracing.js';

const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

export interface Metrics {
  registry: Registry;
  /** Uses the route's template: an id in each path would create a series for each id. */
  timeRequests: RequestHandler;
}

/** Prometheus sees no increase in the first value of a series, and compares nothing with one that is missing. */
export function startAtZero<Label extends string>(
  counter: Pick<Counter<Label>, 'inc'>,
  all: readonly LabelValues<Label>[],
): void {
  for (const labels of all) counter.inc(labels, 0);
}

const FIGURE_MS = 3_000;

/** Prometheus gives up a slow answer as a whole: a figure that waits for a lock must not cost all others. */
export function inTime<T>(reading: Promise<T>): Promise<T> {
  const tooLate = wait(FIGURE_MS, undefined, { ref: false }).then(() => {
    throw new Error(`The figure took longer than ${FIGURE_MS} ms.`);
  });
  return Promise.race([reading, tooLate]);
}

interface ReadGauge<Label extends string> {
  name: string;
  help: string;
  labelNames: readonly Label[];
  /** The log line when the figure could not be read. */
  failure: string;
  /** Whether the last values stay when the figure could not be read. */
  keepsLast?: boolean;
  read(): Promise<readonly (readonly [LabelValues<Label>, number])[]>;
}

/** A figure that each answer of `/metrics` reads anew. */
export function gaugeReading<Label extends string>(
  { registry }: Pick<Metrics, 'registry'>,
  log: Pick<Logger, 'error'>,
  { failure, keepsLast = false, read, ...named }: ReadGauge<Label>,
): void {
  new Gauge({
    ...named,
    registers: [registry],
    async collect() {
      try {
        const values = await inTime(read());
        this.reset();
        for (const [labels, value] of values) this.set(labels, value);
      } catch (error) {
        if (!keepsLast) this.reset();
        log.error({ err: error }, failure);
      }
    },
  });
}

interface PoolCounts {
  size: number;
  available: number;
  waiting: number;
}

function gaugePool(registry: Registry, { sequelize }: Pick<Database, 'sequelize'>): void {
  // The pool is missing in Sequelize's types.
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

export function gaugeBuild({ registry }: Pick<Metrics, 'registry'>, version: string): void {
  new Gauge({
    name: 'torpedo_build_info',
    help: 'The build that runs, in its labels',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version, node: process.version }, 1);
}

const READINESS: Readonly<Record<Readiness, number>> = { ok: 1, degraded: 0.5, failing: 0 };

export function gaugeReadiness(
  { registry }: Pick<Metrics, 'registry'>,
  readiness: () => Promise<Readonly<Record<string, Readiness>>>,
): void {
  new Gauge({
    name: 'torpedo_ready',
    help: 'Whether this process can work, by check: 1, 0.5 without it, or 0',
    labelNames: ['check'],
    registers: [registry],
    async collect() {
      for (const [check, found] of Object.entries(await readiness())) this.set({ check }, READINESS[found]);
    },
  });
}

/** The end of the certificate in seconds since 1970. */
export function gaugeCertificate({ registry }: Pick<Metrics, 'registry'>, path: string | undefined): void {
  const gauge = new Gauge({
    name: 'torpedo_certificate_expires_at_seconds',
    labelNames: ['certificate'],
    help: 'End of the client certificate for Pix, as it was read at the start; missing without one',
    registers: [registry],
  });
  if (path)
    gauge.set({ certificate: 'pix' }, new X509Certificate(readFileSync(path)).validToDate.getTime() / 1_000);
}

export function gaugeQueue(
  metrics: Pick<Metrics, 'registry'>,
  { depths }: { depths: () => Promise<{ queue: string; waiting: number }[]> },
  log: Pick<Logger, 'error'>,
): void {
  gaugeReading(metrics, log, {
    name: 'torpedo_queue_jobs',
    help: 'Jobs that wait in the queue, mails among them',
    labelNames: ['queue'],
    failure: 'the queue could not be counted',
    read: async () => (await depths()).map(({ queue, waiting }) => [{ queue }, waiting] as const),
  });
}

export function gaugeReadReplica(
  { registry }: Pick<Metrics, 'registry'>,
  { watch, counts }: Pick<ReadReplica, 'watch' | 'counts'>,
): void {
  new Gauge({
    name: 'torpedo_read_replica_lag_seconds',
    help: 'How far the read replica is behind the leader; infinite while it does not answer',
    registers: [registry],
    collect() {
      this.set(watch.lagSeconds);
    },
  });
  new Counter({
    name: 'torpedo_readers_total',
    help: 'Requests that may read from the read replica, by where they did',
    labelNames: ['from'],
    registers: [registry],
    collect() {
      this.reset();
      for (const from of ['replica', 'leader'] as const) this.inc({ from }, counts[from]);
    },
  });
}

/** Each application has its own registry, so that two in one process do not share figures. */
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
      response.on('finish', () => {
        // So many probes come that they would hide the requests of customers.
        if (PROBES.has(request.path)) return;
        duration.observe(
          {
            method: request.method,
            route: routeOf(request) ?? 'other',
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
const LOOPBACK_NAME = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

const digest = (text: string) => createHash('sha256').update(text).digest();

function isFromThisMachine({ socket, headers, hostname }: Request): boolean {
  // Behind a proxy on this machine every client looks local, but names the public host.
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    LOOPBACK_NAME.test(hostname ?? '') &&
    FORWARDED.every((name) => headers[name] === undefined)
  );
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

/** Readable with METRICS_TOKEN, or from this machine when no proxy is in front. */
export function metricsRoute({ registry }: Metrics, access: MetricsAccess): RequestHandler {
  return async (request, response) => {
    assertMayRead(request, access);
    response.type(registry.contentType).send(await registry.metrics());
  };
}
