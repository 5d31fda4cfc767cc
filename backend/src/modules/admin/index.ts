import type { ModuleParts, Platform } from '../../platform/platform.js';
import type { ActivationsModule } from '../activations/index.js';
import type { AccountDeletion, AuthModule } from '../auth/index.js';
import type { CatalogueModule } from '../catalogue/index.js';
import type { NotificationsModule } from '../notifications/index.js';
import type { StatusModule } from '../status/index.js';
import type { SupportModule } from '../support/index.js';
import type { WalletModule } from '../wallet/index.js';
import { AdminActivationsController } from './orders/admin-activations.controller.js';
import { AdminOrdersController } from './orders/admin-orders.controller.js';
import { AdminOrdersService } from './orders/admin-orders.service.js';
import { AdminTopupsController } from './topups/admin-topups.controller.js';
import { AdminTopupsService } from './topups/admin-topups.service.js';
import { OrderActionsService } from './orders/order-actions.service.js';
import { BulkAdjustmentsController, BalancesController } from './balances/balances.controller.js';
import { BulkAdjustmentsService } from './balances/bulk.service.js';
import { gaugeAlarms } from './alarms/alarm-figures.js';
import { AlarmNotices } from './alarms/alarm-notices.js';
import { AlarmsController } from './alarms/alarms.controller.js';
import { alarmsJob, AlarmsService } from './alarms/alarms.service.js';
import { BalancesService } from './balances/balances.service.js';
import { BulkProductsController, OperationsController } from './catalogue/bulk-products.controller.js';
import { BulkProductsService } from './catalogue/bulk-products.service.js';
import { AdminCategoriesController } from './catalogue/categories.controller.js';
import { CatalogueSyncService } from './catalogue/catalogue-sync.service.js';
import { CategoriesService } from './catalogue/categories.service.js';
import { AdminCountriesController } from './catalogue/countries.controller.js';
import { CountriesService } from './catalogue/countries.service.js';
import { AdminProductsController } from './catalogue/products.controller.js';
import { ProductsService } from './catalogue/products.service.js';
import { AdminProvidersController } from './catalogue/providers.controller.js';
import { ProvidersService } from './catalogue/providers.service.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { DashboardService } from './dashboard/dashboard.service.js';
import { OverviewService } from './dashboard/overview.service.js';
import { FiguresController } from './figures/figures.controller.js';
import { FiguresService } from './figures/figures.service.js';
import { createFigures } from './figures/figures.js';
import { foldFiguresJob } from './figures/fold-figures.job.js';
import { gaugeDebts } from './figures/debt-figures.js';
import { gaugeWaiting } from './figures/waiting-figures.read-model.js';
import { createRowCounts } from './figures/row-counts.read-model.js';
import { AdminIncidentsController } from './incidents/incidents.controller.js';
import { AdminIncidentsService } from './incidents/incidents.service.js';
import { AdminCasesController } from './cases/admin-cases.controller.js';
import { AdminCasesService } from './cases/admin-cases.service.js';
import { caseRepliesJob, CaseRepliesService } from './cases/case-replies.service.js';
import { CaseViewersService } from './cases/case-viewers.service.js';
import { RightsController } from './rights/rights.controller.js';
import { AdminSessionsController } from './sessions/admin-sessions.controller.js';
import { AdminSessionsService } from './sessions/admin-sessions.service.js';
import { ReconciliationController } from './reconciliation/reconciliation.controller.js';
import { reconciliationJob, ReconciliationService } from './reconciliation/reconciliation.service.js';
import { ChangeService } from './reports/change.service.js';
import { ClosingsService } from './reports/closings.service.js';
import { FiscalService } from './reports/fiscal.service.js';
import { ReportsController } from './reports/reports.controller.js';
import { ReportsService } from './reports/reports.service.js';
import { SearchController } from './search/search.controller.js';
import { SearchService } from './search/search.service.js';
import { AdminGatewaysController } from './gateways/admin-gateways.controller.js';
import { AdminGatewaysService } from './gateways/admin-gateways.service.js';
import { AdminRatesController } from './rates/admin-rates.controller.js';
import { StaffTokensController } from './tokens/tokens.controller.js';
import { StaffTokensService } from './tokens/tokens.service.js';
import { SettingsController } from './settings/settings.controller.js';
import { SettingsService } from './settings/settings.service.js';
import { AuditController } from './audit/audit.controller.js';
import { positionAfterWrites } from './audit/own-writes.read-model.js';
import { AuditService } from './audit/audit.service.js';
import { ListExports } from './audit/list-exports.js';
import { AdminUsersController } from './users/admin-users.controller.js';
import { AdminUsersService } from './users/admin-users.service.js';
import { TimelineService } from './users/timeline.service.js';
import { UserChangesController } from './users/user-changes.controller.js';
import { UserChangesService } from './users/user-changes.service.js';
import { UserRecordsController } from './users/user-records.controller.js';
import { UserRecordsService } from './users/user-records.service.js';

