import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../database/index.js';
import type { RateLimiter } from '../http/rate-limiter.js';
import { countedLimits } from './counted-limits.js';

/** Exact counters that all replicas on the database share. */
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
