import { bodyOf, type Schemas } from '@torpedo/api-client';
import type { z } from 'zod';
import { listQuery, PAGE_ROWS } from '../../../shared/back-office/list/list-query';
import { listSearch, requestOf } from '../../../shared/back-office/list/list-search';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import type { StaffPermission } from '../../../shared/back-office/staff-rights';

export type StaffToken = Schemas['StaffTokenDto'];
/** What a token can be given. */
export type Grantable = Exclude<StaffPermission, 'rights.read' | `tokens.${string}`>;

export const tokensSearch = listSearch(['created_at', 'expires_at'], {});
export type TokensSearch = z.output<typeof tokensSearch>;

export const tokensQuery = (search: TokensSearch) => {
  const query = { ...requestOf(search), per_page: PAGE_ROWS };
  return listQuery(staffKeys.tokens.list(query), (signal) =>
    staffApi.GET('/api/v1/admin/tokens', { params: { query }, signal }),
  );
};

export const createToken = (body: Schemas['CreateStaffTokenRequestDto']) =>
  bodyOf(staffApi.POST('/api/v1/admin/tokens', { body }));

export const revokeToken = (id: string, reason: string) =>
  bodyOf(staffApi.DELETE('/api/v1/admin/tokens/{id}', { params: { path: { id }, query: { reason } } }));
