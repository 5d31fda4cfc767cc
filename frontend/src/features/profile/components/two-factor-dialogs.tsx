import type { Schemas } from '@torpedo/api-client';
import { Banner, Button, Dialog } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { useDisableTwoFactor, useRenewRecoveryCodes } from '../api/security';
import { OwnerCode, OwnerPassword, ReconfirmAtProvider } from './owner-proof';
import { RecoveryCodes, TwoFactorSetup } from './two-factor-setup';

interface DialogProps {
  methods: Schemas['SignInMethodsDto'];
  onClose: (outcome?: string) => void;
}

export function SetupDialog({ methods, onClose }: DialogProps) {
  const { t } = useTranslation('security');
  const [showsCodes, setShowsCodes] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      busy={showsCodes}
      title={t(showsCodes ? 'codes.title' : 'setup.title')}
      description={showsCodes ? t('codes.text') : t('setup.text')}
      closeLabel={t('close')}
    >
      <TwoFactorSetup methods={methods} onCodesShown={() => setShowsCodes(true)} onDone={() => onClose()} />
    </Dialog>
  );
}

export function DisableDialog({ methods, onClose }: DialogProps) {
  const { t } = useTranslation('security');
  const disable = useDisableTwoFactor();
  return (
    <Dialog
      open
      busy={disable.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={t('off.title')}
      description={t('off.text')}
      closeLabel={t('close')}
    >
      <TwoFactorProofForm
        methods={methods}
        submitLabel={t('off.submit')}
        isDangerous
        busy={disable.isPending}
        error={disable.error}
        onSubmit={(proof) => disable.mutate(proof, { onSuccess: () => onClose(t('off.done')) })}
      />
    </Dialog>
  );
}

export function RenewCodesDialog({ methods, onClose }: DialogProps) {
  const { t } = useTranslation('security');
  const renew = useRenewRecoveryCodes();
  const codes = renew.data?.recovery_codes;
  return (
    <Dialog
      open
      busy={renew.isPending || codes !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('codes.title')}
      description={t(codes ? 'codes.text' : 'codes.renewText')}
      closeLabel={t('close')}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => onClose()} />
      ) : (
        <TwoFactorProofForm
          methods={methods}
          submitLabel={t('codes.renew')}
          busy={renew.isPending}
          error={renew.error}
          onSubmit={(proof) => renew.mutate(proof)}
        />
      )}
    </Dialog>
  );
}

interface TwoFactorProofFormProps {
  methods: Schemas['SignInMethodsDto'];
  submitLabel: string;
  isDangerous?: boolean;
  busy: boolean;
  error: unknown;
  onSubmit: (proof: Schemas['TwoFactorProofDto']) => void;
}

function TwoFactorProofForm(props: TwoFactorProofFormProps) {
  const { methods, submitLabel, isDangerous = false, busy, error, onSubmit } = props;
  const errorText = useErrorText();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '', otp_code: '' } });
  const { errors } = formState;
  if (!methods.has_password && !methods.is_reconfirmed) return <ReconfirmAtProvider />;

  const submit = handleSubmit(({ password, otp_code }) => {
    if (!busy) onSubmit({ otp_code: otp_code.trim(), ...(methods.has_password && { password }) });
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {methods.has_password && (
        <OwnerPassword {...register('password', { required: true })} isMissing={Boolean(errors.password)} />
      )}
      <OwnerCode
        {...register('otp_code', { validate: (code) => code.trim() !== '' })}
        isMissing={Boolean(errors.otp_code)}
      />
      {error !== null && <Banner tone="danger">{errorText(error)}</Banner>}
      <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} block loading={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
