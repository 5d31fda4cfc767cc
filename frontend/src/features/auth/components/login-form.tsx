import { Banner, Button, PasswordField, TextField } from '@torpedo/ui-kit';
import { Mail } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Credentials } from '../api/use-login';

type LoginFormProps = {
  /** What to tell about the last try. */
  problem: string | undefined;
  busy: boolean;
  onSubmit: (credentials: Credentials) => void;
  onIncomplete: () => void;
};

export function LoginForm({ problem, busy, onSubmit, onIncomplete }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const { register, handleSubmit } = useForm<Credentials>({ defaultValues: { email: '', password: '' } });

  const submit = handleSubmit(({ email, password }) => {
    if (busy) return;
    onSubmit({ email: email.trim(), password });
  }, onIncomplete);

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <TextField
        {...register('email', { validate: (email) => email.trim() !== '' })}
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
        {...register('password', { required: true })}
        label={t('fields.password')}
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
