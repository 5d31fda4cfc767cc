import { useNavigate } from '@tanstack/react-router';
import { Banner, Button, TextField } from '@torpedo/ui-kit';
import { Mail } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/layout/page-title';
import { keepReturnTo } from '../../../shared/session/return-to';
import { useForgotPassword } from '../api/passwords';
import { AuthLayout } from '../components/auth-layout';
import { FooterLink } from '../components/footer-link';
import { useDelayedAction } from '../components/use-delayed-action';
import { useMessageText } from '../components/use-message-text';
import { forgotError } from '../rules/error-keys';
import { emailViolation } from '../../../shared/email-rule';
import type { RuleViolation } from '../rules/field-rules';

const leaveAfterMs = 3000;

interface ForgotPasswordScreenProps {
  redirectTo?: string | undefined;
}

export function ForgotPasswordScreen({ redirectTo }: ForgotPasswordScreenProps) {
  const { t } = useTranslation('auth');
  const messageText = useMessageText();
  const navigate = useNavigate();
  const later = useDelayedAction();
  const forgot = useForgotPassword();

  const problem = forgot.error ? messageText(forgotError(forgot.error)) : undefined;

  function submit(email: string) {
    // The mailed link may open in this tab, which then needs the return address.
    if (redirectTo) keepReturnTo(redirectTo);
    const leave = () => navigate({ to: '/login', search: { redirect: redirectTo } });
    forgot.mutate(email, { onSuccess: () => later(leaveAfterMs, leave) });
  }

  return (
    <AuthLayout
      headline={t('forgot.headline')}
      footer={
        <FooterLink to="/login" redirectTo={redirectTo}>
          {t('verify.backToLogin')}
        </FooterLink>
      }
    >
      <PageTitle>{t('forgot.title')}</PageTitle>
      {forgot.data ? (
        <Banner tone="success" title={t('forgot.success')}>
          {forgot.data.message} {t('verify.redirecting')}
        </Banner>
      ) : (
        <div className="grid gap-5">
          <p className="text-pretty text-muted">{t('forgot.text')}</p>
          <ForgotForm problem={problem} busy={forgot.isPending} onSubmit={submit} />
        </div>
      )}
    </AuthLayout>
  );
}

interface ForgotFormProps {
  problem: string | undefined;
  busy: boolean;
  onSubmit: (email: string) => void;
}

function ForgotForm({ problem, busy, onSubmit }: ForgotFormProps) {
  const { t } = useTranslation('auth');
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' }, mode: 'all' });
  const { errors, isSubmitted, isValid } = formState;
  const violation = errors.email?.message as RuleViolation | undefined;
  const shownProblem = isSubmitted && !isValid ? t('register.errors.form') : problem;

  const submit = handleSubmit(({ email }) => {
    if (!busy) onSubmit(email.trim());
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <TextField
        {...register('email', { validate: emailViolation })}
        type="email"
        label={t('fields.email')}
        icon={<Mail aria-hidden />}
        placeholder={t('fields.emailPlaceholder')}
        error={violation && t(`rules.${violation}`)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {shownProblem && <Banner tone="danger">{shownProblem}</Banner>}
      <Button type="submit" block loading={busy}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}
