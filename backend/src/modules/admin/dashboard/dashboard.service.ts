import type { Database } from '../../../platform/database/index.js';
import { dayOf, recentSince, startOfDay } from '../../../platform/days.js';
import type { Role } from '../../../platform/http/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { CatalogueModule } from '../../catalogue/index.js';
import type { AuthModule } from '../../auth/index.js';
import { countAuditSince, newestAudit } from '../audit/audit.store.js';
import { businessFigures, inReais, revenueByCurrency } from '../figures/business-figures.js';
import type { Figures } from '../figures/figures.js';
import type { RowCounts } from '../figures/row-counts.read-model.js';
import type { AdminOrdersService } from '../orders/admin-orders.service.js';
import type { DashboardStatsDto } from './dashboard.dto.js';

const SHOWN_ACTIVITIES = 5;

interface Deps extends Pick<Platform, 'settings' | 'clock'> {
  db: Pick<Database, 'sql'>;
  figures: Figures;
  rowCounts: RowCounts;
  auth: Pick<AuthModule, 'emailsOf'>;
  catalogue: Pick<CatalogueModule, 'figures'>;
  orders: Pick<AdminOrdersService, 'countsOf'>;
}

export class DashboardService {
  constructor(private readonly deps: Deps) {}

  async stats(role: Role): Promise<DashboardStatsDto> {
    const { settings, clock, figures, rowCounts } = this.deps;
    const now = clock.now();
    const { fx } = settings.current();
    const sums = figures.sales.sumAll();
    const [accounts, catalogue, everything, orders, today, activity] = await Promise.all([
      rowCounts.accounts(),
      this.deps.catalogue.figures(),
      sums,
      sums.then((all) => this.deps.orders.countsOf(businessFigures(all, [], fx))),
      figures.of({ from: startOfDay(dayOf(now)), until: now }),
      this.#activity(recentSince(now)),
    ]);
    const revenue = revenueByCurrency(everything);
    const earned = Object.entries(revenue).map(([currency, cents]) => ({ currency, cents }));
    return {
      total_users: accounts.total,
      active_users: accounts.active,
      users_by_role: accounts.byRole,
      total_products: catalogue.products.total,
      active_products: catalogue.products.active,
      total_categories: catalogue.categories,
      total_countries: catalogue.countries.total,
      countries_in_stock: catalogue.countries.inStock,
      total_orders: orders.total,
      orders_today: today.orderedNumbers,
      delivered_today: today.delivered,
      total_revenue_cents: inReais(earned, fx),
      revenue_by_currency: revenue,
      recent_orders: orders.recent,
      ...activity,
      current_user_role: role,
    };
  }

  async #activity(
    since: Date,
  ): Promise<Pick<DashboardStatsDto, 'recent_audit_logs_count' | 'recent_activity'>> {
    const { sql } = this.deps.db;
    const [recent, newest] = await Promise.all([
      countAuditSince(sql, since),
      newestAudit(sql, SHOWN_ACTIVITIES),
    ]);
    const emails = await this.deps.auth.emailsOf(newest.map(({ user_id }) => user_id));
    return {
      recent_audit_logs_count: recent,
      recent_activity: newest.map((activity) => ({
        ...activity,
        user_email: emails.get(activity.user_id) ?? null,
      })),
    };
  }
}
