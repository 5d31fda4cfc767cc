import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { api } from '../../../shared/api/client';
import { meQuery } from '../../../shared/session/account';
import { renewSession } from '../../../shared/session/renewed-session';
import { clearAccessToken } from '../../../shared/session/session-storage';
import { offerToRemember } from './sign-in';
import { exponentialRetry, retryOf } from '../../../shared/api/auto-retry';
import { useIdempotentCall } from '../../../shared/api/use-idempotent-call';

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
      renewSession((renewing) =>
        renewing.POST('/api/v1/users/change-required-password', { body: { new_password: password } }),
      ),
    meta: { handlesErrors: true },
    onSuccess: (_answer, password) => {
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

export interface PasswordReset {
  token: string;
  password: string;
}

function reset({ token, password }: PasswordReset, idempotencyKey: string) {
  return bodyOf(
    api.POST('/api/v1/users/reset-password', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: { token: token.trim(), new_password: password },
    }),
  );
}

export function useResetPassword() {
  const queryClient = useQueryClient();
  const callOnce = useIdempotentCall();
  const mutation = useMutation({
    mutationFn: (wanted: PasswordReset) => callOnce(wanted, (key) => reset(wanted, key)),
    ...exponentialRetry,
    meta: { handlesErrors: true, keepsSessionOn401: true },
    onSuccess: () => {
      // The reset has ended all sessions, this one included.
      clearAccessToken();
      queryClient.clear();
    },
  });
  return { ...mutation, retry: retryOf(mutation) };
}
