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
    queryFn: ({ signal }) =>
      listPage(
        staffApi.GET('/api/v1/admin/users/{id}/notes', {
          params: { path: { id }, query: { per_page: SHOWN } },
          signal,
        }),
      ),
  });
