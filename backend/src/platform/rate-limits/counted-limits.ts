import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { DomainError } from '../errors/index.js';
import type { RateLimit, RateLimiter } from '../http/rate-limiter.js';

/** The counters of one limit, wherever they are kept. */
export type CountersOf = (limit: RateLimit) => RateLimiterAbstract;

function refusal(code: 'RATE_LIMITED' | 'TOO_MANY_ATTEMPTS', { msBeforeNext }: RateLimiterRes): DomainError {
  return new DomainError(code, { retry_after_seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
}

/** Our port over the library's counters; each limit's counters are made once. */
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
        await counters(limit).consume(key);
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
