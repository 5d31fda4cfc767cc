import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import type { OverviewSearch } from '../rules/overview-search';

export type Overview = Schemas['OverviewDto'];
export type Series = Schemas['SeriesDto'];
export type Provider = Schemas['ProviderDto'];
export type NewOrder = Schemas['AdminOrderDto'];

const READ_AGAIN_MS = 15_000;
const NEWEST_ORDERS = 6;

/** How the period goes against the one before. */
export const overviewQuery = (period: NonNullable<OverviewSearch['period']>) =>
  queryOptions({
    queryKey: staffKeys.overview.figures(period),
    queryFn: ({ signal }) =>
      bodyOf(staffApi.GET('/api/v1/admin/dashboard/overview', { params: { query: { period } }, signal })),
    placeholderData: keepPreviousData,
  });

/** The last days, weeks or months, point by point. */
export const seriesQuery = (by: NonNullable<OverviewSearch['by']>) =>
  queryOptions({
    queryKey: staffKeys.overview.series(by),
    queryFn: ({ signal }) =>
      bodyOf(staffApi.GET('/api/v1/admin/dashboard/series', { params: { query: { by } }, signal })),
    placeholderData: keepPreviousData,
  });

/** How the providers do; the live desk reads the same. */
export const providersQuery = () =>
  queryOptions({
    queryKey: staffKeys.desk.providers,
    queryFn: ({ signal }) => bodyOf(staffApi.GET('/api/v1/admin/providers', { signal })),
    refetchInterval: READ_AGAIN_MS,
  });

/** What customers did last. */
export const newestOrdersQuery = () =>
  queryOptions({
    queryKey: staffKeys.overview.orders,
    queryFn: ({ signal }) =>
      bodyOf(
        staffApi.GET('/api/v1/admin/orders', { params: { query: { per_page: NEWEST_ORDERS } }, signal }),
      ),
  });
