import type { Platform, ModuleParts } from '../../../platform/platform.js';
import type { ActivityLog } from '../activity/activity-log.js';
import type { Reconfirmation } from '../sign-in/reconfirmation.js';
import type { AccessRevocation } from '../sessions/access-revocation.js';
import type { SessionCookie } from '../sessions/session-cookie.js';
import type { SecurityNotices } from '../alarms/security-notices.js';
import type { AccountDataHolder } from './account-data-holder.js';
import { AccountDataController } from './account-data.controller.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AccountExportService } from './account-export.service.js';

type Dependencies = Pick<Platform, 'db' | 'clock' | 'rateLimiter' | 'log'> & {
  activityLog: ActivityLog;
  reconfirmation: Reconfirmation;
  notices: SecurityNotices;
  revocation: AccessRevocation;
  cookie: SessionCookie;
  holders: readonly AccountDataHolder[];
};

/** The export and the deletion of accounts, over everything that holds data about them. */
export function createAccountData(dependencies: Dependencies): ModuleParts {
  const exports = new AccountExportService(dependencies);
  const deletions = new AccountDeletionService(dependencies);
  return {
    controllers: [new AccountDataController(exports, deletions, dependencies.cookie)],
    loops: [],
    dailyJobs: [],
  };
}
