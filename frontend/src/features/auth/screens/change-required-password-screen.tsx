import { useNavigate } from '@tanstack/react-router';
import { Banner, Button } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/layout/page-title';
import { useLogout } from '../../../shared/session/use-logout';
import { useMe } from '../../../shared/session/account';
import { takeReturnTo } from '../../../shared/session/return-to';
import { useChangeRequiredPassword } from '../api/passwords';
import { AuthLayout } from '../components/auth-layout';
import { NewPasswordForm } from '../components/new-password-form';
import { useDelayedAction } from '../components/use-delayed-action';
import { useMessageText } from '../components/use-message-text';
import { requiredChangeError } from '../rules/error-keys';
import { newPasswordViolation } from '../rules/field-rules';

const leaveAfterMs = 2000;

export function ChangeRequiredPasswordScreen() {
  const { t } = useTranslation('auth');
  const messageText = useMessageText();
  const { email } = useMe();
  const navigate = useNavigate();
  const later = useDelayedAction();
  const change = useChangeRequiredPassword();
  const logout = useLogout(() => navigate({ to: '/login' }));

  const problem = change.error ? messageText(requiredChangeError(change.error)) : undefined;

  function submit({ password }: { password: string }) {
    change.mutate(password, {
      onSuccess: () => later(leaveAfterMs, () => navigate({ href: takeReturnTo() ?? '/dashboard' })),
    });
  }

  return (
    <AuthLayout
      headline={t('required.headline')}
      footer={
        <Button variant="ghost" loading={logout.isPending} onClick={() => logout.mutate()}>
          {t('required.signOut')}
        </Button>
      }
    >
      <PageTitle>{t('required.title')}</PageTitle>
      {change.isSuccess ? (
        <Banner tone="success" title={t('required.success')}>
          {t('verify.redirecting')}
        </Banner>
      ) : (
        <div className="grid gap-5">
          <p className="text-pretty text-muted">{t('required.text')}</p>
          <NewPasswordForm
            email={email}
            violationOf={newPasswordViolation}
            submitLabel={t('required.submit')}
            problem={problem}
            busy={change.isPending}
            onSubmit={submit}
          />
        </div>
      )}
    </AuthLayout>
  );
}
