import type { Role } from '../../../platform/http/index.js';
import { shareOf, type BusinessFigures } from '../figures/business-figures.js';
import type { TimedFigures } from '../figures/figures.js';
import type {
  ComparedFigureDto,
  ComparedShareDto,
  DashboardStatsDto,
  OverviewDto,
  RevenueStatsDto,
  SeriesDto,
} from './dashboard.dto.js';
import type { DashboardStats } from './dashboard.service.js';
import type { Overview, OverviewPeriod, RevenueStats, SeriesUnit } from './overview.service.js';

export function presentDashboardStats(stats: DashboardStats, role: Role): DashboardStatsDto {
  const { accounts, catalogue, orders, today, revenue, auditEntries } = stats;
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
    total_revenue_cents: stats.revenueInReais,
    revenue_by_currency: revenue,
    recent_orders: orders.recent,
    recent_audit_logs_count: auditEntries.recent,
    recent_activity: auditEntries.newest.map(({ action, entityType, at, staffId, email }) => ({
      action,
      entity_type: entityType,
      created_at: at.toISOString(),
      user_id: staffId,
      user_email: email,
    })),
    current_user_role: role,
  };
}

export function presentOverview(name: OverviewPeriod, overview: Overview): OverviewDto {
  const { period, compared, figures, previous, course, held } = overview;
  const figure = (of: (figures: BusinessFigures) => number): ComparedFigureDto => ({
    value: of(figures),
    previous: of(previous),
    series: course.map(of),
  });
  const share = (of: (figures: BusinessFigures) => number | null): ComparedShareDto => ({
    value: of(figures),
    previous: of(previous),
    series: course.map(of),
  });
  return {
    period: name,
    from: period.from.toISOString(),
    until: period.until.toISOString(),
    compared_from: compared.from.toISOString(),
    compared_until: compared.until.toISOString(),
    revenue_cents: figure(({ revenueCents }) => revenueCents),
    margin_cents: figure(({ marginCents }) => marginCents),
    margin_share: share(({ marginCents, revenueCents }) => shareOf(marginCents, revenueCents)),
    topups_cents: figure(({ topupCents }) => topupCents),
    delivered: figure(({ delivered }) => delivered),
    delivery_rate: share(({ deliveryRate }) => deliveryRate),
    held_cents: held.cents,
    open_numbers: held.numbers,
  };
}

export function presentSeries(by: SeriesUnit, points: readonly TimedFigures[]): SeriesDto {
  return {
    by,
    points: points.map(({ startsAt, figures }) => ({
      starts_at: startsAt.toISOString(),
      revenue_cents: figures.revenueCents,
      topups_cents: figures.topupCents,
      delivered: figures.delivered,
      undelivered: figures.undelivered,
    })),
  };
}

export function presentRevenueStats(revenue: RevenueStats): RevenueStatsDto {
  const { totalCents, monthCents, weekCents, dayCents, paidTransactions } = revenue;
  return {
    total_revenue_cents: totalCents,
    monthly_revenue_cents: monthCents,
    weekly_revenue_cents: weekCents,
    daily_revenue_cents: dayCents,
    paid_transactions: paidTransactions,
    avg_transaction_value_cents: Math.round(shareOf(totalCents, paidTransactions) ?? 0),
  };
}
