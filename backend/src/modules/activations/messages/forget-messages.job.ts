import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import type { DailyJob } from '../../../platform/jobs/index.js';
import { createMessageStore } from './message.store.js';

const KEPT_MS = 30 * 86_400_000;

/** What messages said is kept for 30 days; that they came stays. */
export function forgetMessagesJob(db: Database, clock: Clock): DailyJob {
  return {
    name: 'forget-messages',
    cron: '10 4 * * *',
    run: async () => {
      await createMessageStore(db.sql).forgetBefore(new Date(clock.now().getTime() - KEPT_MS));
    },
  };
}
