import type { Loop } from '../../../platform/jobs/index.js';
import type { Platform } from '../../../platform/platform.js';
import { createDeliveryStore, deliveryRuleOf } from './delivery.store.js';

const PAUSE_MS = 10_000;
/** A finished number may be written later, by the sweep or a slow transaction. */
const LATE_SECONDS = 600;
const ALL_EVERY_MS = 60_000;

type Deps = Pick<Platform, 'db' | 'clock' | 'settings'>;

/** Counts what numbers delivered, for the catalogue and the order of offers; once a minute also what grew old. */
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
      const horizonSeconds = current.activation_window_seconds + LATE_SECONDS;
      const since = await store.count(horizonSeconds, rule.windowSeconds, now);
      lease.assertHeld();
      const isForAll = now.getTime() - allAt >= ALL_EVERY_MS;
      await store.publish(rule, isForAll ? null : since, now);
      if (isForAll) allAt = now.getTime();
    },
  };
}
