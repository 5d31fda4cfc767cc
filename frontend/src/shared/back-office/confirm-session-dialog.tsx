import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { hasCode, type Schemas } from '@torpedo/api-client';
import { Banner, Button, Dialog, PasswordField, TextField } from '@torpedo/ui-kit';
import { useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client';
import { appInfoQuery } from '../app-info';
import { useErrorText } from '../errors/error-text';
import { signInMethodsQuery } from '../session/account';
import { useIdentityProvider } from '../session/identity-provider';
import { confirmationQuestion } from './staff-api';

const FORM_ID = 'confirm-session';

type Proof = Schemas['ConfirmSessionRequestDto'];

/** Asks for password and second step when a call needs a recent sign-in. The frame renders it once. */
export function ConfirmSessionDialog() {
  const { t } = useTranslation('admin-kit');
  const isOpen = useSyncExternalStore(confirmationQuestion.subscribe, confirmationQuestion.read);
  const methods = useQuery({ ...signInMethodsQuery(), enabled: isOpen });
  const confirm = useMutation({
    mutationFn: (proof: Proof) => api.POST('/api/v1/users/me/sessions/confirm', { body: proof }),
    meta: { handlesErrors: true, keepsSessionOn401: true },
    onSuccess: () => confirmationQuestion.answer(true),
  });
  const hasPassword = methods.data?.has_password !== false;

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (open) return;
        confirm.reset();
        confirmationQuestion.answer(false);
      }}
      title={t('confirm.title')}
      description={t(hasPassword ? 'confirm.text' : 'confirm.providerText')}
      closeLabel={t('close')}
      busy={confirm.isPending}
      footer={
        hasPassword && (
          <>
            <Button variant="outline" onClick={() => confirmationQuestion.answer(false)}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={FORM_ID} loading={confirm.isPending}>
              {t('confirm.submit')}
            </Button>
          </>
        )
      }
    >
      {hasPassword ? (
        <ProofForm
          asksCode={methods.data?.two_factor_enabled ?? false}
          error={confirm.error}
          onSubmit={(proof) => confirm.mutate(proof)}
        />
      ) : (
        <ConfirmAtProvider />
      )}
    </Dialog>
  );
}

interface ProofFormProps {
  /** The account has the second step on. */
  asksCode: boolean;
  error: Error | null;
  onSubmit: (proof: Proof) => void;
}

function ProofForm({ asksCode, error, onSubmit }: ProofFormProps) {
  const { t } = useTranslation('admin-kit');
  const errorText = useErrorText();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '', otp_code: '' } });
  const isOfCode =
    asksCode && (hasCode(error, 'TWO_FACTOR_REQUIRED') || hasCode(error, 'INVALID_TWO_FACTOR_CODE'));

  function saidOfPassword() {
    if (formState.errors.password) return t('confirm.missing');
    if (hasCode(error, 'INVALID_PASSWORD')) return t('confirm.wrong');
    return !isOfCode && error && errorText(error);
  }

  return (
    <form
      id={FORM_ID}
      noValidate
      className="grid gap-4"
      onSubmit={(event) =>
        void handleSubmit(({ password, otp_code }) =>
          onSubmit({ password, ...(asksCode && { otp_code: otp_code.trim() }) }),
        )(event)
      }
    >
      <PasswordField
        size="sm"
        {...register('password', { required: true })}
        label={t('confirm.password')}
        revealLabel={t('confirm.show')}
        concealLabel={t('confirm.hide')}
        autoComplete="current-password"
        autoFocus
        error={saidOfPassword()}
      />
      {asksCode && (
        <TextField
          size="sm"
          {...register('otp_code', { validate: (code) => code.trim() !== '' })}
          label={t('confirm.code')}
          hint={t('confirm.codeHint')}
          error={formState.errors.otp_code ? t('confirm.codeMissing') : isOfCode && errorText(error)}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
      )}
    </form>
  );
}

/** An account without a password signs in at its identity provider again, which leads back to this screen. */
function ConfirmAtProvider() {
  const { t } = useTranslation('admin-kit');
  const errorText = useErrorText();
  const { data: appInfo } = useQuery(appInfoQuery());
  const here = useRouterState({ select: ({ location }) => location.href });
  const trip = useIdentityProvider();
  const provider = appInfo?.identity_provider?.label;
  if (!provider) return <Banner tone="warning">{t('confirm.noPassword')}</Banner>;
  return (
    <div className="grid gap-4">
      {trip.error && <Banner tone="danger">{errorText(trip.error)}</Banner>}
      <Button
        block
        loading={trip.isPending || trip.isSuccess}
        onClick={() => trip.mutate({ purpose: 'confirm', returnTo: here })}
      >
        {t('confirm.provider', { provider })}
      </Button>
    </div>
  );
}
