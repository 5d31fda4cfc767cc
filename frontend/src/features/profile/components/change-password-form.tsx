import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@torpedo/api-client';
import { Banner, Button, Checkbox, PasswordField, PasswordStrength, toast } from '@torpedo/ui-kit';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { useMe } from '../../../shared/session/account';
import { apiKeysQuery } from '../api/api-keys';
import { useChangePassword } from '../api/security';
import {
  currentPasswordViolation,
  newPasswordViolation,
  passwordCriteria,
  passwordLevel,
  type PasswordViolation,
  repeatedPasswordViolation,
} from '../rules/new-password';

interface PasswordFields {
  current: string;
  next: string;
  repeated: string;
}
type FormFields = PasswordFields & { revokesApiKeys: boolean };

const fieldOfCode: Record<string, keyof PasswordFields> = {
  INVALID_PASSWORD: 'current',
  SAME_PASSWORD: 'next',
  WEAK_PASSWORD: 'next',
};

interface ChangePasswordFormProps {
  onChanged: () => void;
  onCancel: () => void;
}

export function ChangePasswordForm({ onChanged, onCancel }: ChangePasswordFormProps) {
  const { t } = useTranslation('profile');
  const { email } = useMe();
  const errorText = useErrorText();
  const change = useChangePassword();
  const { register, control, handleSubmit, formState, getValues, trigger, setError } = useForm<FormFields>({
    defaultValues: { current: '', next: '', repeated: '', revokesApiKeys: true },
    mode: 'all',
  });
  const next = useWatch({ control, name: 'next' });
  const hasApiKeys = (useQuery(apiKeysQuery()).data?.api_keys.length ?? 0) > 0;

  function problemOf(name: keyof PasswordFields) {
    const { type, message } = formState.errors[name] ?? {};
    if (type === 'server') return message;
    return message && t(`password.rules.${message as PasswordViolation}`);
  }

  // An empty field is not checked, because the person may not have reached it yet.
  function recheck(...names: (keyof PasswordFields)[]) {
    const reached = names.filter((name) => getValues(name) !== '');
    if (reached.length > 0) void trigger(reached);
  }

  function explain(error: unknown) {
    const field = error instanceof ApiError ? fieldOfCode[error.code] : undefined;
    if (field) setError(field, { type: 'server', message: errorText(error) }, { shouldFocus: true });
  }

  const submit = handleSubmit((fields) => {
    if (change.isPending) return;
    change.mutate(fields, {
      onSuccess: () => {
        toast.success({ title: t('password.changed'), message: t('password.changedText') });
        onChanged();
      },
      onError: explain,
    });
  });
  const isOfField = change.error instanceof ApiError && change.error.code in fieldOfCode;
  const passwordTexts = { revealLabel: t('password.show'), concealLabel: t('password.hide') };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        {...register('current', { validate: currentPasswordViolation, onChange: () => recheck('next') })}
        {...passwordTexts}
        label={t('password.current')}
        error={problemOf('current')}
        autoComplete="current-password"
        required
      />
      <PasswordField
        {...register('next', {
          validate: (password, { current }) => newPasswordViolation(password, current),
          onChange: () => recheck('repeated'),
        })}
        {...passwordTexts}
        label={t('password.next')}
        error={problemOf('next')}
        autoComplete="new-password"
        required
      />
      <PasswordStrength
        label={t('password.strength')}
        criteria={passwordCriteria(next).map(({ id, met }) => ({
          id,
          met,
          label: t(`password.criteria.${id}`),
        }))}
        level={passwordLevel(next)}
        levelLabels={{
          weak: t('password.levels.weak'),
          medium: t('password.levels.medium'),
          good: t('password.levels.good'),
          strong: t('password.levels.strong'),
        }}
        metLabel={t('password.met')}
        unmetLabel={t('password.unmet')}
      />
      <PasswordField
        {...register('repeated', {
          validate: (repeated, fields) => repeatedPasswordViolation(repeated, fields.next, fields.current),
        })}
        {...passwordTexts}
        label={t('password.repeated')}
        error={problemOf('repeated')}
        autoComplete="new-password"
        required
      />
      {hasApiKeys && <Checkbox {...register('revokesApiKeys')} label={t('password.revokeApiKeys')} />}
      {change.error && !isOfField && <Banner tone="danger">{errorText(change.error)}</Banner>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="outline" onClick={onCancel}>
          {t('password.cancel')}
        </Button>
        <Button type="submit" loading={change.isPending}>
          {t('password.submit')}
        </Button>
      </div>
    </form>
  );
}
