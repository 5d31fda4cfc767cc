import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf, type Schemas } from '../../../shared/api/client';
import { activityQuery } from './activity-query';
import { apiKeysQuery } from './api-keys-query';

/** Creates a key; the answer is the only one that carries its secret. */
export function useCreateApiKey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wanted: Schemas['CreateApiKeyRequestDto']) =>
      bodyOf(api.POST('/api/v1/users/me/api-keys', { body: wanted })),
    meta: { handlesErrors: true },
    // The secret does not outlive the dialog that shows it.
    gcTime: 0,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: apiKeysQuery().queryKey });
      void queryClient.invalidateQueries({ queryKey: activityQuery().queryKey });
    },
  });
}
