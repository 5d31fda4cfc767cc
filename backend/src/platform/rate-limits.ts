import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import { DomainError } from './errors/index.js';
import type { RateLimit, RateLimiter } from './http/address-limit.js';
import { statement, type Database } from './database/index.js';
import type { Clock } from './clock.js';
import type { DailyJob } from './jobs/index.js';

export type CountersOf = (limit: RateLimit) => RateLimiterAbstract;

function refusal(code: 'RATE_LIMITED' | 'TOO_MANY_ATTEMPTS', { msBeforeNext }: RateLimiterRes): DomainError {
  return new DomainError(code, { retry_after_seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
}

export function countedLimits(countersOf: CountersOf): RateLimiter {
  const made = new Map<string, RateLimiterAbstract>();
  const counters = (limit: RateLimit): RateLimiterAbstract => {
    const key = `${limit.name}:${limit.limit}:${limit.windowSeconds}`;
    const present = made.get(key) ?? countersOf(limit);
    made.set(key, present);
    return present;
  };
  return {
    async consume(limit, key, code = 'RATE_LIMITED') {
      try {
        const { remainingPoints, msBeforeNext } = await counters(limit).consume(key);
        return { remaining: remainingPoints, resetSeconds: Math.ceil(msBeforeNext / 1000) };
      } catch (outcome) {
        throw outcome instanceof RateLimiterRes ? refusal(code, outcome) : outcome;
      }
    },
    async assertOpen(limit, key, code = 'RATE_LIMITED') {
      const used = await counters(limit).get(key);
      if (used && used.consumedPoints >= limit.limit) throw refusal(code, used);
    },
    async reset(limit, key) {
      await counters(limit).delete(key);
    },
  };
}

export function createMemoryRateLimiter(): RateLimiter {
  return countedLimits(
    ({ name, limit, windowSeconds }) =>
      new RateLimiterMemory({ keyPrefix: name, points: limit, duration: windowSeconds }),
  );
}

export function createPostgresRateLimiter({ sequelize }: Pick<Database, 'sequelize'>): RateLimiter {
  return countedLimits(
    ({ name, limit, windowSeconds }) =>
      new RateLimiterPostgres({
        storeClient: sequelize,
        storeType: 'sequelize',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: limit,
        duration: windowSeconds,
      }),
  );
}

/** While Redis is away, each replica counts by itself. */
export function createRedisRateLimiter(redis: Redis): RateLimiter {
  return countedLimits(({ name, limit, windowSeconds }) => {
    const counted = { keyPrefix: `torpedo:limit:${name}`, points: limit, duration: windowSeconds };
    return new RateLimiterRedis({
      ...counted,
      storeClient: redis,
      insuranceLimiter: new RateLimiterMemory(counted),
    });
  });
}

export const noRateLimits: RateLimiter = {
  consume: () => Promise.resolve(null),
  assertOpen: () => Promise.resolve(),
  reset: () => Promise.resolve(),
};

const DELETE_ENDED = statement('rate_limits.delete_ended', 'DELETE FROM rate_limits WHERE expire <= $1');

export function forgetEndedLimitsJob({ sql }: Pick<Database, 'sql'>, clock: Clock): DailyJob {
  return {
    name: 'forget-ended-limits',
    cron: '20 4 * * *',
    run: async () => void (await sql.rows(DELETE_ENDED, [clock.now().getTime()])),
  };
}
