import { Banner, Button, TextField } from '@torpedo/ui-kit';
import { KeyRound } from 'lucide-react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type RefusedPassword, type RuleViolation, tokenViolation } from '../rules/field-rules';
import { PasswordPair, type PasswordPairFields, useViolationText } from './password-pair';
import { RetryNotice } from './failure-texts';

const longestToken = 255;

type NewPasswordFields = PasswordPairFields & { token: string };

interface NewPasswordFormProps {
  email?: string;
  token?: string;
  violationOf: (password: string) => RuleViolation | undefined;
  submitLabel: string;
  problem: string | undefined;
  refused?: RefusedPassword | undefined;
  busy: boolean;
  retry?: number;
  onSubmit: (fields: { token: string; password: string }) => void;
}

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
  const violationText = useViolationText();
  const form = useForm<NewPasswordFields>({
    defaultValues: { token: token ?? '', password: '', confirmation: '' },
    mode: 'all',
  });
  const { errors, isSubmitted, isValid } = form.formState;

  const submit = form.handleSubmit((fields) => {
    if (!busy) onSubmit(fields);
  });
  const shownProblem = isSubmitted && !isValid ? t('register.errors.form') : problem;

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {email && <input hidden readOnly autoComplete="username" value={email} />}
      {token !== undefined && (
        <TextField
          {...form.register('token', { validate: tokenViolation })}
          label={t('fields.token')}
          icon={<KeyRound aria-hidden />}
          hint={t('reset.tokenHint')}
          error={violationText(errors.token)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestToken}
          required
        />
      )}
      <FormProvider {...form}>
        <PasswordPair label={t('fields.newPassword')} violationOf={violationOf} refused={refused} />
      </FormProvider>
      {shownProblem && <Banner tone="danger">{shownProblem}</Banner>}
      <RetryNotice retry={retry} />
      <Button type="submit" block loading={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
