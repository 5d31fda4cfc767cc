import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import { dayOf, startOfDay } from '../../../platform/days.js';
import type { Currency } from '../../../platform/money.js';
import type { SettingsReader } from '../../../platform/settings/index.js';
import type { CatalogueFigures, CatalogueModule } from '../../catalogue/index.js';
import type { AuthModule } from '../../auth/index.js';
import { countAuditSince, newestAudit, type StaffActivity } from '../audit/audit.store.js';
import {
  businessFigures,
  inReais,
  revenueByCurrency,
  type BusinessFigures,
} from '../figures/business-figures.js';
import type { Figures } from '../figures/figures.js';
import type { AccountCounts, RowCounts } from '../figures/row-counts.read-model.js';
import type { AdminOrdersService, OrderCounts } from '../orders/admin-orders.service.js';

const RECENT_MS = 24 * 3_600_000;
const SHOWN_ACTIVITIES = 5;

/** The business in figures. */
export interface DashboardStats {
  accounts: AccountCounts;
  catalogue: CatalogueFigures;
  orders: OrderCounts;
  today: BusinessFigures;
  /** Cents by the currency in which they were paid. */
  revenue: Record<Currency, number>;
  /** All of it in cents of BRL, at the rates in force. */
  revenueInReais: number;
  auditEntries: { recent: number; newest: (StaffActivity & { email: string | null })[] };
}

interface Deps {
  db: Database;
  settings: SettingsReader;
  clock: Clock;
  figures: Figures;
  rowCounts: RowCounts;
  auth: Pick<AuthModule, 'emailsOf'>;
  catalogue: Pick<CatalogueModule, 'figures'>;
  orders: Pick<AdminOrdersService, 'countsOf'>;
}

/** Figures of the business for staff. */
export class DashboardService {
  constructor(private readonly deps: Deps) {}

  async stats(): Promise<DashboardStats> {
    const { db, settings, clock, figures, rowCounts } = this.deps;
    const now = clock.now();
    const since = new Date(now.getTime() - RECENT_MS);
    const { fx } = settings.current();
    const sums = figures.sales.sumAll();
    const [accounts, catalogue, everything, orders, today, auditEntries] = await Promise.all([
      rowCounts.accounts(),
      this.deps.catalogue.figures(),
      sums,
      sums.then((all) => this.deps.orders.countsOf(businessFigures(all, [], fx))),
      figures.of({ from: startOfDay(dayOf(now)), until: now }),
      this.#auditEntries(db, since),
    ]);
    const revenue = revenueByCurrency(everything);
    const earned = Object.entries(revenue).map(([currency, cents]) => ({ currency, cents }));
    return {
      ...{ accounts, catalogue, orders, today, revenue, auditEntries },
      revenueInReais: inReais(earned, fx),
    };
  }

  async #auditEntries(db: Database, since: Date): Promise<DashboardStats['auditEntries']> {
    const [recent, newest] = await Promise.all([
      countAuditSince(db, since),
      newestAudit(db, SHOWN_ACTIVITIES),
    ]);
    const emails = await this.deps.auth.emailsOf(newest.map(({ staffId }) => staffId));
    return {
      recent,
      newest: newest.map((activity) => ({ ...activity, email: emails.get(activity.staffId) ?? null })),
    };
  }
}
