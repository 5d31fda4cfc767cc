import type { Schemas } from '@torpedo/api-client';
import { Dialog, toast } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDisableTwoFactor, useRenewRecoveryCodes } from '../../api/use-two-factor';
import { RecoveryCodes } from './recovery-codes';
import { TwoFactorProofForm } from './two-factor-proof-form';
import { TwoFactorSetup } from './two-factor-setup';

type DialogProps = {
  methods: Schemas['SignInMethodsDto'];
  onClose: () => void;
};

/** Switches two-step sign-in on. */
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
      <TwoFactorSetup methods={methods} onCodesShown={() => setShowsCodes(true)} onDone={onClose} />
    </Dialog>
  );
}

/** Switches two-step sign-in off. */
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
        onSubmit={(proof) =>
          disable.mutate(proof, {
            onSuccess: () => {
              toast.success({ title: t('off.done') });
              onClose();
            },
          })
        }
      />
    </Dialog>
  );
}

/** Replaces the recovery codes. */
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
        <RecoveryCodes codes={codes} onDone={onClose} />
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
