import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import type { DailyJob } from '../../../platform/jobs/index.js';
import { subscriptionStore } from './subscription.store.js';

/** Deletes subscriptions that are over, and those of sessions that ran out without anybody ending them. */
export function forgetSubscriptionsJob(db: Database, clock: Clock): DailyJob {
  return {
    name: 'forget-push-subscriptions',
    cron: '35 4 * * *',
    run: async () => {
      await subscriptionStore(db.sql).forgetOver(clock.now());
    },
  };
}
