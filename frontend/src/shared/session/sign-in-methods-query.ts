import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from '../api/client';
import { queryKeys } from '../query-keys';

/** How the account can be entered: password, identity provider, second step. */
export const signInMethodsQuery = () =>
  queryOptions({
    queryKey: queryKeys.signInMethods,
    meta: { keptOffline: true },
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/users/me/sign-in-methods', { signal })),
  });
