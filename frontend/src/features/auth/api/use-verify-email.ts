import { useMutation } from '@tanstack/react-query';
import { linearDelay } from '../../../shared/api/auto-retry';
import { api, bodyOf } from '../../../shared/api/client';
import { newIdempotencyKey } from '../../../shared/api/idempotency-key';
import { useAutoRetry } from '../../../shared/api/use-auto-retry';

type Proof = { email: string; code: string };

function verify({ email, code }: Proof, idempotencyKey: string) {
  return bodyOf(
    api.POST('/api/v1/users/verify-email', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: { token: code, email },
    }),
  );
}

/** Confirms an address; lost answers and server failures are tried again under the same key. */
export function useVerifyEmail() {
  const { retry, run } = useAutoRetry(linearDelay);
  const mutation = useMutation({
    mutationFn: (proof: Proof) => {
      const idempotencyKey = newIdempotencyKey();
      return run(() => verify(proof, idempotencyKey));
    },
    meta: { handlesErrors: true, keepsSessionOn401: true },
  });
  return { ...mutation, retry };
}
