import type { Clock } from '../clock.js';
import type { Database } from '../database/index.js';
import type { DailyJob } from '../jobs/index.js';
import { idempotencyStore } from './idempotency.store.js';

/** Removes the keys that may be used anew. */
export function forgetIdempotencyKeysJob({ sql }: Pick<Database, 'sql'>, clock: Clock): DailyJob {
  return {
    name: 'forget-idempotency-keys',
    cron: '10 4 * * *',
    run: () => idempotencyStore(sql).deleteOutlived(clock.now()),
  };
}
