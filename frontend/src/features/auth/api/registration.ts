import { useMutation } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { track } from '../../../shared/analytics/track';
import { exponentialDelay, linearDelay } from '../../../shared/api/auto-retry';
import { api } from '../../../shared/api/client';
import { useAutoRetry } from '../../../shared/api/use-auto-retry';
import { useIdempotentCall } from '../../../shared/api/use-idempotent-call';
import { cpfDigits } from '../../../shared/format/cpf';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { keepPendingLanguage } from '../../../shared/session/preferences';

export type NewAccount = { email: string; password: string; cpf: string };

function register({ email, password, cpf }: NewAccount, idempotencyKey: string) {
  const digits = cpfDigits(cpf);
  return bodyOf(
    api.POST('/api/v1/users/register', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: {
        email: email.trim(),
        password,
        preferred_language: 'pt-BR',
        preferred_currency: 'BRL',
        ...(digits && { profile: { cpf: digits } }),
      },
    }),
  );
}

/** Creates an account; lost answers and server failures are tried again, and never become a wrong refusal. */
export function useRegister() {
  const { retry, run } = useAutoRetry(exponentialDelay);
  const callOnce = useIdempotentCall();
  const mutation = useMutation({
    mutationFn: (account: NewAccount) => callOnce(account, (key) => run(() => register(account, key))),
    meta: { handlesErrors: true },
    onSuccess: () => {
      track('registration_complete');
      track('conversion', { goal: 'registration' });
      keepPendingLanguage(currentLanguage());
    },
  });
  return { ...mutation, retry };
}

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

/** Asks for a new code; the answer is the same whether the address is known or not. */
export function useResendCode() {
  return useMutation({
    mutationFn: (email: string) => bodyOf(api.POST('/api/v1/users/resend-verification', { body: { email } })),
    meta: { handlesErrors: true },
  });
}
