import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import type { DailyJob } from '../../../platform/jobs/index.js';
import { flowStore } from './flow.store.js';

/** Deletes sign-ins that never came back from the identity provider. */
export function forgetFlowsJob(db: Database, clock: Clock): DailyJob {
  return {
    name: 'forget-identity-flows',
    cron: '25 4 * * *',
    run: async () => {
      await flowStore(db.sql).forgetExpiredBefore(clock.now());
    },
  };
}
