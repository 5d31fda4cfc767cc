import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { hasCode, hasStatus, type Schemas } from '@torpedo/api-client';
import { Banner, Button, Card, SectionHeading, TextField } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { BareScreen } from '../../../shared/layout/bare-screen';
import { PageTitle } from '../../../shared/layout/page-title';
import { type OwnerProof, pendingDeviceQuery, useDecideDevice } from '../api/device';
import { useLanguage } from '../../../shared/i18n/use-language';
import { signInMethodsQuery, useMe } from '../../../shared/session/account';
import { formatMoment } from '../../../shared/time/format-time';
import { OwnerCode, OwnerPassword, ReconfirmAtProvider } from '../components/owner-proof';

type DeviceDecision = Schemas['DecideDeviceSignInDto']['decision'];

const WRONG_PROOF = ['INVALID_PASSWORD', 'TWO_FACTOR_REQUIRED', 'INVALID_TWO_FACTOR_CODE'] as const;

interface PendingDeviceProps {
  device: Schemas['PendingDeviceDto'];
  onDecided: (decision: DeviceDecision) => void;
}

function PendingDevice({ device, onDecided }: PendingDeviceProps) {
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

interface DeviceScreenProps {
  code: string;
  onCode: (code: string) => void;
}

export function DeviceScreen({ code, onCode }: DeviceScreenProps) {
  const { t } = useTranslation('device');
  const errorText = useErrorText();
  const [decision, setDecision] = useState<DeviceDecision | null>(null);
  const pending = useQuery({ ...pendingDeviceQuery(code), enabled: code !== '' && decision === null });
  const problem = pending.error && (hasStatus(pending.error, 404) ? t('unknown') : errorText(pending.error));

  function view() {
    if (decision) {
      return (
        <Banner tone={decision === 'approve' ? 'success' : 'info'} title={t(OUTCOMES[decision].title)}>
          {t(OUTCOMES[decision].text)}
        </Banner>
      );
    }
    if (pending.data) return <PendingDevice device={pending.data} onDecided={setDecision} />;
    return <CodeForm code={code} problem={problem} busy={pending.isFetching} onCode={onCode} />;
  }

  return (
    <BareScreen className="max-w-130 content-start gap-6 md:pt-24">
      <PageTitle>{t('title')}</PageTitle>
      <SectionHeading level={1} size="page">
        {t('title')}
      </SectionHeading>
      <Card>{view()}</Card>
      {decision && (
        <Button asChild variant="ghost" className="justify-self-center">
          <Link to="/dashboard">{t('home')}</Link>
        </Button>
      )}
    </BareScreen>
  );
}

const OUTCOMES = {
  approve: { title: 'approved.title', text: 'approved.text' },
  deny: { title: 'denied.title', text: 'denied.text' },
} as const;

interface CodeFormProps {
  code: string;
  problem: string | null;
  busy: boolean;
  onCode: (code: string) => void;
}

function CodeForm({ code, problem, busy, onCode }: CodeFormProps) {
  const { t } = useTranslation('device');
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code } });
  const submit = handleSubmit((form) => {
    if (!busy) onCode(form.code.trim());
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <TextField
        {...register('code', { validate: (typed) => typed.trim() !== '' })}
        label={t('code')}
        hint={t('text')}
        error={formState.errors.code && t('codeMissing')}
        placeholder="ABCD-EFGH"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
      />
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Button type="submit" block loading={busy}>
        {t('continue')}
      </Button>
    </form>
  );
}
