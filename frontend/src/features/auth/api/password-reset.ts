import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { exponentialRetry, retryOf } from '../../../shared/api/auto-retry';
import { api } from '../../../shared/api/client';
import { useIdempotentCall } from '../../../shared/api/use-idempotent-call';
import { clearAccessToken } from '../../../shared/session/session-storage';

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
