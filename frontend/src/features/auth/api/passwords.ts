import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { meQuery } from '../../../shared/session/account';
import { storeAccessToken } from '../../../shared/session/session-storage';
import { offerToRemember } from './sign-in';

export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) => bodyOf(api.POST('/api/v1/users/forgot-password', { body: { email } })),
    meta: { handlesErrors: true },
  });
}

export function useChangeRequiredPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) =>
      bodyOf(api.POST('/api/v1/users/change-required-password', { body: { new_password: password } })),
    meta: { handlesErrors: true },
    onSuccess: ({ access_token }, password) => {
      storeAccessToken(access_token);
      const me = queryClient.getQueryData(meQuery().queryKey);
      if (me) void offerToRemember({ email: me.email, password });
      queryClient.setQueryData(meQuery().queryKey, me && { ...me, must_change_password: false });
    },
  });
}

export function useSecureAccount() {
  return useMutation({
    mutationFn: (token: string) => bodyOf(api.POST('/api/v1/users/secure-account', { body: { token } })),
    meta: { handlesErrors: true, keepsSessionOn401: true },
  });
}
