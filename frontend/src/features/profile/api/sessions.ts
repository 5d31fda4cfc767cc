import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf, hasStatus, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { invalidate, queryKeys } from '../../../shared/query-keys';

export type Session = Schemas['SessionDto'];

export const sessionsQuery = () =>
  queryOptions({
    queryKey: queryKeys.sessions,
    queryFn: async ({ signal }) => (await bodyOf(api.GET('/api/v1/users/me/sessions', { signal }))).sessions,
    staleTime: 0,
  });

async function end(id: string): Promise<void> {
  try {
    await bodyOf(api.DELETE('/api/v1/users/me/sessions/{id}', { params: { path: { id } } }));
  } catch (error) {
    // A 404 means that the session has ended already, so the call succeeded.
    if (!hasStatus(error, 404)) throw error;
  }
}

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: (_ended, id) => {
      queryClient.setQueryData(sessionsQuery().queryKey, (sessions) =>
        sessions?.filter((session) => session.id !== id),
      );
    },
  });
}

export function useEndOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (revokesApiKeys: boolean) =>
      bodyOf(
        api.POST('/api/v1/users/me/sessions/revoke-others', { body: { revoke_api_keys: revokesApiKeys } }),
      ),
    onSuccess: ({ api_keys_revoked }) => {
      if (api_keys_revoked > 0) invalidate(queryClient, queryKeys.apiKeys);
      queryClient.setQueryData(sessionsQuery().queryKey, (sessions) =>
        sessions?.filter(({ current }) => current),
      );
    },
  });
}

export type Activity = Schemas['ActivityDto'];

const PAGE_SIZE = 8;

export const activityQuery = () =>
  infiniteQueryOptions({
    queryKey: queryKeys.accountActivity,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => {
      const query = { limit: PAGE_SIZE, ...(cursor ? { cursor } : {}) };
      return bodyOf(api.GET('/api/v1/users/me/activity', { params: { query }, signal }));
    },
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 0,
  });
