import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { listPage } from '../../../shared/back-office/list/list-query';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';

export type TimelineCategory = 'money' | 'numbers' | 'access' | 'staff';

const SHOWN = 4;
const STATEMENT_ROWS = 8;

export const timelineQuery = (id: string, category: TimelineCategory | undefined) =>
  infiniteQueryOptions({
    queryKey: staffKeys.users.timeline(id, category),
    staleTime: 0,
    queryFn: ({ pageParam, signal }) =>
      bodyOf(
        staffApi.GET('/api/v1/admin/users/{id}/timeline', {
          params: { path: { id }, query: { category, cursor: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });

export const statementQuery = (id: string, currency: 'BRL' | 'USD' | 'EUR') =>
  queryOptions({
    queryKey: staffKeys.users.record(id, `statement ${currency}`),
    staleTime: 0,
    queryFn: ({ signal }) =>
      listPage(
        staffApi.GET('/api/v1/admin/users/{id}/statement', {
          params: { path: { id }, query: { currency, per_page: STATEMENT_ROWS } },
          signal,
        }),
      ),
  });

export const sessionsQuery = (id: string) =>
  queryOptions({
    queryKey: staffKeys.users.record(id, 'sessions'),
    staleTime: 0,
    queryFn: ({ signal }) =>
      listPage(
        staffApi.GET('/api/v1/admin/users/{id}/sessions', {
          params: { path: { id }, query: { per_page: SHOWN } },
          signal,
        }),
      ),
  });

export const notesQuery = (id: string) =>
  queryOptions({
    queryKey: staffKeys.users.record(id, 'notes'),
    staleTime: 0,
    queryFn: ({ signal }) =>
      listPage(
        staffApi.GET('/api/v1/admin/users/{id}/notes', {
          params: { path: { id }, query: { per_page: SHOWN } },
          signal,
        }),
      ),
  });

export const numbersQuery = (id: string) =>
  queryOptions({
    queryKey: staffKeys.users.record(id, 'numbers'),
    staleTime: 0,
    queryFn: ({ signal }) =>
      listPage(
        staffApi.GET('/api/v1/admin/orders', {
          params: { query: { user_id: id, type: 'sms_number', per_page: SHOWN } },
          signal,
        }),
      ),
  });

export const topupsQuery = (id: string) =>
  queryOptions({
    queryKey: staffKeys.users.record(id, 'topups'),
    staleTime: 0,
    queryFn: ({ signal }) =>
      listPage(
        staffApi.GET('/api/v1/admin/topups', {
          params: { query: { user_id: id, per_page: SHOWN } },
          signal,
        }),
      ),
  });

export const auditQuery = (id: string) =>
  queryOptions({
    queryKey: staffKeys.users.record(id, 'audit'),
    staleTime: 0,
    queryFn: ({ signal }) =>
      listPage(
        staffApi.GET('/api/v1/admin/audit', {
          params: { query: { user_id: id, per_page: SHOWN } },
          signal,
        }),
      ),
  });
