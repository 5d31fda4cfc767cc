import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { bodyOf, type Schemas } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { clearAccessToken } from '../../../shared/session/session-storage';

/** Deletes the account for good and leaves the signed-in screens. */
export function useDeleteAccount() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (request: Schemas['DeleteAccountRequestDto']) =>
      bodyOf(api.DELETE('/api/v1/users/me', { body: request })),
    meta: { handlesErrors: true },
    onSuccess: async () => {
      clearAccessToken();
      await navigate({ to: '/login', search: { deleted: true }, replace: true });
      queryClient.clear();
    },
  });
}
