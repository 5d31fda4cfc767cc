import { useMutation } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import { track } from '../../../shared/analytics/track';
import { exponentialRetry, retryOf } from '../../../shared/api/auto-retry';
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
