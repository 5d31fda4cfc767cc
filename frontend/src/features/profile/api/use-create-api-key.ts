import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { invalidate, queryKeys } from '../../../shared/query-keys';

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
      invalidate(queryClient, queryKeys.apiKeys, queryKeys.accountActivity);
    },
  });
}
