import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import type { DailyJob } from '../../../platform/jobs/index.js';
import { sessionStore } from './session.store.js';

/** Until then the network of an ended session still counts as known to its account. */
const KEPT_MS = 30 * 86_400_000;

/** Deletes sessions that ended long ago, with the addresses they were used from. */
export function forgetSessionsJob(db: Database, clock: Clock): DailyJob {
  return {
    name: 'forget-sessions',
    cron: '20 4 * * *',
    run: async () => {
      await sessionStore(db.sql).forgetEndedBefore(new Date(clock.now().getTime() - KEPT_MS));
    },
  };
}
