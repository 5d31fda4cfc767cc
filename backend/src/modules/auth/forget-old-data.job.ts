import type { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/database/index.js';
import type { DailyJob } from '../../platform/jobs/index.js';
import type { SettingsReader } from '../../platform/settings/index.js';
import { sessionStore, knownDeviceStore } from './sessions/session.store.js';
import { alarmLinkStore } from './alarms/alarm-link.store.js';
import { passwordResetStore } from './passwords/password.store.js';
import { activityStore } from './activity/activity.store.js';
import { staffTokenStore } from './staff-tokens/staff-token.store.js';
import { deviceGrantStore } from './device-sign-in/device-grant.store.js';
import { flowStore } from './identity/identity.store.js';

/** Until then the network of an ended session still counts as known to its account. */
const SESSIONS_KEPT_MS = 30 * 86_400_000;

export function forgetSessionsJob(db: Database, clock: Clock): DailyJob {
  return {
    name: 'forget-sessions',
    cron: '20 4 * * *',
    run: async () => {
      await sessionStore(db.sql).forgetEndedBefore(new Date(clock.now().getTime() - SESSIONS_KEPT_MS));
    },
  };
}

const DAY_MS = 86_400_000;
/** Until then a late visitor reads that the link has expired, not that it never existed. */
const EXPIRED_KEPT_MS = 30 * DAY_MS;
/** As long as a browser keeps the cookie by which it is recognised. */
const DEVICE_KEPT_MS = 400 * DAY_MS;

export function forgetOldAccessJob(db: Database, clock: Clock): DailyJob {
  return {
    name: 'forget-old-access',
    cron: '25 4 * * *',
    run: async () => {
      const before = (ms: number) => new Date(clock.now().getTime() - ms);
      await passwordResetStore(db.sql).forgetExpiredBefore(before(EXPIRED_KEPT_MS));
      await alarmLinkStore(db.sql).forgetExpiredBefore(before(EXPIRED_KEPT_MS));
      await staffTokenStore(db.sql).forgetExpiredBefore(before(EXPIRED_KEPT_MS));
      await knownDeviceStore(db.sql).forgetUnseenSince(before(DEVICE_KEPT_MS));
    },
  };
}

interface ActivityDeps {
  db: Database;
  clock: Clock;
  settings: Pick<SettingsReader, 'current'>;
}

export function forgetActivityJob({ db, clock, settings }: ActivityDeps): DailyJob {
  return {
    name: 'forget-activity',
    cron: '30 4 * * *',
    run: async () => {
      const keptMs = settings.current().account_activity_days * DAY_MS;
      await activityStore(db.sql).forgetBefore(new Date(clock.now().getTime() - keptMs));
    },
  };
}

export function forgetFlowsJob(db: Database, clock: Clock): DailyJob {
  return {
    name: 'forget-identity-flows',
    cron: '25 4 * * *',
    run: async () => {
      await flowStore(db.sql).forgetExpiredBefore(clock.now());
    },
  };
}

export function forgetDeviceGrantsJob(db: Database, clock: Clock): DailyJob {
  return {
    name: 'forget-device-grants',
    cron: '35 4 * * *',
    run: async () => {
      await deviceGrantStore(db.sql).forgetExpiredBefore(clock.now());
    },
  };
}
