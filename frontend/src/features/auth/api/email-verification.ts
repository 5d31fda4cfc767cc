import { useMutation } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { linearRetry, retryOf } from '../../../shared/api/auto-retry';
import { api } from '../../../shared/api/client';
import { useIdempotentCall } from '../../../shared/api/use-idempotent-call';

interface Proof {
  email: string;
  code: string;
}

function verify({ email, code }: Proof, idempotencyKey: string) {
  return bodyOf(
    api.POST('/api/v1/users/verify-email', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: { token: code, email },
    }),
  );
}

export function useVerifyEmail() {
  const callOnce = useIdempotentCall();
  const mutation = useMutation({
    mutationFn: (proof: Proof) => callOnce(proof, (key) => verify(proof, key)),
    ...linearRetry,
    meta: { handlesErrors: true, keepsSessionOn401: true },
  });
  return { ...mutation, retry: retryOf(mutation) };
}

/** The server answers the same for unknown addresses. */
export function useResendCode() {
  return useMutation({
    mutationFn: (email: string) => bodyOf(api.POST('/api/v1/users/resend-verification', { body: { email } })),
    meta: { handlesErrors: true },
  });
}
