import { useMutation } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { track } from '../../../shared/analytics/track';
import { exponentialRetry, linearRetry, retryOf } from '../../../shared/api/auto-retry';
import { api } from '../../../shared/api/client';
import { useIdempotentCall } from '../../../shared/api/use-idempotent-call';
import { cpfDigits } from '../../../shared/format/cpf';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { keepPendingLanguage } from '../../../shared/session/preferences';

export interface NewAccount {
  email: string;
  password: string;
  cpf: string;
}

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

export function useRegister() {
  const callOnce = useIdempotentCall();
  const mutation = useMutation({
    mutationFn: (account: NewAccount) => callOnce(account, (key) => register(account, key)),
    ...exponentialRetry,
    meta: { handlesErrors: true },
    onSuccess: () => {
      track('registration_complete');
      track('conversion', { goal: 'registration' });
      keepPendingLanguage(currentLanguage());
    },
  });
  return { ...mutation, retry: retryOf(mutation) };
}

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

/** The server gives the same answer for unknown addresses. */
export function useResendCode() {
  return useMutation({
    mutationFn: (email: string) => bodyOf(api.POST('/api/v1/users/resend-verification', { body: { email } })),
    meta: { handlesErrors: true },
  });
}
