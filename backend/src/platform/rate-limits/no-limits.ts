import type { RateLimiter } from '../http/rate-limiter.js';

/** For load measurements: nothing is counted. */
export const noRateLimits: RateLimiter = {
  consume: () => Promise.resolve(),
  assertOpen: () => Promise.resolve(),
  reset: () => Promise.resolve(),
};
