import { Link, useNavigate } from '@tanstack/react-router';
import { toast } from '@torpedo/ui-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { track } from '../../../shared/analytics/track';
import { RetriesExhaustedError } from '../../../shared/api/retries-exhausted';
import { useErrorText } from '../../../shared/errors/error-text';
import { PageTitle } from '../../../shared/layout/page-title';
import { useRegister, type NewAccount } from '../api/use-register';
import { AuthLayout } from '../components/auth-layout';
import { ProviderSignIn } from '../components/provider-sign-in';
import { RegisterForm } from '../components/register-form';
import { registerError } from '../rules/error-keys';
import { refusedPassword, type RefusedPassword } from '../rules/refused-password';
import { saveVerificationState, verificationState } from '../rules/verification-state';

export function RegisterScreen() {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const register = useRegister();
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<RefusedPassword>();

  useEffect(() => track('registration_start'), []);

  function explain(error: unknown, password: string) {
    setRefused(refusedPassword(error, 'password', password));
    if (error instanceof RetriesExhaustedError)
      toast.error({ title: t('retriesFailed'), message: errorText(error) });
    const message = registerError(error instanceof RetriesExhaustedError ? error.cause : error);
    setProblem('text' in message ? message.text : t(`register.errors.${message.key}`));
  }

  function proceed(email: string) {
    if (saveVerificationState(verificationState('register', email, Date.now())))
      void navigate({ to: '/verify-email' });
    else toast.error({ title: t('register.errors.notSaved') });
  }

  function submit(account: NewAccount) {
    setProblem(undefined);
    register.mutate(account, {
      onSuccess: ({ email }) => proceed(email),
      onError: (error) => explain(error, account.password),
    });
  }

  return (
    <AuthLayout
      headline={t('register.headline')}
      footer={
        <p className="text-muted">
          {t('register.hasAccount')}{' '}
          <Link to="/login" className="font-bold text-link underline-offset-4 hover:underline">
            {t('register.login')}
          </Link>
        </p>
      }
    >
      <PageTitle>{t('register.title')}</PageTitle>
      <RegisterForm
        problem={problem}
        refused={refused}
        busy={register.isPending}
        retry={register.retry}
        onSubmit={submit}
      />
      <ProviderSignIn />
    </AuthLayout>
  );
}
