import { useMutation } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';

/** Shuts the account that a security mail warned of: no session, no password. */
export function useSecureAccount() {
  return useMutation({
    mutationFn: (token: string) => bodyOf(api.POST('/api/v1/users/secure-account', { body: { token } })),
    meta: { handlesErrors: true, keepsSessionOn401: true },
  });
}
