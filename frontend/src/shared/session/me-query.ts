import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from '../api/client';
import { queryKeys } from '../query-keys';

/** The signed-in account. */
export const meQuery = () =>
  queryOptions({
    queryKey: queryKeys.me,
    meta: { keptOffline: true },
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/users/me', { signal })),
  });
