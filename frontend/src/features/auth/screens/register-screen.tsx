import { Link, useNavigate } from '@tanstack/react-router';
import { Banner, Button, TextField, toast } from '@torpedo/ui-kit';
import { IdCard, Mail, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { track } from '../../../shared/analytics/track';
import { formatCpf } from '../../../shared/format/cpf';
import { useKeyboardInset } from '../../../shared/layout/keyboard-inset';
import { PageTitle } from '../../../shared/layout/page-title';
import { keepReturnTo } from '../../../shared/session/return-to';
import { type NewAccount, useRegister } from '../api/registration';
import { AuthLayout } from '../components/auth-layout';
import { ChosenProduct } from '../components/chosen-product';
import { PasswordPair, type PasswordPairFields, useViolationText } from '../components/password-pair';
import { ProviderSignIn } from '../components/provider-sign-in';
import { RetryNotice, useRetriesFailedToast } from '../components/failure-texts';
import { useMessageText } from '../components/use-message-text';
import { registerError } from '../rules/error-keys';
import { emailViolation } from '../../../shared/email-rule';
import { optionalCpfViolation } from '../rules/cpf-rule';
import { passwordViolation, type RefusedPassword, refusedPassword } from '../rules/field-rules';
import { keepTypedPassword } from '../rules/typed-password';
import { saveVerificationState, verificationState } from '../rules/verification-state';

interface RegisterScreenProps {
  redirectTo: string | undefined;
}

export function RegisterScreen({ redirectTo }: RegisterScreenProps) {
  const { t } = useTranslation('auth');
  const messageText = useMessageText();
  const reportRetriesFailed = useRetriesFailedToast();
  const navigate = useNavigate();
  const register = useRegister();
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<RefusedPassword>();

  useEffect(() => track('registration_start'), []);

  function explain(error: unknown, password: string) {
    setRefused(refusedPassword(error, 'password', password));
    reportRetriesFailed(error);
    setProblem(messageText(registerError(error)));
  }

  function proceed(email: string, password: string) {
    keepTypedPassword(email, password);
    keepReturnTo(redirectTo);
    if (saveVerificationState(verificationState('register', email, Date.now())))
      void navigate({ to: '/verify-email' });
    else toast.error({ title: t('register.errors.notSaved') });
  }

  function submit(account: NewAccount) {
    setProblem(undefined);
    register.mutate(account, {
      onSuccess: ({ email }) => proceed(email, account.password),
      onError: (error) => explain(error, account.password),
    });
  }

  return (
    <AuthLayout
      headline={t('register.headline')}
      aside={<ChosenProduct redirectTo={redirectTo} step="register" />}
      footer={
        <p className="text-muted">
          {t('register.hasAccount')}{' '}
          <Link
            to="/login"
            search={{ redirect: redirectTo }}
            className="font-bold text-link underline-offset-4 hover:underline"
          >
            {t('register.login')}
          </Link>
        </p>
      }
    >
      <PageTitle>{t('register.title')}</PageTitle>
      <RegisterForm
        problem={problem}
        refused={refused}
        busy={register.isPending}
        retry={register.retry}
        onSubmit={submit}
      />
      <ProviderSignIn redirectTo={redirectTo} />
    </AuthLayout>
  );
}

type RegisterFields = NewAccount & PasswordPairFields;

const empty: RegisterFields = { email: '', password: '', confirmation: '', cpf: '' };

interface RegisterFormProps {
  problem: string | undefined;
  refused?: RefusedPassword | undefined;
  busy: boolean;
  retry: number;
  onSubmit: (account: NewAccount) => void;
}

export function RegisterForm({ problem, refused, busy, retry, onSubmit }: RegisterFormProps) {
  const { t } = useTranslation('auth');
  const violationText = useViolationText();
  const form = useForm<RegisterFields>({ defaultValues: empty, mode: 'all' });
  const { errors, isSubmitted, isValid } = form.formState;
  const [isCpfOpen, setCpfOpen] = useState(false);
  useKeyboardInset();

  const submit = form.handleSubmit(({ email, password, cpf }) => {
    if (!busy) onSubmit({ email, password, cpf });
  });
  const shownProblem = isSubmitted && !isValid ? t('register.errors.form') : problem;

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3 sm:gap-4">
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
      {isCpfOpen ? (
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
              autoFocus
            />
          )}
        />
      ) : (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <Button variant="link" size="inline" icon={<Plus aria-hidden />} onClick={() => setCpfOpen(true)}>
            {t('register.addCpf')}
          </Button>
          {t('register.addCpfNote')}
        </p>
      )}
      {shownProblem && <Banner tone="danger">{shownProblem}</Banner>}
      <RetryNotice retry={retry} />
      <Button
        type="submit"
        block
        loading={busy}
        className="in-data-keyboard:sticky in-data-keyboard:bottom-[calc(var(--keyboard-inset)_+_--spacing(2))]"
      >
        {t('register.submit')}
      </Button>
    </form>
  );
}
