import { ApiError, bodyOf, COUNTRY_PREFERENCES, PASSWORD_CRITERIA } from '@torpedo/api-client';
import { Checkbox, Select, TextField, toast } from '@torpedo/ui-kit';
import { useEffect, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { type AdminUser, type UserCall, useUserCall } from '../api/users';
import { UserChanged } from './user-dialogs';
import { forgetDrafts, useDraft } from '../../../shared/back-office/change/drafts';
import { FormFrame, Refusal } from '../../../shared/back-office/change/form-dialog';
import { useStaffMutation } from '../../../shared/back-office/staff-query';

interface UserFields {
  name: string;
  email: string;
  password: string;
  sendsInvitation: boolean;
  phone: string;
  country: Country;
  role: AdminUser['role'];
  isActive: boolean;
  isVerified: boolean;
  reason: string;
}

type Country = keyof typeof COUNTRY_PREFERENCES;

const COUNTRIES = Object.keys(COUNTRY_PREFERENCES) as Country[];

/** The field of the form for each field that the server may refuse. */
const FIELD_OF: Record<string, keyof UserFields> = {
  email: 'email',
  password: 'password',
  'profile.full_name': 'name',
  'profile.phone_number': 'phone',
  full_name: 'name',
  phone_number: 'phone',
  reason: 'reason',
};

const countryOf = (user: AdminUser | null): Country =>
  COUNTRIES.find((country) => COUNTRY_PREFERENCES[country].currency === user?.preferred_currency) ?? 'BR';

function fieldsOf(user: AdminUser | null): UserFields {
  return {
    name: user?.profile.full_name ?? '',
    email: user?.email ?? '',
    password: '',
    sendsInvitation: false,
    phone: '',
    country: countryOf(user),
    role: user?.role ?? 'CUSTOMER',
    isActive: user?.is_active ?? true,
    isVerified: user?.is_email_verified ?? false,
    reason: '',
  };
}

function create(fields: UserFields, userCall: UserCall): Promise<AdminUser> {
  return userCall(
    'create',
    bodyOf(
      staffApi.POST('/api/v1/admin/users', {
        body: {
          email: fields.email.trim(),
          ...(fields.sendsInvitation ? { send_invitation: true } : { password: fields.password }),
          role: fields.role,
          country: fields.country,
          is_active: fields.isActive,
          profile: { full_name: fields.name.trim(), phone_number: fields.phone.trim() || undefined },
          reason: fields.reason.trim() || undefined,
        },
      }),
    ),
  );
}

/** Sends only the fields that the form changed. */
function update(user: AdminUser, fields: UserFields, userCall: UserCall): Promise<AdminUser> {
  const before = fieldsOf(user);
  const changed = <Value,>(value: Value, seen: Value) => (value === seen ? undefined : value);
  const body = {
    email: changed(fields.email.trim(), before.email),
    preferred_currency: changed(
      COUNTRY_PREFERENCES[fields.country].currency,
      COUNTRY_PREFERENCES[before.country].currency,
    ),
    is_email_verified: changed(fields.isVerified, before.isVerified),
    full_name: changed(fields.name.trim(), before.name),
    // The known number is masked, so an empty field means no change.
    phone_number: fields.phone.trim() || undefined,
    role: changed(fields.role, before.role),
    is_active: changed(fields.isActive, before.isActive),
    reason: fields.reason.trim() || undefined,
    expected_updated_at: user.updated_at,
  };
  const params = { path: { id: user.id } };
  return userCall('update', bodyOf(staffApi.PATCH('/api/v1/admin/users/{id}', { params, body })));
}

const withoutPassword = (fields: UserFields): UserFields => ({ ...fields, password: '' });

interface UserFormDialogProps {
  /** Null creates a new account. */
  user: AdminUser | null;
  onClose: () => void;
}

export function UserFormDialog({ user, onClose }: UserFormDialogProps) {
  const { t } = useTranslation('admin-users');
  const { t: kit } = useTranslation('admin-kit');
  const formId = useId();
  const userCall = useUserCall();
  const draft = `user ${user?.id}`;
  const [fields, setFields] = useDraft(draft, fieldsOf(user), withoutPassword);
  const { register, handleSubmit, formState, setError, getValues, control, subscribe } = useForm<UserFields>({
    defaultValues: fields,
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => setFields(values) }));
  const save = useStaffMutation([staffKeys.users], {
    mutationFn: (fields: UserFields) => (user ? update(user, fields, userCall) : create(fields, userCall)),
    meta: { handlesErrors: true },
    onSuccess: () => {
      forgetDrafts(draft);
      toast.success({ title: t(user ? 'done.updated' : 'done.created') });
      onClose();
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      for (const [path, message] of Object.entries(error.fields)) {
        const field = FIELD_OF[path];
        if (field) setError(field, { message }, { shouldFocus: true });
      }
    },
  });
  const { errors } = formState;
  const isInvited = useWatch({ control, name: 'sendsInvitation' });
  const hasFieldError = Object.keys(errors).length > 0;
  const countryLabel = (country: Country) => {
    const { language, currency } = COUNTRY_PREFERENCES[country];
    const name = t(`form.countries.${country}`);
    return `${name} (${language}, ${currency})`;
  };

  return (
    <FormFrame
      size="lg"
      formId={formId}
      draft={draft}
      onClose={onClose}
      title={t(user ? 'form.edit' : 'form.create')}
      text={t(user ? 'form.editText' : 'form.createText')}
      submitLabel={t(user ? 'form.save' : 'form.submit')}
      isBusy={save.isPending}
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => void handleSubmit((fields) => save.mutate(fields))(event)}
      >
        <TextField
          size="sm"
          {...register('name', { validate: (typed) => typed.trim() !== '' || t('form.nameMissing') })}
          label={t('form.name')}
          autoComplete="off"
          error={errors.name?.message}
        />
        <TextField
          size="sm"
          {...register('email', {
            validate: (typed) => /^\S+@\S+\.\S+$/.test(typed.trim()) || t('form.emailMissing'),
          })}
          label={t('form.email')}
          type="email"
          autoComplete="off"
          error={errors.email?.message}
        />
        {!user && !isInvited && (
          <TextField
            size="sm"
            {...register('password', {
              shouldUnregister: true,
              validate: (typed) => PASSWORD_CRITERIA.chosen.length.test(typed) || t('form.passwordMissing'),
            })}
            label={t('form.password')}
            type="password"
            autoComplete="new-password"
            hint={t('form.passwordHint')}
            error={errors.password?.message}
          />
        )}
        <TextField
          size="sm"
          {...register('phone')}
          label={t('form.phone')}
          type="tel"
          autoComplete="off"
          hint={
            user?.profile.phone_number ? t('form.phoneKept', { phone: user.profile.phone_number }) : undefined
          }
          error={errors.phone?.message}
        />
        <Select
          size="sm"
          {...register('country')}
          label={t('form.country')}
          options={COUNTRIES.map((value) => ({ value, label: countryLabel(value) }))}
        />
        <Select
          size="sm"
          {...register('role')}
          label={t('form.role')}
          options={(['CUSTOMER', 'MANAGER', 'ADMIN'] as const).map((value) => ({
            value,
            label: t(`roles.${value}`),
          }))}
        />
        <div className="grid sm:col-span-2 sm:grid-cols-2">
          <Checkbox {...register('isActive')} label={t('form.active')} />
          {user ? (
            <Checkbox {...register('isVerified')} label={t('form.verified')} />
          ) : (
            <Checkbox {...register('sendsInvitation')} label={t('form.invite')} />
          )}
        </div>
        <TextField
          size="sm"
          {...register('reason', {
            validate: (typed) =>
              typed.trim() !== '' ||
              !user ||
              getValues('isActive') === user.is_active ||
              kit('change.reasonMissing'),
          })}
          className="sm:col-span-2"
          label={kit('change.reason')}
          maxLength={500}
          autoComplete="off"
          hint={t('form.reasonHint')}
          error={errors.reason?.message}
        />
        {!hasFieldError && (
          <Refusal
            className="sm:col-span-2"
            error={save.error}
            describeCurrent={(current) => user && <UserChanged seen={user} current={current as AdminUser} />}
          />
        )}
      </form>
    </FormFrame>
  );
}
