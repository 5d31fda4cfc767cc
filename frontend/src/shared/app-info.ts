import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from './api/client';
import { queryKeys } from './query-keys';

export const appInfoQuery = () =>
  queryOptions({
    queryKey: queryKeys.appInfo,
    meta: { keptOffline: true },
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/app', { signal })),
    staleTime: Infinity,
  });
