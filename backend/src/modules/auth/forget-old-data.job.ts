import type { DailyJob } from '../../platform/jobs/index.js';
import type { Platform } from '../../platform/platform.js';
import { createActivityStore } from './activity/activity.store.js';
import { createDeviceGrantStore } from './device-sign-in/device-grant.store.js';
import { createFlowStore } from './identity/identity.store.js';
import { createPasswordResetStore } from './passwords/password.store.js';
import { createDisownLinkStore } from './security-mails/disown-link.store.js';
import { createKnownDeviceStore, createSessionStore } from './sessions/session.store.js';
import { createStaffTokenStore } from './staff-tokens/staff-token.store.js';

/** Until then the network of an ended session counts as known. */
const SESSION_DAYS = 30;
/** Until then a late visitor reads that the link has expired. */
const EXPIRED_DAYS = 30;
/** As long as browsers keep the device cookie. */
const DEVICE_DAYS = 400;
const DAY_MS = 86_400_000;

type Deps = Pick<Platform, 'db' | 'clock'> & { settings: Pick<Platform['settings'], 'current'> };

export function forgetOldDataJobs({ db, clock, settings }: Deps) {
  const { sql } = db;
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  return {
    identityFlows: {
      name: 'forget-identity-flows',
      cron: '25 4 * * *',
      async run() {
        await createFlowStore(sql).forgetExpiredBefore(clock.now());
      },
    },
    deviceGrants: {
      name: 'forget-device-grants',
      cron: '35 4 * * *',
      async run() {
        await createDeviceGrantStore(sql).forgetExpiredBefore(clock.now());
      },
    },
    sessions: {
      name: 'forget-sessions',
      cron: '20 4 * * *',
      async run() {
        await createSessionStore(sql).forgetEndedBefore(daysAgo(SESSION_DAYS));
      },
    },
    oldAccess: {
      name: 'forget-old-access',
      cron: '25 4 * * *',
      async run() {
        await createPasswordResetStore(sql).forgetExpiredBefore(daysAgo(EXPIRED_DAYS));
        await createDisownLinkStore(sql).forgetExpiredBefore(daysAgo(EXPIRED_DAYS));
        await createStaffTokenStore(sql).forgetExpiredBefore(daysAgo(EXPIRED_DAYS));
        await createKnownDeviceStore(sql).forgetUnseenSince(daysAgo(DEVICE_DAYS));
      },
    },
    activity: {
      name: 'forget-activity',
      cron: '30 4 * * *',
      async run() {
        await createActivityStore(sql).forgetBefore(daysAgo(settings.current().account_activity_days));
      },
    },
  } satisfies Record<string, DailyJob>;
}
