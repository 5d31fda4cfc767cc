import { ApiError } from '@torpedo/api-client';
import { Banner, Button, TextField } from '@torpedo/ui-kit';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { cpfDigits, formatCpf } from '../../../shared/format/cpf';
import { useMe } from '../../../shared/session/account';
import { useUpdateProfile } from '../api/account';
import {
  birthDateViolation,
  cpfViolation,
  earliestBirth,
  formatOwnPhone,
  phoneViolation,
  type ProfileViolation,
  today,
} from '../rules/profile-rules';
import { AvatarField } from './avatar-field';

interface ProfileFields {
  full_name: string;
  phone_number: string;
  birth_date: string;
  cpf: string;
}

const fieldNames = ['full_name', 'phone_number', 'birth_date', 'cpf'] as const;

interface PersonalDataFormProps {
  onSaved: () => void;
  onCancel: () => void;
}

export function PersonalDataForm({ onSaved, onCancel }: PersonalDataFormProps) {
  const { t } = useTranslation('profile');
  const { email, profile } = useMe();
  const errorText = useErrorText();
  const update = useUpdateProfile();
  const { register, control, handleSubmit, formState, setError } = useForm<ProfileFields>({
    defaultValues: {
      full_name: profile.full_name ?? '',
      phone_number: formatOwnPhone(profile.phone_number ?? ''),
      birth_date: profile.birth_date ?? '',
      cpf: formatCpf(profile.cpf ?? ''),
    },
    mode: 'onTouched',
  });

  /** Our own rules answer the key of a text, the server a text. */
  function violated(name: keyof ProfileFields) {
    const error = formState.errors[name];
    if (!error) return undefined;
    return error.type === 'server' ? error.message : t(`rules.${error.message as ProfileViolation}`);
  }

  function refuse(error: Error) {
    const fields = error instanceof ApiError ? error.fields : {};
    for (const name of fieldNames) {
      const message = fields[name];
      if (message) setError(name, { type: 'server', message }, { shouldFocus: true });
    }
  }

  const submit = handleSubmit(({ full_name, phone_number, birth_date, cpf }) => {
    if (update.isPending) return;
    update.mutate(
      {
        full_name: full_name.trim() || null,
        phone_number: phone_number.trim() || null,
        birth_date: birth_date || null,
        cpf: cpfDigits(cpf) || null,
      },
      { onSuccess: onSaved, onError: refuse },
    );
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <AvatarField />
      <TextField
        {...register('full_name')}
        label={t('fields.fullName')}
        error={violated('full_name')}
        autoComplete="name"
        autoFocus
        maxLength={120}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <Controller
          control={control}
          name="phone_number"
          rules={{ validate: phoneViolation }}
          render={({ field }) => (
            <TextField
              {...field}
              onChange={(event) => field.onChange(formatOwnPhone(event.target.value))}
              label={t('fields.phone')}
              placeholder="(11) 98765-4321"
              error={violated('phone_number')}
              type="tel"
              autoComplete="tel"
              maxLength={24}
            />
          )}
        />
        <TextField
          {...register('birth_date', { validate: (day) => birthDateViolation(day, today()) })}
          label={t('fields.birthDate')}
          error={violated('birth_date')}
          type="date"
          min={earliestBirth}
          max={today()}
          autoComplete="bday"
        />
        <Controller
          control={control}
          name="cpf"
          rules={{ validate: cpfViolation }}
          render={({ field }) => (
            <TextField
              {...field}
              onChange={(event) => field.onChange(formatCpf(event.target.value))}
              label={t('fields.cpf')}
              placeholder="000.000.000-00"
              error={violated('cpf')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={14}
            />
          )}
        />
      </div>
      <TextField label={t('fields.email')} hint={t('personal.emailFixed')} value={email} readOnly />
      {update.error && (
        <Banner tone="danger" title={t('errors.update')}>
          {errorText(update.error)}
        </Banner>
      )}
      <div className="flex flex-col-reverse gap-3 border-t border-border pt-5 sm:flex-row sm:justify-end">
        <Button variant="outline" disabled={update.isPending} onClick={onCancel}>
          {t('personal.cancel')}
        </Button>
        <Button type="submit" loading={update.isPending}>
          {t('personal.save')}
        </Button>
      </div>
    </form>
  );
}
