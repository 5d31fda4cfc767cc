import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import type { DailyJob } from '../../../platform/jobs/index.js';
import { alarmLinkStore } from '../alarms/alarm-link.store.js';
import { knownDeviceStore } from './known-device.store.js';
import { passwordResetStore } from '../passwords/password-reset.store.js';

const DAY_MS = 86_400_000;
/** Until then a late visitor is told that the link came too late, and not that it never existed. */
const EXPIRED_KEPT_MS = 30 * DAY_MS;
/** As long as a browser keeps the cookie by which it is recognised. */
const DEVICE_KEPT_MS = 400 * DAY_MS;

/** Deletes mailed secrets that ran out, and browsers that will not come back. */
export function forgetOldAccessJob(db: Database, clock: Clock): DailyJob {
  return {
    name: 'forget-old-access',
    cron: '25 4 * * *',
    run: async () => {
      const before = (ms: number) => new Date(clock.now().getTime() - ms);
      await passwordResetStore(db.sql).forgetExpiredBefore(before(EXPIRED_KEPT_MS));
      await alarmLinkStore(db.sql).forgetExpiredBefore(before(EXPIRED_KEPT_MS));
      await knownDeviceStore(db.sql).forgetUnseenSince(before(DEVICE_KEPT_MS));
    },
  };
}
