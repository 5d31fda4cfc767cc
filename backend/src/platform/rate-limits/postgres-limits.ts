import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { statement, type Database } from '../database/index.js';
import type { RateLimiter } from '../http/rate-limiter.js';
import { countedLimits } from './counted-limits.js';

const DELETE_ENDED = statement('rate_limits.delete_ended', 'DELETE FROM rate_limits WHERE expire < $1');

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

/** Removes the counters whose window has ended. */
export async function deleteEndedLimits(db: Pick<Database, 'sql'>, now: Date): Promise<void> {
  await db.sql.rows(DELETE_ENDED, [now.getTime()]);
}
