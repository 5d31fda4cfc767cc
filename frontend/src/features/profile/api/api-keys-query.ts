import { queryOptions } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

export type ApiKey = Schemas['ApiKeyDto'];
export type ApiKeyScope = ApiKey['scope'];

export const API_KEY_SCOPES = ['read', 'buy'] as const satisfies readonly ApiKeyScope[];

/** The keys of the account, newest first, and how many it may have. */
export const apiKeysQuery = () =>
  queryOptions({
    queryKey: queryKeys.apiKeys,
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/users/me/api-keys', { signal })),
  });
