import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../shared/api/client';
import { storeAccessToken } from '../../../shared/session/access-token';
import { offerToRemember } from './offer-to-remember';

export type Credentials = { email: string; password: string };

function signIn({ email, password }: Credentials) {
  return bodyOf(
    api.POST('/api/v1/users/login', {
      body: { username: email, password },
      bodySerializer: ({ username, password: secret }) => new URLSearchParams({ username, password: secret }),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }),
  );
}

/** Signs in; what an earlier account left in the cache is gone. */
export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: signIn,
    meta: { handlesErrors: true, keepsSessionOn401: true },
    onSuccess: ({ access_token }, credentials) => {
      queryClient.clear();
      storeAccessToken(access_token);
      void offerToRemember(credentials);
    },
  });
}
