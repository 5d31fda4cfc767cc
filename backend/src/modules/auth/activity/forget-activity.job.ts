import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import type { DailyJob } from '../../../platform/jobs/index.js';
import { activityStore } from './activity.store.js';

const KEPT_MS = 365 * 86_400_000;

/** Deletes what happened to accounts more than a year ago. */
export function forgetActivityJob(db: Database, clock: Clock): DailyJob {
  return {
    name: 'forget-activity',
    cron: '30 4 * * *',
    run: async () => {
      await activityStore(db.sql).forgetBefore(new Date(clock.now().getTime() - KEPT_MS));
    },
  };
}
