import { ApiError } from '@torpedo/api-client';
import { Banner, Button, DateField, FilterChips, type FilterChipsOption, TextField } from '@torpedo/ui-kit';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { cpfDigits, formatCpf } from '../../../shared/format/cpf';
import { languages, localeOf } from '../../../shared/i18n/languages';
import { useLanguage } from '../../../shared/i18n/use-language';
import { languageOptions } from '../../../shared/layout/language-options';
import { useCurrencies } from '../../../shared/limits';
import { useMe } from '../../../shared/session/account';
import { type Preferences, useChangePreferences } from '../../../shared/session/preferences';
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

interface ProfileFields extends Required<Preferences> {
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
  const { locale } = useLanguage();
  const { email, profile, preferred_language, preferred_currency } = useMe();
  const currencies = useCurrencies(preferred_currency);
  const errorText = useErrorText();
  const update = useUpdateProfile();
  const preferences = useChangePreferences();
  const isSaving = update.isPending || preferences.isPending;
  const [isAvatarRemoved, setAvatarRemoved] = useState(false);
  const { register, control, handleSubmit, formState, setError } = useForm<ProfileFields>({
    defaultValues: {
      full_name: profile.full_name ?? '',
      phone_number: formatOwnPhone(profile.phone_number ?? ''),
      birth_date: profile.birth_date ?? '',
      cpf: formatCpf(profile.cpf ?? ''),
      preferred_language,
      preferred_currency,
    },
    mode: 'onTouched',
  });

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

  async function save({ full_name, phone_number, birth_date, cpf, ...preferred }: ProfileFields) {
    if (isSaving) return;
    await update.mutateAsync({
      full_name: full_name.trim() || null,
      phone_number: phone_number.trim() || null,
      birth_date: birth_date || null,
      cpf: cpfDigits(cpf) || null,
      avatar_url: isAvatarRemoved ? null : profile.avatar_url,
    });
    const isLanguageNew = preferred.preferred_language !== preferred_language;
    const isCurrencyNew = preferred.preferred_currency !== preferred_currency;
    if (isLanguageNew || isCurrencyNew) await preferences.mutateAsync(preferred);
    onSaved();
  }

  const submit = handleSubmit((fields) => save(fields).catch(refuse));

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <AvatarField isRemoved={isAvatarRemoved} onRemovedChange={setAvatarRemoved} />
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
        <Controller
          control={control}
          name="birth_date"
          rules={{ validate: (day) => birthDateViolation(day, today()) }}
          render={({ field: { onChange, ...field } }) => (
            <DateField
              {...field}
              onValueChange={onChange}
              locale={locale}
              label={t('fields.birthDate')}
              error={violated('birth_date')}
              min={earliestBirth}
              max={today()}
              openLabel={t('fields.openCalendar')}
              autoComplete="bday"
            />
          )}
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
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={control}
          name="preferred_language"
          render={({ field: { value, onChange } }) => (
            <PreferenceChoice
              label={t('preferences.language')}
              options={languages.map((language) => ({
                value: localeOf(language),
                label: languageOptions[language].name,
              }))}
              value={value}
              onValueChange={onChange}
            />
          )}
        />
        <Controller
          control={control}
          name="preferred_currency"
          render={({ field: { value, onChange } }) => (
            <PreferenceChoice
              label={t('preferences.currency')}
              hint={t('preferences.currencyHint')}
              options={currencies.map((currency) => ({
                value: currency,
                label: t(`preferences.${currency}`),
              }))}
              value={value}
              onValueChange={onChange}
            />
          )}
        />
      </div>
      {update.error && (
        <Banner tone="danger" title={t('errors.update')}>
          {errorText(update.error)}
        </Banner>
      )}
      <div className="flex flex-col-reverse gap-3 border-t border-border pt-5 sm:flex-row sm:justify-end">
        <Button variant="outline" disabled={isSaving} onClick={onCancel}>
          {t('personal.cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('personal.save')}
        </Button>
      </div>
    </form>
  );
}

interface PreferenceChoiceProps<Value extends string> {
  label: string;
  hint?: string;
  options: FilterChipsOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

function PreferenceChoice<Value extends string>({ label, hint, ...choice }: PreferenceChoiceProps<Value>) {
  return (
    <div className="min-w-0">
      <p aria-hidden className="mb-2 text-sm font-semibold">
        {label}
      </p>
      <FilterChips label={label} {...choice} />
      {hint && <p className="mt-3 text-sm text-pretty text-muted">{hint}</p>}
    </div>
  );
}
