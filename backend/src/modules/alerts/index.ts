import type { ModuleParts, Platform } from '../../platform/platform.js';
import type { AccountDataHolder } from '../auth/index.js';
import type { CatalogueModule } from '../catalogue/index.js';
import type { AlertMailDeps } from './alert-mails.js';
import { forgetAlertsJob } from './alert.store.js';
import { AlertsController } from './alerts.controller.js';
import { alertsJob } from './alerts.job.js';
import { AlertData, AlertsService } from './alerts.service.js';

export interface AlertsModule {
  accountData: AccountDataHolder;
}

type Deps = Platform &
  AlertMailDeps & { catalogue: Pick<CatalogueModule, 'services' | 'priceList' | 'productNames'> };

/** Tells customers when a product is in stock again, or costs no more than the price they gave. */
export function createAlertsModule(deps: Deps): AlertsModule & ModuleParts {
  const { db, clock } = deps;
  return {
    accountData: new AlertData(db),
    controllers: [new AlertsController({ alerts: new AlertsService(deps), clock })],
    loops: [alertsJob(deps)],
    dailyJobs: [forgetAlertsJob(db.sql, clock)],
  };
}
