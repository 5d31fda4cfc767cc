import type { Schemas } from '@torpedo/api-client';
import { useState } from 'react';
import { OfferForm } from './offer-form';
import { RecoveryCodes } from './recovery-codes';
import { ScanSecret } from './scan-secret';

type TwoFactorSetupProps = {
  methods: Schemas['SignInMethodsDto'];
  /** The recovery codes are the reader's to keep: the setup may not be closed by accident any more. */
  onCodesShown?: () => void;
  onDone: () => void;
};

/** Proof of the owner, then the app, then the recovery codes. */
export function TwoFactorSetup({ methods, onCodesShown, onDone }: TwoFactorSetupProps) {
  const [setup, setSetup] = useState<Schemas['TwoFactorSetupDto']>();
  const [codes, setCodes] = useState<string[]>();

  function showCodes(recoveryCodes: string[]) {
    setCodes(recoveryCodes);
    onCodesShown?.();
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (setup) return <ScanSecret setup={setup} onConfirmed={showCodes} />;
  return <OfferForm methods={methods} onOffered={setSetup} />;
}
