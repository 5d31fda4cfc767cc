import { queryOptions } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { listQuery, PAGE_ROWS } from '../../../shared/back-office/list/list-query';
import { requestOf } from '../../../shared/back-office/list/list-search';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import type { DifferencesSearch } from '../rules/reports-search';

export type Difference = Schemas['DifferenceDto'];
export type Books = Schemas['BooksDto'];
export type VerifiedChain = Schemas['VerifiedChainDto'];

/** A page of what differs, or did; newest first. */
export const differencesQuery = (search: DifferencesSearch) => {
  const query = { ...requestOf(search), sort: undefined, per_page: PAGE_ROWS };
  return listQuery(staffKeys.reports.differences(query), (signal) =>
    staffApi.GET('/api/v1/admin/reports/reconciliation', { params: { query }, signal }),
  );
};

const LOOK_AGAIN_MS = 2_000;

/** How the books stand; read again and again while they are compared. */
export const booksQuery = () =>
  queryOptions({
    queryKey: staffKeys.reports.books,
    queryFn: ({ signal }) => bodyOf(staffApi.GET('/api/v1/admin/reports/books', { signal })),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? LOOK_AGAIN_MS : false),
  });

export const isUnderWay = (books: Books | undefined): boolean =>
  books?.last_run != null && books.last_run.ended_at === null;

/** Compares everything now. */
export const runReconciliation = () =>
  bodyOf(staffApi.POST('/api/v1/admin/reports/reconciliation/run', { body: {} }));

/** Compares every sealed day with its movements. */
export const verifyChain = (): Promise<VerifiedChain> =>
  bodyOf(staffApi.POST('/api/v1/admin/reports/books/verify', { body: {} }));
