import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf, hasStatus } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { invalidate, queryKeys } from '../../../shared/query-keys';

async function revoke(id: string): Promise<void> {
  try {
    await bodyOf(api.DELETE('/api/v1/users/me/api-keys/{id}', { params: { path: { id } } }));
  } catch (error) {
    // One that is gone already is what was wanted.
    if (!hasStatus(error, 404)) throw error;
  }
}

export function useRevokeApiKey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: revoke,
    onSuccess: async () => {
      invalidate(queryClient, queryKeys.accountActivity);
      await queryClient.invalidateQueries({ queryKey: queryKeys.apiKeys });
    },
  });
}
