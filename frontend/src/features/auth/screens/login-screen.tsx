import { Link, useNavigate } from '@tanstack/react-router';
import { hasCode } from '@torpedo/api-client';
import { Banner, toast } from '@torpedo/ui-kit';
import { lazy, startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { PageTitle } from '../../../shared/layout/page-title';
import { type SignInNote, signInNote } from '../../../shared/session/sign-in-note';
import { keepReturnTo } from '../../../shared/session/return-to';
import { type Credentials, useLogin } from '../api/sign-in';
import { AuthLayout } from '../components/auth-layout';
import { LoginForm } from '../components/login-form';
import { ProviderSignIn } from '../components/provider-sign-in';
import { useDelayedAction } from '../components/use-delayed-action';
import { useMessageText } from '../components/use-message-text';
import { loginError } from '../rules/error-keys';
import { keepTypedPassword, takeTypedPassword } from '../rules/typed-password';

const verifyAfterMs = 2000;

const SecondStepForm = lazy(async () => ({
  default: (await import('../components/second-step-form')).SecondStepForm,
}));

interface LoginScreenProps {
  redirectTo: string | undefined;
  isFarewell?: boolean;
}

export function LoginScreen({ redirectTo, isFarewell = false }: LoginScreenProps) {
  const { t } = useTranslation('auth');
  const messageText = useMessageText();
  const navigate = useNavigate();
  const later = useDelayedAction();
  const login = useLogin();
  const [problem, setProblem] = useState<string>();
  const errorText = useErrorText();
  const [firstStep, setFirstStep] = useState<Credentials>();
  const [note] = useState(isFarewell ? undefined : signInNote);

  function explain(error: unknown, credentials: Credentials) {
    if (hasCode(error, 'TWO_FACTOR_REQUIRED')) {
      // Shows the first step until the form of the second step has loaded.
      startTransition(() => setFirstStep(credentials));
      return;
    }
    if (hasCode(error, 'INVALID_TWO_FACTOR_CODE')) {
      setProblem(errorText(error));
      return;
    }
    if (hasCode(error, 'EMAIL_NOT_VERIFIED')) {
      toast.info({ title: t('login.errors.unverified') });
      keepTypedPassword(error.details.email, credentials.password);
      keepReturnTo(redirectTo);
      later(verifyAfterMs, () =>
        navigate({ to: '/verify-email', search: { from: 'login', email: error.details.email } }),
      );
      return;
    }
    setProblem(messageText(loginError(error)));
  }

  function signIn(credentials: Credentials) {
    login.mutate(credentials, {
      onSuccess: ({ must_change_password }) => {
        keepReturnTo(must_change_password ? redirectTo : undefined);
        if (must_change_password) {
          void navigate({ to: '/change-required-password' });
          return;
        }
        toast.success({ title: t('login.success') });
        void navigate({ href: redirectTo ?? '/dashboard' });
      },
      onError: (error) => explain(error, credentials),
    });
  }

  function submit(credentials: Credentials) {
    setProblem(undefined);
    signIn(credentials);
  }

  const isAlreadyTried = useRef(false);
  useEffect(() => {
    if (note?.reason !== 'confirmed' || note.email === undefined || isAlreadyTried.current) return;
    isAlreadyTried.current = true;
    const password = takeTypedPassword(note.email);
    // The password was typed in this tab before the address was confirmed.
    if (password !== undefined) signIn({ email: note.email, password });
  });

  function startOver() {
    setProblem(undefined);
    setFirstStep(undefined);
  }

  return (
    <AuthLayout
      headline={t('login.headline')}
      isRoomy
      footer={
        <p className="text-muted">
          {t('login.noAccount')}{' '}
          <Link
            to="/register"
            search={{ redirect: redirectTo }}
            className="font-bold text-link underline-offset-4 hover:underline"
          >
            {t('login.register')}
          </Link>
        </p>
      }
    >
      <PageTitle>{t('login.title')}</PageTitle>
      <Suspense>
        {firstStep ? (
          <SecondStepForm
            problem={problem}
            busy={login.isPending}
            onSubmit={(otpCode) => submit({ ...firstStep, otpCode })}
            onBack={startOver}
          />
        ) : (
          <>
            {isFarewell && (
              <Banner tone="success" title={t('login.farewell.title')} className="mb-5">
                {t('login.farewell.text')}
              </Banner>
            )}
            {note && <Reason note={note} busy={login.isPending} />}
            <LoginForm
              redirectTo={redirectTo}
              email={note?.email}
              problem={problem}
              busy={login.isPending}
              onSubmit={submit}
              onIncomplete={() => setProblem(t('login.errors.empty'))}
            />
            <ProviderSignIn redirectTo={redirectTo} />
          </>
        )}
      </Suspense>
    </AuthLayout>
  );
}

function Reason({ note: { reason }, busy }: { note: SignInNote; busy: boolean }) {
  const { t } = useTranslation(['auth', 'errors']);
  if (reason === 'ended') return <Banner className="mb-5">{t('errors:codes.UNAUTHENTICATED')}</Banner>;
  return (
    <Banner tone="success" className="mb-5">
      {t(busy ? 'login.entering' : 'login.confirmed')}
    </Banner>
  );
}
