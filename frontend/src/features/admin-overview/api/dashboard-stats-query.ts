import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf, type Schemas } from '../../../shared/api/client';

export type DashboardStats = Schemas['DashboardStatsDto'];
export type StaffActivity = DashboardStats['recent_activity'][number];

const freshMs = 30_000;

/** The business in figures, for staff. */
export const dashboardStatsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'dashboard-stats'],
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/admin/dashboard/stats', { signal })),
    staleTime: freshMs,
  });
