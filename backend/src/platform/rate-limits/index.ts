export { forgetEndedLimitsJob } from './forget-limits.job.js';
export { createMemoryRateLimiter } from './rate-limiters.js';
export { noRateLimits } from './rate-limiters.js';
export { createPostgresRateLimiter } from './rate-limiters.js';
export { createRedisRateLimiter } from './rate-limiters.js';
