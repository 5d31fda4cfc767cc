import { Link, useNavigate } from '@tanstack/react-router';
import { Banner } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/layout/page-title';
import { keptReturnTo } from '../../../shared/session/return-to';
import { type PasswordReset, useResetPassword } from '../api/passwords';
import { AuthLayout } from '../components/auth-layout';
import { FooterLink } from '../components/footer-link';
import { NewPasswordForm } from '../components/new-password-form';
import { useRetriesFailedToast } from '../components/failure-texts';
import { useMessageText } from '../components/use-message-text';
import { useTakenToken } from '../components/use-taken-token';
import { useDelayedAction } from '../components/use-delayed-action';
import { resetError } from '../rules/error-keys';
import { passwordViolation, type RefusedPassword, refusedPassword } from '../rules/field-rules';

const leaveAfterMs = 2000;

interface ResetPasswordScreenProps {
  token: string;
}

export function ResetPasswordScreen({ token: mailed }: ResetPasswordScreenProps) {
  const token = useTakenToken(mailed);
  const { t } = useTranslation('auth');
  const messageText = useMessageText();
  const reportRetriesFailed = useRetriesFailedToast();
  const navigate = useNavigate();
  const later = useDelayedAction();
  const reset = useResetPassword();
  const [returnTo] = useState(keptReturnTo);
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<RefusedPassword>();

  function explain(error: unknown, { password }: PasswordReset) {
    reportRetriesFailed(error);
    setRefused(refusedPassword(error, 'new_password', password));
    setProblem(messageText(resetError(error)));
  }

  function submit(wanted: PasswordReset) {
    setProblem(undefined);
    reset.mutate(wanted, {
      onSuccess: () => later(leaveAfterMs, () => navigate({ to: '/login', search: { redirect: returnTo } })),
      onError: (error) => explain(error, wanted),
    });
  }

  return (
    <AuthLayout
      headline={t('reset.headline')}
      footer={
        <FooterLink to="/login" redirectTo={returnTo}>
          {t('verify.backToLogin')}
        </FooterLink>
      }
    >
      <PageTitle>{t('reset.title')}</PageTitle>
      {reset.data ? (
        <Banner tone="success" title={reset.data.message}>
          {t('verify.redirecting')}
        </Banner>
      ) : (
        <div className="grid gap-5">
          <NewPasswordForm
            token={token}
            violationOf={passwordViolation}
            submitLabel={t('reset.submit')}
            problem={problem}
            refused={refused}
            busy={reset.isPending}
            retry={reset.retry}
            onSubmit={submit}
          />
          <p className="text-center text-sm text-muted">
            {t('reset.noToken')}{' '}
            <Link
              to="/forgot-password"
              search={{ redirect: returnTo }}
              className="font-bold text-link underline-offset-4 hover:underline"
            >
              {t('reset.ask')}
            </Link>
          </p>
        </div>
      )}
    </AuthLayout>
  );
}
