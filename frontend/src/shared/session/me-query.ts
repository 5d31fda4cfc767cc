import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api/client';

/** The signed-in account. */
export const meQuery = () =>
  queryOptions({
    queryKey: ['me'],
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/users/me', { signal })),
  });
