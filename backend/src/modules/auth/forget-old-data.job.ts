import { dayOf } from '../../platform/days.js';
import type { DailyJob } from '../../platform/jobs/index.js';
import type { Platform } from '../../platform/platform.js';
import { createActivityStore } from './activity/activity.store.js';
import { createApiKeyStore } from './api-keys/api-key.store.js';
import { createDeviceGrantStore } from './device-sign-in/device-grant.store.js';
import { createFlowStore } from './identity/identity.store.js';
import { createPasswordResetStore } from './passwords/password.store.js';
import { createDisownLinkStore } from './security-mails/disown-link.store.js';
import { DEVICE_DAYS } from './sessions/cookies.js';
import { createKnownDeviceStore, createSessionStore } from './sessions/session.store.js';
import { createStaffTokenStore } from './staff-tokens/staff-token.store.js';
import { createTeamStore } from './teams/team.store.js';

/** The network of an ended session counts as known until its row is deleted. */
const SESSION_DAYS = 30;
/** Until then, a person who opens an old link reads that it has expired. */
const EXPIRED_DAYS = 30;
/** The spending of API keys by day. A later refund does not count against another day. */
const SPENDING_DAYS = 30;
/** The spending of the people of a team by month. */
const TEAM_SPENDING_DAYS = 800;
const DAY_MS = 86_400_000;

type Deps = Pick<Platform, 'db' | 'clock'> & { settings: Pick<Platform['settings'], 'current'> };

export function forgetOldDataJobs({ db: { sql }, clock, settings }: Deps) {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const daily = (name: string, cron: string, forget: () => Promise<unknown>): DailyJob => ({
    name,
    cron,
    async run() {
      await forget();
    },
  });
  return {
    sessions: daily('forget-sessions', '20 4 * * *', () =>
      createSessionStore(sql).forgetExpiredBefore(daysAgo(SESSION_DAYS)),
    ),
    identityFlows: daily('forget-identity-flows', '25 4 * * *', () =>
      createFlowStore(sql).forgetExpiredBefore(clock.now()),
    ),
    oldAccess: daily('forget-old-access', '25 4 * * *', async () => {
      await createPasswordResetStore(sql).forgetExpiredBefore(daysAgo(EXPIRED_DAYS));
      await createDisownLinkStore(sql).forgetExpiredBefore(daysAgo(EXPIRED_DAYS));
      await createStaffTokenStore(sql).forgetExpiredBefore(daysAgo(EXPIRED_DAYS));
      await createApiKeyStore(sql).forgetSpendingBefore(dayOf(daysAgo(SPENDING_DAYS)));
      await createTeamStore(sql).forgetInvitationsBefore(daysAgo(EXPIRED_DAYS));
      await createTeamStore(sql).forgetSpendingBefore(daysAgo(TEAM_SPENDING_DAYS));
      await createKnownDeviceStore(sql).forgetUnseenSince(daysAgo(DEVICE_DAYS));
    }),
    activity: daily('forget-activity', '30 4 * * *', () =>
      createActivityStore(sql).forgetBefore(daysAgo(settings.current().account_activity_days)),
    ),
    deviceGrants: daily('forget-device-grants', '35 4 * * *', () =>
      createDeviceGrantStore(sql).forgetExpiredBefore(clock.now()),
    ),
  };
}
