import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RateLimiter } from '../http/rate-limiter.js';
import { countedLimits } from './counted-limits.js';

/** Exact counters that all replicas share; while Redis is away each replica counts for itself. */
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
