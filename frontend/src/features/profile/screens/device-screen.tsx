import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { hasStatus } from '@torpedo/api-client';
import { Banner, Button, Card, SectionHeading, TextField } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { BareScreen } from '../../../shared/layout/bare-screen';
import { PageTitle } from '../../../shared/layout/page-title';
import { pendingDeviceQuery } from '../api/device';
import { PendingDevice, type DeviceDecision } from '../components/pending-device';

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
    <BareScreen className="max-w-130 gap-6">
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
