import { Link } from '@tanstack/react-router';
import { Banner, Button, PasswordField, TextField } from '@torpedo/ui-kit';
import { Mail } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Credentials } from '../api/sign-in';
import { emailViolation } from '../../../shared/email-rule';

interface LoginFormProps {
  redirectTo: string | undefined;
  email?: string | undefined;
  problem: string | undefined;
  busy: boolean;
  onSubmit: (credentials: Credentials) => void;
  onIncomplete: () => void;
}

/** Without react-hook-form, to keep the first load below 150 kB. */
export function LoginForm({
  redirectTo,
  email: knownEmail = '',
  problem,
  busy,
  onSubmit,
  onIncomplete,
}: LoginFormProps) {
  const { t } = useTranslation('auth');
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const [isLeft, setLeft] = useState(false);
  const violation = isLeft && email.trim() !== '' ? emailViolation(email) : undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setLeft(true);
    const isComplete = email.trim() !== '' && password !== '';
    if (isComplete && !emailViolation(email)) return onSubmit({ email: email.trim(), password });
    if (!isComplete) onIncomplete();
    event.currentTarget.querySelector<HTMLInputElement>('input:invalid')?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        name="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={() => setLeft(true)}
        error={violation && t(`rules.${violation}`)}
        type="email"
        label={t('fields.email')}
        icon={<Mail aria-hidden />}
        placeholder={t('fields.emailPlaceholder')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        name="password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        label={t('fields.password')}
        labelAction={
          <Link
            to="/forgot-password"
            search={{ redirect: redirectTo }}
            className="touch-target text-sm font-semibold text-link underline-offset-4 hover:underline"
          >
            {t('login.forgot')}
          </Link>
        }
        revealLabel={t('fields.showPassword')}
        concealLabel={t('fields.hidePassword')}
        autoComplete="current-password"
        required
      />
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Button type="submit" block loading={busy}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
