import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import type { Currency } from '../../../platform/money.js';
import type { Settings, SettingsReader } from '../../../platform/settings/index.js';
import type { ActivationsModule, SalesFigures } from '../../activations/index.js';
import type { AccountFigures, AuthModule } from '../../auth/index.js';
import type { WalletModule } from '../../wallet/index.js';
import { countAuditSince, newestAudit, type StaffActivity } from '../audit/audit.store.js';

const RECENT_MS = 24 * 3_600_000;
const SHOWN_ACTIVITIES = 5;

/** The business in figures. */
export interface DashboardStats {
  accounts: AccountFigures;
  sales: SalesFigures;
  topups: { total: number; recent: number };
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
  auth: Pick<AuthModule, 'countAccounts' | 'emailsOf'>;
  wallet: Pick<WalletModule, 'countTopups' | 'revenue'>;
  activations: Pick<ActivationsModule, 'salesFigures'>;
}

/** Revenue of all currencies in cents of BRL, rounded to the cent. */
function revenueInReais(revenue: Readonly<Record<Currency, number>>, fx: Settings['fx']): number {
  return revenue.BRL + Math.round(revenue.USD * fx.USD + revenue.EUR * fx.EUR);
}

/** Figures of the business for staff. */
export class DashboardService {
  constructor(private readonly deps: Deps) {}

  async stats(): Promise<DashboardStats> {
    const { db, settings, clock, auth, wallet, activations } = this.deps;
    const since = new Date(clock.now().getTime() - RECENT_MS);
    const [accounts, sales, topups, revenue, recent, newest] = await Promise.all([
      auth.countAccounts(),
      activations.salesFigures(since),
      wallet.countTopups(since),
      wallet.revenue(),
      countAuditSince(db, since),
      newestAudit(db, SHOWN_ACTIVITIES),
    ]);
    const emails = await auth.emailsOf(newest.map(({ staffId }) => staffId));
    return {
      accounts,
      sales,
      topups,
      revenue,
      revenueInReais: revenueInReais(revenue, settings.current().fx),
      auditEntries: {
        recent,
        newest: newest.map((activity) => ({ ...activity, email: emails.get(activity.staffId) ?? null })),
      },
    };
  }
}
