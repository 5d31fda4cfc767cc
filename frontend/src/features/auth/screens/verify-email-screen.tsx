import { useNavigate } from '@tanstack/react-router';
import { Banner, toast } from '@torpedo/ui-kit';
import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useLimits } from '../../../shared/limits';
import { PageTitle } from '../../../shared/layout/page-title';
import { noteForSignIn } from '../../../shared/session/sign-in-note';
import { keptReturnTo } from '../../../shared/session/return-to';
import { wholeMinutes } from '../../../shared/time/format-time';
import { useVerifyEmail } from '../api/registration';
import { AuthLayout } from '../components/auth-layout';
import { ChosenProduct } from '../components/chosen-product';
import { FooterLink } from '../components/footer-link';
import { useRetriesFailedToast } from '../components/failure-texts';
import { useMessageText } from '../components/use-message-text';
import { useDelayedAction } from '../components/use-delayed-action';
import { ResendCode, VerifyForm } from '../components/verify-form';
import { verifyError } from '../rules/error-keys';
import {
  clearVerificationState,
  readVerificationState,
  verificationState,
  type VerificationState,
} from '../rules/verification-state';

export function VerifyEmailScreen(search: VerifySearch) {
  const state = useVerification(search);
  return state && <VerifyEmail state={state} />;
}

interface VerifySearch {
  from?: 'login';
  email?: string;
}

/** The address comes from the link of the sign-in or from the saved registration. */
function useVerification({ from, email }: VerifySearch): VerificationState | undefined {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [state] = useState(() =>
    from === 'login'
      ? verificationState('login', email ?? '', Date.now())
      : readVerificationState(Date.now()),
  );
  const unusable = typeof state === 'string' ? state : undefined;

  useEffect(() => {
    if (!unusable) return;
    clearVerificationState();
    toast.error({ id: unusable, title: t(`verify.errors.${unusable}`) });
    void navigate({ to: '/register', replace: true });
  }, [unusable, navigate, t]);

  return typeof state === 'string' ? undefined : state;
}

const leaveAfterMs = 2000;

export function VerifyEmail({ state }: { state: VerificationState }) {
  const { t } = useTranslation('auth');
  const messageText = useMessageText();
  const reportRetriesFailed = useRetriesFailedToast();
  const navigate = useNavigate();
  const later = useDelayedAction();
  const verification = useVerifyEmail();
  const [problem, setProblem] = useState<string>();
  const [isAskedFor, setIsAskedFor] = useState(false);
  const { email, context, redirectTo } = state;
  const fromLogin = context === 'login';
  // A refused sign-in sends no code, because anybody can forge the link that leads here.
  const isSent = !fromLogin || isAskedFor;

  function explain(error: unknown) {
    reportRetriesFailed(error);
    setProblem(messageText(verifyError(error)));
  }

  function submit(code: string) {
    if (email === '') return setProblem(t('verify.errors.noEmail'));
    setProblem(undefined);
    verification.mutate(
      { email, code },
      {
        onSuccess: () => {
          clearVerificationState();
          noteForSignIn({ reason: 'confirmed', email });
          later(leaveAfterMs, leave);
        },
        onError: explain,
      },
    );
  }

  /** Nobody is signed in yet. The next screen asks for the sign-in when it needs one. */
  function leave() {
    const returnTo = keptReturnTo();
    return redirectTo === '/login'
      ? navigate({ to: redirectTo, search: { redirect: returnTo } })
      : navigate({ href: returnTo ?? redirectTo });
  }

  return (
    <AuthLayout
      headline={t('verify.headline')}
      aside={<ChosenProduct redirectTo={keptReturnTo()} step="verify" />}
      footer={
        <FooterLink
          to={fromLogin ? '/login' : '/register'}
          redirectTo={keptReturnTo()}
          onClick={clearVerificationState}
        >
          {t(fromLogin ? 'verify.backToLogin' : 'verify.backToRegister')}
        </FooterLink>
      }
    >
      <PageTitle>{t('verify.title')}</PageTitle>
      {verification.isSuccess ? (
        <Banner tone="success" title={t('verify.success')}>
          {t('verify.redirecting')}
        </Banner>
      ) : (
        <div className="grid gap-5">
          {email && <Introduction email={email} sent={fromLogin ? isAskedFor && 'perhaps' : 'surely'} />}
          <VerifyForm
            problem={problem}
            busy={verification.isPending}
            retry={verification.retry}
            onSubmit={submit}
          />
          {email && (
            <ResendCode
              email={email}
              sentAt={fromLogin ? undefined : state.timestamp}
              onSent={() => setIsAskedFor(true)}
            />
          )}
          {isSent && <p className="text-center text-sm text-muted">{t('verify.notReceived')}</p>}
        </div>
      )}
    </AuthLayout>
  );
}

function Introduction({ email, sent }: { email: string; sent: 'surely' | 'perhaps' | false }) {
  const { t } = useTranslation('auth');
  const count = wholeMinutes(useLimits().verification_code_seconds);
  const address = <strong className="inline-block max-w-full font-semibold wrap-anywhere text-text" />;
  const filled = { t, values: { email }, components: { address } };
  return (
    <p role="status" className="text-muted">
      {sent === 'surely' && <Trans {...filled} i18nKey="verify.sentTo" count={count} />}
      {sent === 'perhaps' && t('verify.resent')}
      {sent === false && <Trans {...filled} i18nKey="verify.notSent" />}
    </p>
  );
}
