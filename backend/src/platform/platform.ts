import type { Router } from 'express';
import type { Config } from '../config.js';
import { systemClock, type Clock } from './clock.js';
import { logWithoutOutages, openDatabase, ReadReplica, statement, type Database } from './database/index.js';
import {
  createInProcessEventBus,
  createPostgresEventBus,
  createRedisEventBus,
  type EventBus,
} from './events/index.js';
import type { RateLimiter, ReadinessChecks, Sockets } from './http/index.js';
import { createIdempotency, type Idempotency } from './idempotency/idempotency.js';
import { createQueue, type DailyJob, type Loop, type Queue } from './jobs/index.js';
import type { Logger } from './logging/index.js';
import { createQueuedMailer, type Mailer, type QueuedMailer } from './mail/index.js';
import { localOutgoing, publicOutgoing, type Outgoing } from './outgoing.js';
import { createMetrics, gaugeQueue, gaugeReadReplica, type Metrics } from './metrics.js';
import { systemRandom, type Random } from './random.js';
import {
  createMemoryRateLimiter,
  createPostgresRateLimiter,
  createRedisRateLimiter,
  noRateLimits,
} from './rate-limits.js';
import { connectRedis, redisReadiness } from './redis-connection.js';
import { countRefusedSenders, type RefusedSenders } from './refused-senders.js';
import { createRates, type Rates } from './rates/index.js';
import { createSettings, PRODUCTION_DEFAULTS, type SettingsReader } from './settings/index.js';

const PING = statement('outage.ping', 'SELECT 1');

export interface Platform {
  config: Config;
  /** Without a slash at the end. */
  publicUrl: string;
  /** Its `reads` go to the read replica, if there is one. */
  db: Database;
  readReplica: ReadReplica | null;
  /** `fx` has the rates in force. */
  settings: SettingsReader;
  rates: Rates;
  clock: Clock;
  random: Random;
  events: EventBus;
  mailer: Mailer;
  queue: Pick<Queue, 'define'>;
  rateLimiter: RateLimiter;
  /** Counts requests by address in this process only. */
  addressLimiter: RateLimiter;
  idempotency: Idempotency;
  outgoing: Outgoing;
  refusedSenders: RefusedSenders;
  metrics: Metrics;
  log: Logger;
}

export interface ModuleParts {
  controllers: readonly object[];
  /** They answer test keys instead of the controllers of the same class; other controllers refuse test keys. */
  testControllers?: readonly object[];
  loops: readonly Loop[];
  dailyJobs: readonly DailyJob[];
  /** Found by the first part of their paths, which is faster than a router. */
  areas?: Readonly<Record<string, Router>>;
  routers?: readonly Router[];
  sockets?: Sockets;
  /** Runs before the module's loops. */
  start?(): Promise<void>;
}

export interface RunningPlatform extends Platform {
  mailer: QueuedMailer;
  queue: Queue;
  readiness: ReadinessChecks;
  close(): Promise<void>;
}

interface Options {
  config: Config;
  databaseUrl: string;
  publicUrl: string;
  smtpUrl: string;
  log: Logger;
}

/** Replicas share events and rate limits through Redis or PostgreSQL. */
export async function createPlatform({
  config,
  databaseUrl,
  publicUrl,
  smtpUrl,
  log: wholeLog,
}: Options): Promise<RunningPlatform> {
  const clock = systemClock;
  const random = systemRandom;
  const timeouts = {
    statementMs: config.DATABASE_STATEMENT_TIMEOUT_MS,
    lockMs: config.DATABASE_LOCK_TIMEOUT_MS,
    idleMs: config.DATABASE_IDLE_TIMEOUT_MS,
    connectMs: config.DATABASE_CONNECT_TIMEOUT_MS,
  };
  const poolSize = config.DATABASE_POOL_SIZE;
  const leader = openDatabase({ url: databaseUrl, poolSize, timeouts });
  const { log, close: endOutage } = logWithoutOutages({ log: wholeLog, ping: () => leader.sql.rows(PING) });
  const written = await createSettings({
    db: leader,
    log,
    pinned: config.TORPEDO_SETTINGS,
    defaults: config.NODE_ENV === 'production' ? PRODUCTION_DEFAULTS : {},
  });
  const readReplica = config.READ_DATABASE_URL
    ? await ReadReplica.open({
        url: config.READ_DATABASE_URL,
        leader,
        poolSize,
        timeouts,
        clock,
        log,
        maxLagMs: () => written.current().read_replica_max_lag_seconds * 1_000,
      })
    : null;
  const db = readReplica ? { ...leader, reads: readReplica.reads } : leader;
  const rates = await createRates({ db, settings: written, clock, log });
  const redis = config.REDIS_URL ? await connectRedis(config.REDIS_URL, log) : null;
  const isAlone = !config.DATABASE_URL;
  const limitsOff = config.RATE_LIMITS === 'off';

  function eventBus(): EventBus {
    const origin = random.id();
    if (redis) return createRedisEventBus({ redis, origin, log });
    return isAlone ? createInProcessEventBus() : createPostgresEventBus({ url: databaseUrl, origin, log });
  }
  function rateLimiter(): RateLimiter {
    if (limitsOff) return noRateLimits;
    if (redis) return createRedisRateLimiter(redis);
    return isAlone ? createMemoryRateLimiter() : createPostgresRateLimiter(db);
  }

  const events = eventBus();
  await events.start();
  const metrics = createMetrics(db);
  const queue = createQueue(db, log);
  gaugeQueue(metrics, queue, log);
  if (readReplica) gaugeReadReplica(metrics, readReplica);
  await queue.start();
  const mailer = await createQueuedMailer({ queue, smtpUrl, from: config.MAIL_FROM, log, metrics });

  return {
    config,
    publicUrl,
    db,
    readReplica,
    settings: rates.settings,
    rates,
    clock,
    random,
    events,
    mailer,
    queue,
    rateLimiter: rateLimiter(),
    addressLimiter: limitsOff ? noRateLimits : createMemoryRateLimiter(),
    idempotency: createIdempotency({ db, clock, random }),
    outgoing: config.NODE_ENV === 'production' ? publicOutgoing() : localOutgoing(),
    refusedSenders: countRefusedSenders({ db, clock, log }),
    metrics,
    log,
    readiness: {
      ...(redis && { redis: () => redisReadiness(redis) }),
      ...(readReplica && {
        read_replica: () => Promise.resolve(readReplica.watch.fault ? 'degraded' : 'ok'),
      }),
    },
    async close() {
      // After a failed start, the queue still runs.
      await queue.stop();
      endOutage();
      rates.close();
      written.close();
      mailer.close();
      await events.close();
      redis?.disconnect();
      await readReplica?.close();
      await db.close();
    },
  };
}