type Deps = Platform & {
  auth: AuthModule;
  wallet: WalletModule;
  catalogue: CatalogueModule;
  activations: ActivationsModule;
  status: StatusModule;
  notifications: NotificationsModule;
  support: SupportModule;
  accountDeletion: AccountDeletion;
};

const CONTROLLERS = [
  RightsController,
  SearchController,
  AdminOrdersController,
  AdminActivationsController,
  AdminTopupsController,
  AdminGatewaysController,
  AdminRatesController,
  StaffTokensController,
  SettingsController,
  DashboardController,
  ReportsController,
  ReconciliationController,
  AlarmsController,
  FiguresController,
  AdminUsersController,
  UserChangesController,
  UserRecordsController,
  AuditController,
  BalancesController,
  BulkAdjustmentsController,
  AdminSessionsController,
  AdminProductsController,
  BulkProductsController,
  OperationsController,
  AdminCategoriesController,
  AdminCountriesController,
  AdminProvidersController,
  AdminIncidentsController,
  AdminCasesController,
];

export function createAdminModule(deps: Deps): ModuleParts {
  const { reads } = deps.db;
  const figures = createFigures({ ...deps, db: reads });
  deps.readReplica?.showsWrites((staffId) => positionAfterWrites(deps, staffId));
  const rowCounts = createRowCounts(reads.sql);
  const webhookSecret = deps.config.ALARM_WEBHOOK_SECRET;
  const notices = new AlarmNotices({ ...deps, webhookSecret, fetch: deps.outgoing.fetch });
  gaugeAlarms({ ...deps, sql: deps.db.sql });
  gaugeDebts({ ...deps, rowCounts });
  gaugeWaiting({ ...deps, sql: deps.db.sql });

  const alarms = new AlarmsService({ ...deps, notices });
  const orders = new AdminOrdersService({ ...deps, db: reads, figures, rowCounts });
  const reconciliation = new ReconciliationService({ ...deps, figures, rowCounts });
  const reports = new ReportsService({ ...deps, figures, rowCounts });
  const users = new AdminUsersService({ ...deps, figures, rowCounts });
  const actions = new OrderActionsService(deps);
  const replies = new CaseRepliesService(deps);
  const services = {
    alarms,
    incidents: new AdminIncidentsService({ ...deps, rowCounts }),
    orders,
    reconciliation,
    reports,
    users,
    actions,
    cases: new AdminCasesService({ ...deps, actions }),
    adjustments: new BulkAdjustmentsService(deps),
    audit: new AuditService({ ...deps, db: reads }),
    balances: new BalancesService(deps),
    bulk: new BulkProductsService({ ...deps, figures }),
    catalogue: deps.catalogue,
    categories: new CategoriesService(deps),
    change: new ChangeService({ ...deps, figures }),
    changes: new UserChangesService({ ...deps, users }),
    closings: new ClosingsService({ ...deps, figures, reports, reconciliation }),
    countries: new CountriesService(deps),
    dashboard: new DashboardService({ ...deps, db: reads, figures, rowCounts, orders }),
    db: deps.db,
    exports: new ListExports(deps),
    figures: new FiguresService(deps),
    fiscal: new FiscalService({ ...deps, db: reads }),
    gateways: new AdminGatewaysService(deps),
    overviews: new OverviewService({ ...deps, figures }),
    products: new ProductsService(deps),
    providers: new ProvidersService(deps),
    rates: deps.rates,
    records: new UserRecordsService(deps),
    replies,
    searches: new SearchService({ users, orders }),
    sessions: new AdminSessionsService(deps),
    settings: new SettingsService(deps),
    sync: new CatalogueSyncService(deps),
    timeline: new TimelineService(deps),
    tokens: new StaffTokensService(deps),
    topups: new AdminTopupsService(deps),
    viewers: new CaseViewersService(deps),
  };
  return {
    controllers: CONTROLLERS.map((Controller) => new Controller(services)),
    loops: [foldFiguresJob(deps), alarmsJob({ alarms }), caseRepliesJob(deps, replies)],
    dailyJobs: [reconciliationJob({ reconciliation })],
    start: async () => {
      await notices.start();
      await reconciliation.start();
    },
  };
}
