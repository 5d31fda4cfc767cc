import { Banner, Button, TextField } from '@torpedo/ui-kit';
import { Mail } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { emailViolation, type RuleViolation } from '../rules/field-rules';

type ForgotFormProps = {
  /** What to tell about the last try. */
  problem: string | undefined;
  busy: boolean;
  onSubmit: (email: string) => void;
};

export function ForgotForm({ problem, busy, onSubmit }: ForgotFormProps) {
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
