import type { Platform, ModuleParts } from '../../../platform/platform.js';
import type { ActivityLog } from '../activity/activity-log.js';
import type { Reconfirmation } from '../sign-in/reconfirmation.js';
import type { AccessRevocation } from '../sessions/access-revocation.js';
import type { SessionCookie } from '../sessions/cookies.js';
import type { SecurityNotices } from '../alarms/security-notices.js';
import type { AccountDataHolder } from './account-data-holder.js';
import { AccountDataController } from './account-data.controller.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AccountExportService } from './account-export.service.js';

type Deps = Pick<Platform, 'db' | 'clock' | 'rateLimiter' | 'log'> & {
  activityLog: ActivityLog;
  reconfirmation: Reconfirmation;
  notices: SecurityNotices;
  revocation: AccessRevocation;
  cookie: SessionCookie;
  holders: readonly AccountDataHolder[];
};

/** The export and the deletion of accounts, over everything that holds data about them. */
export function createAccountData(deps: Deps): ModuleParts {
  const exports = new AccountExportService(deps);
  const deletions = new AccountDeletionService(deps);
  return {
    controllers: [new AccountDataController(exports, deletions, deps.cookie)],
    loops: [],
    dailyJobs: [],
  };
}
