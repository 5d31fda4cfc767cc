import { Banner, Button, PasswordField, TextField } from '@torpedo/ui-kit';
import { KeyRound } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maxRetries } from '../../../shared/api/auto-retry';
import { confirmationViolation, tokenViolation, type RuleViolation } from '../rules/field-rules';
import type { RefusedPassword } from '../rules/refused-password';

const longestToken = 255;

type NewPasswordFields = { token: string; password: string; confirmation: string };

type NewPasswordFormProps = {
  /** Whose password it is, where somebody is signed in: for the browser that keeps it. */
  email?: string;
  /** What the field for the mailed token begins with; without it there is no such field. */
  token?: string;
  violationOf: (password: string) => RuleViolation | undefined;
  submitLabel: string;
  /** What to tell about the last try. */
  problem: string | undefined;
  /** A password that satisfies our rules, but not the server. */
  refused?: RefusedPassword | undefined;
  busy: boolean;
  /** The automatic retry under way; 0 while there is none. */
  retry?: number;
  onSubmit: (fields: { token: string; password: string }) => void;
};

/** A new password, twice; by the mailed token where nobody is signed in. */
export function NewPasswordForm({
  email,
  token,
  violationOf,
  submitLabel,
  problem,
  refused,
  busy,
  retry = 0,
  onSubmit,
}: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const { register, control, handleSubmit, formState, getValues, trigger } = useForm<NewPasswordFields>({
    defaultValues: { token: token ?? '', password: '', confirmation: '' },
    mode: 'all',
  });
  const { errors, isSubmitted, isValid } = formState;
  const password = useWatch({ control, name: 'password' });

  function violated(name: keyof NewPasswordFields) {
    const violation = errors[name]?.message as RuleViolation | undefined;
    return violation && t(`rules.${violation}`);
  }

  // A confirmation that nobody has reached yet is not wrong yet.
  function recheckConfirmation() {
    if (getValues('confirmation') !== '') void trigger('confirmation');
  }

  const submit = handleSubmit((fields) => {
    if (!busy) onSubmit(fields);
  });
  const shownProblem = isSubmitted && !isValid ? t('register.errors.form') : problem;
  const refusal = refused && refused.password === password ? refused.reason : undefined;
  const passwordTexts = { revealLabel: t('fields.showPassword'), concealLabel: t('fields.hidePassword') };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {email && <input hidden readOnly autoComplete="username" value={email} />}
      {token !== undefined && (
        <TextField
          {...register('token', { validate: tokenViolation })}
          label={t('fields.token')}
          icon={<KeyRound aria-hidden />}
          hint={t('reset.tokenHint')}
          error={violated('token')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestToken}
          required
        />
      )}
      <PasswordField
        {...register('password', { validate: violationOf, onChange: recheckConfirmation })}
        {...passwordTexts}
        label={t('fields.newPassword')}
        hint={t('register.passwordHint')}
        error={violated('password') ?? refusal}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...register('confirmation', {
          validate: (confirmation, fields) => confirmationViolation(fields.password, confirmation),
        })}
        {...passwordTexts}
        label={t('fields.confirmation')}
        error={violated('confirmation')}
        autoComplete="new-password"
        required
      />
      {shownProblem && <Banner tone="danger">{shownProblem}</Banner>}
      {retry > 0 && <Banner>{t('retry', { retry, max: maxRetries })}</Banner>}
      <Button type="submit" block loading={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
