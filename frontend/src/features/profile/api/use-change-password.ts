import { useMutation } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { storeAccessToken } from '../../../shared/session/session-storage';

export type PasswordChange = { current: string; next: string; revokesApiKeys: boolean };

/** Changes the password; this session goes on under a new token, all others end. */
export function useChangePassword() {
  return useMutation({
    mutationFn: ({ current, next, revokesApiKeys }: PasswordChange) =>
      bodyOf(
        api.POST('/api/v1/users/change-password', {
          body: { current_password: current, new_password: next, revoke_api_keys: revokesApiKeys },
        }),
      ),
    meta: { handlesErrors: true },
    onSuccess: ({ access_token }) => storeAccessToken(access_token),
  });
}
