import { keepPreviousData } from '@tanstack/react-query';
import type { Schemas } from '@torpedo/api-client';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { staffQuery } from '../../../shared/back-office/staff-query';
import type { OverviewSearch } from '../rules/overview-search';

export type Overview = Schemas['OverviewDto'];
export type DashboardStats = Schemas['DashboardStatsDto'];

/** The figures of the period and of the period before it. */
export const overviewQuery = (period: NonNullable<OverviewSearch['period']>) => ({
  ...staffQuery(staffKeys.live, '/api/v1/admin/dashboard/overview', { query: { period } }),
  placeholderData: keepPreviousData,
});

/** The figures of the whole business. */
export const dashboardStatsQuery = () => ({
  ...staffQuery(staffKeys.live, '/api/v1/admin/dashboard/stats'),
  staleTime: 30_000,
});
