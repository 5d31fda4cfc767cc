import { useMutation } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { linearDelay } from '../../../shared/api/auto-retry';
import { api } from '../../../shared/api/client';
import { useAutoRetry } from '../../../shared/api/use-auto-retry';
import { useIdempotentCall } from '../../../shared/api/use-idempotent-call';

type Proof = { email: string; code: string };

function verify({ email, code }: Proof, idempotencyKey: string) {
  return bodyOf(
    api.POST('/api/v1/users/verify-email', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: { token: code, email },
    }),
  );
}

/** Confirms an address; lost answers and server failures are tried again, and never become a wrong refusal. */
export function useVerifyEmail() {
  const { retry, run } = useAutoRetry(linearDelay);
  const callOnce = useIdempotentCall();
  const mutation = useMutation({
    mutationFn: (proof: Proof) => callOnce(proof, (key) => run(() => verify(proof, key))),
    meta: { handlesErrors: true, keepsSessionOn401: true },
  });
  return { ...mutation, retry };
}
