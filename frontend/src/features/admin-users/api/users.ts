import { queryOptions } from '@tanstack/react-query';
import { ApiError, bodyOf, type Schemas } from '@torpedo/api-client';
import { type TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { listQuery, PAGE_ROWS } from '../../../shared/back-office/list/list-query';
import { requestOf } from '../../../shared/back-office/list/list-search';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { refusalOf, type UserAction } from '../rules/user-refusals';
import type { UsersSearch } from '../rules/users-search';

export type AdminUser = Schemas['AdminUserDto'];
export type AdminUserDetails = Schemas['AdminUserDetailsDto'];
export type TimelineEntry = Schemas['TimelineEntryDto'];

/** The same failure in the words of this screen. */
function inOurWords(error: unknown, action: UserAction, t: TFunction<'admin-users'>): unknown {
  const key = refusalOf(error, action);
  if (key === null || !(error instanceof ApiError)) return error;
  const { status, details, fields } = error;
  // A code that the general catalogue words itself would be told in those words.
  return new ApiError(status, 'BAD_REQUEST', t(`refusals.${key}`), { details, fields, cause: error });
}

/** Makes a call whose refusals are told in the words that belong to what is done. */
export function useUserCall() {
  const { t } = useTranslation('admin-users');
  return <Answer>(action: UserAction, call: Promise<Answer>): Promise<Answer> =>
    call.catch((error: unknown) => {
      throw inOurWords(error, action, t);
    });
}

export type UserCall = ReturnType<typeof useUserCall>;

export const usersQuery = (search: UsersSearch, userCall: UserCall) => {
  const query = { ...requestOf(search), per_page: PAGE_ROWS };
  return listQuery(staffKeys.users.list(query), (signal) =>
    userCall('list', staffApi.GET('/api/v1/admin/users', { params: { query }, signal })),
  );
};

export const userStatsQuery = () =>
  queryOptions({
    queryKey: staffKeys.users.stats,
    queryFn: ({ signal }) => bodyOf(staffApi.GET('/api/v1/admin/users/stats', { signal })),
  });

export const userQuery = (id: string, userCall: UserCall) =>
  queryOptions({
    queryKey: staffKeys.users.one(id),
    // Customers and other staff change it meanwhile: what is remembered is only shown until it is read again.
    staleTime: 0,
    queryFn: ({ signal }) =>
      userCall(
        'list',
        bodyOf(staffApi.GET('/api/v1/admin/users/{id}', { params: { path: { id } }, signal })),
      ),
  });
