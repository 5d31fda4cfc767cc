import { useNavigate } from '@tanstack/react-router';
import { Banner } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/layout/page-title';
import { useForgotPassword } from '../api/use-forgot-password';
import { AuthLayout } from '../components/auth-layout';
import { FooterLink } from '../components/footer-link';
import { ForgotForm } from '../components/forgot-form';
import { useDelayedAction } from '../components/use-delayed-action';
import { forgotError } from '../rules/error-keys';

const leaveAfterMs = 3000;

export function ForgotPasswordScreen() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const later = useDelayedAction();
  const forgot = useForgotPassword();

  function problem(): string | undefined {
    if (!forgot.error) return undefined;
    const message = forgotError(forgot.error);
    if ('text' in message) return message.text;
    return 'registerKey' in message
      ? t(`register.errors.${message.registerKey}`)
      : t(`forgot.errors.${message.key}`);
  }

  function submit(email: string) {
    forgot.mutate(email, { onSuccess: () => later(leaveAfterMs, () => navigate({ to: '/login' })) });
  }

  return (
    <AuthLayout
      headline={t('forgot.headline')}
      footer={<FooterLink to="/login">{t('verify.backToLogin')}</FooterLink>}
    >
      <PageTitle>{t('forgot.title')}</PageTitle>
      {forgot.data ? (
        <Banner tone="success" title={t('forgot.success')}>
          {forgot.data.message} {t('verify.redirecting')}
        </Banner>
      ) : (
        <div className="grid gap-5">
          <p className="text-pretty text-muted">{t('forgot.text')}</p>
          <ForgotForm problem={problem()} busy={forgot.isPending} onSubmit={submit} />
        </div>
      )}
    </AuthLayout>
  );
}
