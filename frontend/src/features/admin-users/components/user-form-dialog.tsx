import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, bodyOf, COUNTRY_PREFERENCES, hasCode, PASSWORD_CRITERIA } from '@torpedo/api-client';
import { Banner, Button, Checkbox, Dialog, Select, TextField, toast } from '@torpedo/ui-kit';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { staffApi } from '../../../shared/back-office/staff-api';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useErrorText } from '../../../shared/errors/error-text';
import { type AdminUser, type UserCall, useUserCall } from '../api/users';
import { UserChanged } from './user-changed';

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

/** Where the server's refusals of single fields belong. */
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

/** What the form changes of the account, and nothing that it leaves as it was. */
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
    // The number is masked: an empty field leaves it.
    phone_number: fields.phone.trim() || undefined,
    role: changed(fields.role, before.role),
    is_active: changed(fields.isActive, before.isActive),
    reason: fields.reason.trim() || undefined,
    expected_updated_at: user.updated_at,
  };
  const params = { path: { id: user.id } };
  return userCall('update', bodyOf(staffApi.PATCH('/api/v1/admin/users/{id}', { params, body })));
}

interface UserFormDialogProps {
  /** Null makes a new account. */
  user: AdminUser | null;
  onClose: () => void;
}

/** An account as staff write it down: a new one, or one that is there. */
export function UserFormDialog({ user, onClose }: UserFormDialogProps) {
  const { t } = useTranslation('admin-users');
  const { t: kit } = useTranslation('admin-kit');
  const formId = useId();
  const queryClient = useQueryClient();
  const userCall = useUserCall();
  const { register, handleSubmit, formState, setError, getValues, control } = useForm<UserFields>({
    defaultValues: fieldsOf(user),
  });
  const save = useMutation({
    mutationFn: (fields: UserFields) => (user ? update(user, fields, userCall) : create(fields, userCall)),
    meta: { handlesErrors: true },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: staffKeys.users.all });
      toast.success({ title: t(user ? 'done.updated' : 'done.created') });
      onClose();
    },
    onError: (error) => {
      // What somebody else made of the account, or a lost answer left of it, is what the page behind shows.
      void queryClient.invalidateQueries({ queryKey: staffKeys.users.all });
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
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t(user ? 'form.edit' : 'form.create')}
      description={t(user ? 'form.editText' : 'form.createText')}
      closeLabel={kit('close')}
      busy={save.isPending}
      footer={
        <>
          <Button variant="outline" size="sm" disabled={save.isPending} onClick={onClose}>
            {kit('cancel')}
          </Button>
          <Button type="submit" form={formId} size="sm" loading={save.isPending}>
            {t(user ? 'form.save' : 'form.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => void handleSubmit((fields) => save.mutate(fields))(event)}
      >
        <TextField
          {...register('name', { validate: (typed) => typed.trim() !== '' || t('form.nameMissing') })}
          label={t('form.name')}
          autoComplete="off"
          error={errors.name?.message}
        />
        <TextField
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
          {...register('country')}
          label={t('form.country')}
          options={COUNTRIES.map((value) => ({ value, label: countryLabel(value) }))}
        />
        <Select
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
        {save.error && !hasFieldError && <Refusal error={save.error} user={user} />}
      </form>
    </Dialog>
  );
}

function Refusal({ error, user }: { error: Error; user: AdminUser | null }) {
  const { t } = useTranslation('admin-kit');
  const errorText = useErrorText();
  if (user && hasCode(error, 'CHANGED_MEANWHILE')) {
    return (
      <Banner tone="warning" className="sm:col-span-2" title={t('change.changedMeanwhile')}>
        <div className="grid gap-2">
          <UserChanged seen={user} current={error.details.current as unknown as AdminUser} />
          {t('change.lookAgain')}
        </div>
      </Banner>
    );
  }
  return (
    <Banner tone="danger" className="sm:col-span-2">
      {errorText(error)}
    </Banner>
  );
}
