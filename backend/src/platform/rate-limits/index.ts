export { forgetEndedLimitsJob } from './forget-limits.job.js';
export { createMemoryRateLimiter } from './memory-limits.js';
export { noRateLimits } from './no-limits.js';
export { createPostgresRateLimiter } from './postgres-limits.js';
export { createRedisRateLimiter } from './redis-limits.js';
