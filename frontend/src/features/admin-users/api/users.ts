import { ApiError, type Schemas } from '@torpedo/api-client';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { listQuery } from '../../../shared/back-office/list/list-query';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { type ChangeCall, staffQuery } from '../../../shared/back-office/staff-query';
import { keptAccount } from '../rules/kept-account';
import { refusalOf, type UserAction } from '../rules/user-refusals';

export type AdminUser = Schemas['AdminUserDto'];
export type AdminUserDetails = Schemas['AdminUserDetailsDto'];
export type TimelineEntry = Schemas['TimelineEntryDto'];

/** The failure with the texts of this screen. */
function inOurTexts(error: unknown, action: UserAction, t: TFunction<'admin-users'>): unknown {
  const kept = keptAccount(error, t);
  if (kept !== null) return new ApiError(409, 'BAD_REQUEST', kept, { cause: error });
  const key = refusalOf(error, action);
  if (key === null || !(error instanceof ApiError)) return error;
  const { status, details, fields } = error;
  // The code is replaced, because the general error texts have their own text for some codes.
  return new ApiError(status, 'BAD_REQUEST', t(`refusals.${key}`), { details, fields, cause: error });
}

export function useUserCall() {
  const { t } = useTranslation('admin-users');
  return <Answer>(action: UserAction, call: Promise<Answer>): Promise<Answer> =>
    call.catch((error: unknown) => {
      throw inOurTexts(error, action, t);
    });
}

export type UserCall = ReturnType<typeof useUserCall>;

export function useUserChange() {
  const userCall = useUserCall();
  return <Answer>(action: UserAction, call: ChangeCall<Answer>): ChangeCall<Answer> =>
    (request) =>
      userCall(action, call(request));
}

export const userStatsQuery = () => staffQuery(staffKeys.users, '/api/v1/admin/users/stats');

/** How many rows of each related list the page of an account shows. */
export const RELATED_ROWS = 4;

const newest = { per_page: RELATED_ROWS };

/** The search for the numbers of one account in the list of orders. */
export const numbersOf = (userId: string) => ({ user_id: userId, type: 'sms_number' }) as const;

export const numbersQuery = (userId: string) =>
  listQuery(staffKeys.users, '/api/v1/admin/orders', { query: { ...numbersOf(userId), ...newest } });

export const topupsQuery = (userId: string) =>
  listQuery(staffKeys.users, '/api/v1/admin/topups', { query: { user_id: userId, ...newest } });

export const sessionsQuery = (userId: string) =>
  listQuery(staffKeys.users, '/api/v1/admin/users/{id}/sessions', { path: { id: userId }, query: newest });

export const notesQuery = (userId: string) =>
  listQuery(staffKeys.users, '/api/v1/admin/users/{id}/notes', { path: { id: userId }, query: newest });
