import type { Schemas } from '@torpedo/api-client';
import { Banner, Button, CodeField, CopyButton, CopyRow, QrCode } from '@torpedo/ui-kit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../shared/brand';
import { useErrorText } from '../../../shared/errors/error-text';
import { useConfirmTwoFactor, useOfferTwoFactor } from '../api/security';
import { OwnerPassword, ReconfirmAtProvider } from './owner-proof';

interface TwoFactorSetupProps {
  methods: Schemas['SignInMethodsDto'];
  onCodesShown?: () => void;
  onDone: () => void;
}

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

interface OfferFormProps {
  methods: Schemas['SignInMethodsDto'];
  onOffered: (setup: Schemas['TwoFactorSetupDto']) => void;
}

function OfferForm({ methods, onOffered }: OfferFormProps) {
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const offer = useOfferTwoFactor();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });
  if (!methods.has_password && !methods.is_reconfirmed) return <ReconfirmAtProvider />;

  const submit = handleSubmit(({ password }) => {
    if (!offer.isPending) offer.mutate(methods.has_password ? { password } : {}, { onSuccess: onOffered });
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {methods.has_password && (
        <OwnerPassword
          {...register('password', { required: true })}
          isMissing={Boolean(formState.errors.password)}
        />
      )}
      {offer.error && <Banner tone="danger">{errorText(offer.error)}</Banner>}
      <Button type="submit" block loading={offer.isPending}>
        {t('setup.continue')}
      </Button>
    </form>
  );
}

const CODE_LENGTH = 6;
const group = /.{4}(?=.)/g;

interface ScanSecretProps {
  setup: Schemas['TwoFactorSetupDto'];
  onConfirmed: (recoveryCodes: string[]) => void;
}

function ScanSecret({ setup, onConfirmed }: ScanSecretProps) {
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const confirm = useConfirmTwoFactor();
  const { control, handleSubmit, formState, setValue } = useForm({
    defaultValues: { otp_code: '' },
    reValidateMode: 'onSubmit',
  });

  const submit = handleSubmit(({ otp_code }) => {
    if (confirm.isPending) return;
    confirm.mutate(otp_code, {
      onSuccess: ({ recovery_codes }) => onConfirmed(recovery_codes),
      onError: () => setValue('otp_code', ''),
    });
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <ol className="grid list-decimal gap-2 pl-5 text-md text-pretty text-muted">
        <li>{t('setup.scan')}</li>
        <li>{t('setup.type')}</li>
      </ol>
      <QrCode
        value={setup.otpauth_uri}
        label={t('setup.qr')}
        fallbackLabel={t('setup.noQr')}
        className="mx-auto w-full max-w-40"
      />
      <div>
        <p className="text-sm text-muted">{t('setup.secret')}</p>
        <CopyRow value={setup.secret} label={t('setup.copySecret')} copiedLabel={t('codes.copied')}>
          <span className="inline-block max-w-[20ch] text-md whitespace-normal">
            {setup.secret.replace(group, '$& ')}
          </span>
        </CopyRow>
      </div>
      <Controller
        control={control}
        name="otp_code"
        rules={{ minLength: CODE_LENGTH, required: true }}
        render={({ field: { onChange, ...field } }) => (
          <CodeField
            {...field}
            onValueChange={onChange}
            onComplete={() => void submit()}
            label={t('step.appCode')}
            error={formState.errors.otp_code && t('step.appIncomplete')}
            length={CODE_LENGTH}
            required
          />
        )}
      />
      {confirm.error && <Banner tone="danger">{errorText(confirm.error)}</Banner>}
      <Button type="submit" block loading={confirm.isPending}>
        {t('setup.submit')}
      </Button>
    </form>
  );
}

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('security');
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`;
  return (
    <div className="grid gap-5">
      <Banner tone="warning">{t('codes.once')}</Banner>
      <ul
        aria-label={t('codes.list')}
        className="grid gap-x-6 gap-y-2 rounded-control border border-border-strong p-4 sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="font-mono text-md font-semibold whitespace-nowrap select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="grid gap-3 sm:grid-cols-2">
        <CopyButton
          variant="outline"
          block
          value={text}
          label={t('codes.copy')}
          copiedLabel={t('codes.copied')}
        />
        <Button asChild variant="outline" block icon={<Download aria-hidden />}>
          <a href={file} download={t('codes.file', { brand: brand.name.toLowerCase() })}>
            {t('codes.download')}
          </a>
        </Button>
      </div>
      <Button block onClick={onDone}>
        {t('codes.done')}
      </Button>
    </div>
  );
}
