import type { Schemas } from '@torpedo/api-client';
import { Banner, Button, CodeField, CopyRow, QrCode } from '@torpedo/ui-kit';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/errors/error-text';
import { useConfirmTwoFactor } from '../../api/use-two-factor';

const codeLength = 6;
const group = /.{4}(?=.)/g;

type ScanSecretProps = {
  setup: Schemas['TwoFactorSetupDto'];
  /** It is on. */
  onConfirmed: (recoveryCodes: string[]) => void;
};

/** Brings the secret into an authenticator app, and its first code back. */
export function ScanSecret({ setup, onConfirmed }: ScanSecretProps) {
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const confirm = useConfirmTwoFactor();
  const [code, setCode] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);

  function send(digits: string) {
    if (confirm.isPending) return;
    setIncomplete(digits.length < codeLength);
    if (digits.length < codeLength) return;
    confirm.mutate(digits, {
      onSuccess: ({ recovery_codes }) => onConfirmed(recovery_codes),
      onError: () => setCode(''),
    });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send(code);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <ol className="grid list-decimal gap-2 pl-5 text-md text-pretty text-muted">
        <li>{t('setup.scan')}</li>
        <li>{t('setup.type')}</li>
      </ol>
      <QrCode
        value={setup.otpauth_uri}
        label={t('setup.qr')}
        fallbackLabel={t('setup.noQr')}
        className="mx-auto w-full"
      />
      <div>
        <p className="text-sm text-muted">{t('setup.secret')}</p>
        <CopyRow value={setup.secret} label={t('setup.copySecret')} copiedLabel={t('codes.copied')}>
          <span className="text-md whitespace-normal wrap-anywhere">
            {setup.secret.replace(group, '$& ')}
          </span>
        </CopyRow>
      </div>
      <CodeField
        name="otp_code"
        value={code}
        onValueChange={setCode}
        onComplete={send}
        label={t('step.appCode')}
        error={isIncomplete ? t('step.appIncomplete') : undefined}
        required
      />
      {confirm.error && <Banner tone="danger">{errorText(confirm.error)}</Banner>}
      <Button type="submit" block loading={confirm.isPending}>
        {t('setup.submit')}
      </Button>
    </form>
  );
}
