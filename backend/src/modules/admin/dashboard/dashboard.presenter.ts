import type { Role } from '../../../platform/http/index.js';
import type { DashboardStatsDto } from './dashboard.dto.js';
import type { DashboardStats } from './dashboard.service.js';

export function presentDashboardStats(stats: DashboardStats, role: Role): DashboardStatsDto {
  const { accounts, sales, topups, revenue, auditEntries } = stats;
  return {
    total_users: accounts.total,
    active_users: accounts.active,
    users_by_role: accounts.byRole,
    total_products: sales.products.total,
    active_products: sales.products.active,
    total_categories: sales.categories,
    total_orders: sales.purchases.total + topups.total,
    total_revenue_cents: stats.revenueInReais,
    revenue_by_currency: revenue,
    recent_orders: sales.purchases.recent + topups.recent,
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
