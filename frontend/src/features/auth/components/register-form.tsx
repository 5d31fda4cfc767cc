import { Banner, Button, PasswordField, TextField } from '@torpedo/ui-kit';
import { IdCard, Mail } from 'lucide-react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maxRetries } from '../../../shared/api/auto-retry';
import { formatCpf } from '../../../shared/format/cpf';
import type { NewAccount } from '../api/use-register';
import {
  confirmationViolation,
  emailViolation,
  optionalCpfViolation,
  passwordViolation,
  type RuleViolation,
} from '../rules/field-rules';
import type { RefusedPassword } from '../rules/refused-password';

type RegisterFields = NewAccount & { confirmation: string };

const empty: RegisterFields = { email: '', password: '', confirmation: '', cpf: '' };

type RegisterFormProps = {
  /** What to tell about the last try. */
  problem: string | undefined;
  /** A password that satisfies our rules, but not the server. */
  refused?: RefusedPassword | undefined;
  busy: boolean;
  /** The automatic retry under way; 0 while there is none. */
  retry: number;
  onSubmit: (account: NewAccount) => void;
};

export function RegisterForm({ problem, refused, busy, retry, onSubmit }: RegisterFormProps) {
  const { t } = useTranslation('auth');
  const { register, control, handleSubmit, formState, getValues, trigger } = useForm<RegisterFields>({
    defaultValues: empty,
    mode: 'all',
  });
  const { errors, isSubmitted, isValid } = formState;

  const typed = useWatch({ control, name: 'password' });
  const refusal = refused?.password === typed ? refused.reason : undefined;

  function violated(name: keyof RegisterFields) {
    const violation = errors[name]?.message as RuleViolation | undefined;
    return violation && t(`rules.${violation}`);
  }

  // A confirmation that nobody has reached yet is not wrong yet.
  function recheckConfirmation() {
    if (getValues('confirmation') !== '') void trigger('confirmation');
  }

  const submit = handleSubmit(({ email, password, cpf }) => {
    if (!busy) onSubmit({ email, password, cpf });
  });
  const shownProblem = isSubmitted && !isValid ? t('register.errors.form') : problem;

  const passwordTexts = { revealLabel: t('fields.showPassword'), concealLabel: t('fields.hidePassword') };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <TextField
        {...register('email', { validate: emailViolation })}
        type="email"
        label={t('fields.email')}
        icon={<Mail aria-hidden />}
        placeholder={t('fields.emailPlaceholder')}
        error={violated('email')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...register('password', { validate: passwordViolation, onChange: recheckConfirmation })}
        {...passwordTexts}
        label={t('fields.password')}
        hint={t('register.passwordHint')}
        error={violated('password') ?? refusal}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...register('confirmation', {
          validate: (confirmation, { password }) => confirmationViolation(password, confirmation),
        })}
        {...passwordTexts}
        label={t('fields.confirmation')}
        error={violated('confirmation')}
        autoComplete="new-password"
        required
      />
      <Controller
        control={control}
        name="cpf"
        rules={{ validate: optionalCpfViolation }}
        render={({ field }) => (
          <TextField
            {...field}
            onChange={(event) => field.onChange(formatCpf(event.target.value))}
            label={t('fields.cpf')}
            icon={<IdCard aria-hidden />}
            placeholder={t('fields.cpfPlaceholder')}
            hint={t('register.cpfHint')}
            error={violated('cpf')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={14}
          />
        )}
      />
      {shownProblem && <Banner tone="danger">{shownProblem}</Banner>}
      {retry > 0 && <Banner>{t('retry', { retry, max: maxRetries })}</Banner>}
      <Button type="submit" block loading={busy}>
        {t('register.submit')}
      </Button>
    </form>
  );
}
