import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { exponentialDelay } from '../../../shared/api/auto-retry';
import { api } from '../../../shared/api/client';
import { useAutoRetry } from '../../../shared/api/use-auto-retry';
import { useIdempotentCall } from '../../../shared/api/use-idempotent-call';
import { meQuery } from '../../../shared/session/account';
import { clearAccessToken, storeAccessToken } from '../../../shared/session/session-storage';
import { offerToRemember } from './sign-in';

/** Asks for a temporary password and a link; the answer is the same whether the address is known or not. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) => bodyOf(api.POST('/api/v1/users/forgot-password', { body: { email } })),
    meta: { handlesErrors: true },
  });
}

export type PasswordReset = { token: string; password: string };

function reset({ token, password }: PasswordReset, idempotencyKey: string) {
  return bodyOf(
    api.POST('/api/v1/users/reset-password', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: { token: token.trim(), new_password: password },
    }),
  );
}

/** Sets a new password; lost answers and server failures are tried again, and never become a wrong refusal. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  const { retry, run } = useAutoRetry(exponentialDelay);
  const callOnce = useIdempotentCall();
  const mutation = useMutation({
    mutationFn: (wanted: PasswordReset) => callOnce(wanted, (key) => run(() => reset(wanted, key))),
    meta: { handlesErrors: true, keepsSessionOn401: true },
    onSuccess: () => {
      // All sessions of the account have ended, the one of this browser included.
      clearAccessToken();
      queryClient.clear();
    },
  });
  return { ...mutation, retry };
}

/** Replaces the temporary password; the session goes on under a new token and may do everything again. */
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

/** Shuts the account that a security mail warned of: no session, no password. */
export function useSecureAccount() {
  return useMutation({
    mutationFn: (token: string) => bodyOf(api.POST('/api/v1/users/secure-account', { body: { token } })),
    meta: { handlesErrors: true, keepsSessionOn401: true },
  });
}
