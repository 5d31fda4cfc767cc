import { useQuery } from '@tanstack/react-query';
import { hasCode, type Schemas } from '@torpedo/api-client';
import { Banner, Button } from '@torpedo/ui-kit';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { useLanguage } from '../../../shared/i18n/use-language';
import { signInMethodsQuery, useMe } from '../../../shared/session/account';
import { formatMoment } from '../../../shared/time/format-time';
import { type OwnerProof, useDecideDevice } from '../api/device';
import { OwnerCode, OwnerPassword, ReconfirmAtProvider } from './owner-proof';

export type DeviceDecision = Schemas['DecideDeviceSignInDto']['decision'];

const WRONG_PROOF = ['INVALID_PASSWORD', 'TWO_FACTOR_REQUIRED', 'INVALID_TWO_FACTOR_CODE'] as const;

interface PendingDeviceProps {
  device: Schemas['PendingDeviceDto'];
  onDecided: (decision: DeviceDecision) => void;
}

export function PendingDevice({ device, onDecided }: PendingDeviceProps) {
  const { t } = useTranslation('device');
  const errorText = useErrorText();
  const decide = useDecideDevice();
  const { data: methods } = useQuery(signInMethodsQuery());
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '', otp_code: '' } });
  const needsProof = hasCode(decide.error, 'REAUTHENTICATION_REQUIRED');
  const asksPassword =
    methods?.has_password === true && (needsProof || WRONG_PROOF.some((code) => hasCode(decide.error, code)));
  const asksCode = asksPassword && methods.two_factor_enabled;

  const answer = (decision: DeviceDecision, proof?: OwnerProof) =>
    decide.mutate({ user_code: device.user_code, decision, proof }, { onSuccess: () => onDecided(decision) });
  const approve = handleSubmit(({ password, otp_code }) => {
    if (decide.isPending) return;
    const proof = { password, ...(asksCode && { otp_code: otp_code.trim() }) };
    answer('approve', asksPassword ? proof : undefined);
  });

  return (
    <form noValidate onSubmit={(event) => void approve(event)} className="grid gap-5">
      <p className="text-pretty font-semibold">{t('pending.title')}</p>
      <DeviceFacts device={device} />
      <Banner tone="warning">{t('pending.warning')}</Banner>
      {asksPassword && (
        <div className="grid gap-3">
          <p className="text-muted">{t('pending.confirm')}</p>
          <OwnerPassword
            {...register('password', { required: true })}
            isMissing={Boolean(formState.errors.password)}
          />
          {asksCode && (
            <OwnerCode
              {...register('otp_code', { validate: (code) => code.trim() !== '' })}
              isMissing={Boolean(formState.errors.otp_code)}
            />
          )}
        </div>
      )}
      {decide.error && !needsProof && <Banner tone="danger">{errorText(decide.error)}</Banner>}
      {needsProof && methods?.has_password === false ? (
        <ReconfirmAtProvider />
      ) : (
        <Button type="submit" block loading={decide.isPending}>
          {t('pending.approve')}
        </Button>
      )}
      <Button variant="outline" block disabled={decide.isPending} onClick={() => answer('deny')}>
        {t('pending.deny')}
      </Button>
    </form>
  );
}

function DeviceFacts({ device }: Pick<PendingDeviceProps, 'device'>) {
  const { t } = useTranslation('device');
  const { locale } = useLanguage();
  const { email } = useMe();
  const facts = [
    [t('pending.code'), device.user_code],
    [t('pending.program'), t('pending.callsItself', { name: device.client_name })],
    [t('pending.system'), device.system],
    [t('pending.address'), device.ip_address],
    [t('pending.asked'), formatMoment(device.created_at, locale)],
    [t('pending.account'), email],
  ].filter(([, value]) => value !== null);
  return (
    <dl className="divide-y divide-border">
      {facts.map(([name, value]) => (
        <div key={name} className="flex min-h-11 items-center justify-between gap-4 py-2">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 text-right font-semibold break-words tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
