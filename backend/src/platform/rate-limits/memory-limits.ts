import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateLimiter } from '../http/rate-limiter.js';
import { countedLimits } from './counted-limits.js';

/** Exact counters of one process. */
export function createMemoryRateLimiter(): RateLimiter {
  return countedLimits(
    ({ name, limit, windowSeconds }) =>
      new RateLimiterMemory({ keyPrefix: name, points: limit, duration: windowSeconds }),
  );
}
