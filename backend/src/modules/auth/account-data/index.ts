import type { UnitOfWork } from '../../../platform/database/index.js';
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

export interface AccountDeletion {
  /** @throws DomainError NOT_FOUND, ACCOUNT_IN_USE, BALANCE_LEFT unless it may be given up, LAST_ADMIN */
  deleteByStaff(userId: string, mayGiveUpBalance: boolean, unit: UnitOfWork): Promise<void>;
}

export function createAccountData(deps: Deps): ModuleParts & AccountDeletion {
  const exports = new AccountExportService(deps);
  const deletions = new AccountDeletionService(deps);
  return {
    deleteByStaff: (userId, mayGiveUpBalance, unit) =>
      deletions.deleteByStaff(userId, mayGiveUpBalance, unit),
    controllers: [new AccountDataController(exports, deletions, deps.cookie)],
    loops: [],
    dailyJobs: [],
  };
}
