import { infiniteQueryOptions } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { queryKeys } from '../../../shared/query-keys';

export type Activity = Schemas['ActivityDto'];

const PAGE_SIZE = 8;

/** What happened to the account, newest first, a page at a time. */
export const activityQuery = () =>
  infiniteQueryOptions({
    queryKey: queryKeys.accountActivity,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => {
      const query = { limit: PAGE_SIZE, ...(cursor ? { cursor } : {}) };
      return bodyOf(api.GET('/api/v1/users/me/activity', { params: { query }, signal }));
    },
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    // Other cards of the same screen add to it, and so do other devices.
    staleTime: 0,
  });
