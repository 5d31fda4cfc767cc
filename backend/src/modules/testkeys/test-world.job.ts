import { dueLoop, type DailyJob, type Loop } from '../../platform/jobs/index.js';
import type { Platform } from '../../platform/platform.js';
import { KEPT_DAYS } from './test-numbers.service.js';
import { createTestWorldStore } from './test-world.store.js';

const NAME = 'test-worlds';
const INTERVAL_MS = 1_000;
const AT_ONCE = 4;
const DAY_MS = 86_400_000;

type Deps = Pick<Platform, 'db' | 'clock' | 'log' | 'events'>;

/** Does what is due in test worlds even when no key calls, so that webhooks are sent on time. */
export function testWorldsJob(deps: Deps): Loop {
  const store = createTestWorldStore(deps.db.sql, deps.events.publish);
  return dueLoop(deps, {
    name: NAME,
    intervalMs: INTERVAL_MS,
    list: (except) => store.listDue(deps.clock.now(), except),
    idOf: ({ userId }) => userId,
    work: ({ userId }) => store.settle(userId, deps.clock.now()),
    atOnce: AT_ONCE,
  });
}

/** Wallets keep the sum of the deleted entries. */
export function forgetTestNumbersJob({ db, clock, events }: Deps): DailyJob {
  return {
    name: 'forget-test-numbers',
    cron: '5 5 * * *',
    run: async () => {
      const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
      while ((await createTestWorldStore(db.sql, events.publish).forget(before)) > 0);
    },
  };
}
