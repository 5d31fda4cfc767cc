import type { Config } from '../config.js';
import { systemClock } from './clock.js';
import { openDatabase } from './database/index.js';
import {
  createInProcessEventBus,
  createPostgresEventBus,
  createRedisEventBus,
  type EventBus,
} from './events/index.js';
import type { RateLimiter } from './http/index.js';
import { createIdempotency } from './idempotency/index.js';
import { createQueue, type Queue } from './jobs/index.js';
import type { Logger } from './logging/index.js';
import { createQueuedMailer, type QueuedMailer } from './mail/index.js';
import { createMetrics } from './metrics/index.js';
import type { Platform } from './module.js';
import {
  createMemoryRateLimiter,
  createPostgresRateLimiter,
  createRedisRateLimiter,
  noRateLimits,
} from './rate-limits/index.js';
import { systemRandom } from './random.js';
import { connectRedis } from './redis-connection.js';
import { createSettings } from './settings/index.js';

/** The platform, with the parts that only the process itself uses. */
export interface RunningPlatform extends Platform {
  mailer: QueuedMailer;
  queue: Queue;
  /** Counts requests by address in this process. */
  addressLimiter: RateLimiter;
  close(): Promise<void>;
}

interface Options {
  config: Config;
  databaseUrl: string;
  publicUrl: string;
  smtpUrl: string;
  log: Logger;
}

/** Builds the real parts. Where other replicas may run, events and rate limits go through Redis or PostgreSQL. */
export async function createPlatform({
  config,
  databaseUrl,
  publicUrl,
  smtpUrl,
  log,
}: Options): Promise<RunningPlatform> {
  const clock = systemClock;
  const random = systemRandom;
  const db = openDatabase({ url: databaseUrl, poolSize: config.DATABASE_POOL_SIZE });
  const settings = await createSettings({ db, log, pinned: config.TORPEDO_SETTINGS });
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
  const queue = createQueue(db, log);
  await queue.start();
  const mailer = await createQueuedMailer({ queue, smtpUrl, from: config.MAIL_FROM, log });

  return {
    config,
    publicUrl,
    db,
    settings,
    clock,
    random,
    events,
    mailer,
    queue,
    rateLimiter: rateLimiter(),
    addressLimiter: limitsOff ? noRateLimits : createMemoryRateLimiter(),
    idempotency: createIdempotency({ db, clock, random }),
    metrics: createMetrics(db),
    log,
    async close() {
      settings.close();
      mailer.close();
      await events.close();
      redis?.disconnect();
      await db.close();
    },
  };
}
