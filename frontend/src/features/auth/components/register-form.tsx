import { Banner, Button, TextField } from '@torpedo/ui-kit';
import { IdCard, Mail } from 'lucide-react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maxRetries } from '../../../shared/api/auto-retry';
import { formatCpf } from '../../../shared/format/cpf';
import type { NewAccount } from '../api/use-register';
import { emailViolation, optionalCpfViolation, passwordViolation } from '../rules/field-rules';
import type { RefusedPassword } from '../rules/refused-password';
import { PasswordPair, type PasswordPairFields } from './password-pair';
import { useViolationText } from './use-violation-text';

type RegisterFields = NewAccount & PasswordPairFields;

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
  const violationText = useViolationText();
  const form = useForm<RegisterFields>({ defaultValues: empty, mode: 'all' });
  const { errors, isSubmitted, isValid } = form.formState;

  const submit = form.handleSubmit(({ email, password, cpf }) => {
    if (!busy) onSubmit({ email, password, cpf });
  });
  const shownProblem = isSubmitted && !isValid ? t('register.errors.form') : problem;

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <TextField
        {...form.register('email', { validate: emailViolation })}
        type="email"
        label={t('fields.email')}
        icon={<Mail aria-hidden />}
        placeholder={t('fields.emailPlaceholder')}
        error={violationText(errors.email)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <FormProvider {...form}>
        <PasswordPair label={t('fields.password')} violationOf={passwordViolation} refused={refused} />
      </FormProvider>
      <Controller
        control={form.control}
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
            error={violationText(errors.cpf)}
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
