import type { Loop } from '../../../platform/jobs/index.js';
import type { Platform } from '../../../platform/platform.js';
import { createDeliveryStore, deliveryRuleOf } from './delivery.store.js';

const PAUSE_MS = 10_000;
/** The sweep or a slow transaction may store the end of a number so many seconds late. */
const COUNTING_SLACK_SECONDS = 600;
const ALL_EVERY_MS = 60_000;

type Deps = Pick<Platform, 'db' | 'clock' | 'settings'>;

/** Updates what has new numbers in each round, and everything once a minute, because figures also age. */
export function deliveryFiguresJob({ db, clock, settings }: Deps): Loop {
  const store = createDeliveryStore(db.sql);
  let allAt = -Infinity;
  return {
    name: 'delivery-figures',
    intervalMs: PAUSE_MS,
    async run(lease) {
      const now = clock.now();
      const current = settings.current();
      const rule = deliveryRuleOf(current);
      const horizonSeconds = current.activation_window_seconds + COUNTING_SLACK_SECONDS;
      const since = await store.count(horizonSeconds, rule.windowSeconds, now);
      lease.assertHeld();
      const isForAll = now.getTime() - allAt >= ALL_EVERY_MS;
      await store.publish(rule, isForAll ? null : since, now);
      if (isForAll) allAt = now.getTime();
    },
  };
}
