import type { Platform } from '../../../platform/platform.js';
import type { DailyJob } from '../../../platform/jobs/index.js';
import type { AccountDataHolder } from '../../auth/index.js';
import { createCaseViewerStore } from './case-viewer.store.js';
import { createCaseStore } from './case.store.js';

const DAY_MS = 86_400_000;
/** Two years, as the privacy policy says. */
const KEPT_DAYS = 730;
const MOST_EXPORTED = 100_000;

type Deps = Pick<Platform, 'db' | 'clock'>;

/** An erasure needs no work here: `account_erase` also deletes the cases, by their reference to the account. */
export const caseData = ({ db }: Deps): AccountDataHolder => ({
  openMatters: () => Promise.resolve([]),
  exportOf: async (userId) => ({ cases: await createCaseStore(db.sql).listOwn(userId, MOST_EXPORTED) }),
  erase: () => Promise.resolve(),
});

export function forgetCasesJob({ db, clock }: Deps): DailyJob {
  return {
    name: 'forget-cases',
    cron: '25 4 * * *',
    run: async () => {
      const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
      await createCaseStore(db.sql).forgetBefore(before);
      await createCaseViewerStore(db.sql).forgetBefore(clock.now());
    },
  };
}
