export { createMemoryRateLimiter } from './memory-limits.js';
export { noRateLimits } from './no-limits.js';
export { createPostgresRateLimiter, deleteEndedLimits } from './postgres-limits.js';
export { createRedisRateLimiter } from './redis-limits.js';
