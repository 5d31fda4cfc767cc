import { queryOptions } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { staffKeys } from '../../../shared/back-office/staff-keys';

export type DashboardStats = Schemas['DashboardStatsDto'];
export type StaffActivity = DashboardStats['recent_activity'][number];

const freshMs = 30_000;

/** The business in figures, for staff. */
export const dashboardStatsQuery = () =>
  queryOptions({
    queryKey: staffKeys.dashboardStats,
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/admin/dashboard/stats', { signal })),
    staleTime: freshMs,
  });
