import { useQuery } from '@tanstack/react-query';
import { hasCode, type Schemas } from '@torpedo/api-client';
import { Banner, Button } from '@torpedo/ui-kit';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { useLanguage } from '../../../shared/i18n/use-language';
import { signInMethodsQuery, useMe } from '../../../shared/session/account';
import { formatMoment } from '../../../shared/time/format-time';
import { useDecideDevice } from '../api/device';
import { OwnerPassword, ReconfirmAtProvider } from './owner-proof';

export type DeviceDecision = Schemas['DecideDeviceSignInDto']['decision'];

interface PendingDeviceProps {
  device: Schemas['PendingDeviceDto'];
  onDecided: (decision: DeviceDecision) => void;
}

/** What asks to be let in, and from where; the person decides. */
export function PendingDevice({ device, onDecided }: PendingDeviceProps) {
  const { t } = useTranslation('device');
  const errorText = useErrorText();
  const decide = useDecideDevice();
  const { data: methods } = useQuery(signInMethodsQuery());
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });
  const needsProof = hasCode(decide.error, 'REAUTHENTICATION_REQUIRED');
  const asksPassword =
    methods?.has_password === true && (needsProof || hasCode(decide.error, 'INVALID_PASSWORD'));

  const answer = (decision: DeviceDecision, password?: string) =>
    decide.mutate(
      { user_code: device.user_code, decision, password },
      { onSuccess: () => onDecided(decision) },
    );
  const approve = handleSubmit(({ password }) => {
    if (!decide.isPending) answer('approve', asksPassword ? password : undefined);
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
    [t('pending.program'), device.client_name],
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
