import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf, hasStatus } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { sessionsQuery } from './sessions-query';

async function end(id: string): Promise<void> {
  try {
    await bodyOf(api.DELETE('/api/v1/users/me/sessions/{id}', { params: { path: { id } } }));
  } catch (error) {
    // A session that has ended already is what was wanted.
    if (!hasStatus(error, 404)) throw error;
  }
}

/** Signs one other device out. */
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

/** Signs every other device out. */
export function useEndOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.POST('/api/v1/users/me/sessions/revoke-others')),
    onSuccess: () => {
      queryClient.setQueryData(sessionsQuery().queryKey, (sessions) =>
        sessions?.filter(({ current }) => current),
      );
    },
  });
}
