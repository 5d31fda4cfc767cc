import { Banner, Button, CodeField, SectionHeading, TextField } from '@torpedo/ui-kit';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

const appCodeLength = 6;

interface SecondStepFormProps {
  /** What to tell about the last try. */
  problem: string | undefined;
  busy: boolean;
  /** A code of the app, or a recovery code as it was typed. */
  onSubmit: (otpCode: string) => void;
  onBack: () => void;
}

/** After the password: the code of the authenticator app, or one of the recovery codes. */
export function SecondStepForm({ problem, busy, onSubmit, onBack }: SecondStepFormProps) {
  const { t } = useTranslation('security');
  const [usesRecovery, setUsesRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const [isAnotherKind, setAnotherKind] = useState(false);

  function send(text: string) {
    if (busy) return;
    const isComplete = usesRecovery ? text.trim() !== '' : text.length === appCodeLength;
    setIncomplete(!isComplete);
    if (!isComplete) return;
    setAnotherKind(false);
    onSubmit(text.trim());
    // A code of the app works once: whatever comes of it, the next try needs another.
    if (!usesRecovery) setCode('');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send(code);
  }

  function switchKind() {
    setUsesRecovery(!usesRecovery);
    setCode('');
    setIncomplete(false);
    setAnotherKind(true);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-1">
        <SectionHeading level={2} size="card">
          {t('step.title')}
        </SectionHeading>
        <p className="text-pretty text-muted">{t(usesRecovery ? 'step.recoveryText' : 'step.appText')}</p>
      </div>
      {usesRecovery ? (
        <TextField
          key="recovery"
          autoFocus
          name="recovery_code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          label={t('step.recoveryCode')}
          error={isIncomplete ? t('step.recoveryMissing') : undefined}
          placeholder="ABCD-EFGH-IJKL-MNOP"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
      ) : (
        <CodeField
          key="app"
          autoFocus
          name="otp_code"
          value={code}
          onValueChange={setCode}
          onComplete={send}
          label={t('step.appCode')}
          error={isIncomplete ? t('step.appIncomplete') : undefined}
          required
        />
      )}
      {problem && !isAnotherKind && <Banner tone="danger">{problem}</Banner>}
      <Button type="submit" block loading={busy}>
        {t('step.submit')}
      </Button>
      <div className="grid gap-1">
        <Button variant="ghost" block onClick={switchKind}>
          {t(usesRecovery ? 'step.useApp' : 'step.useRecovery')}
        </Button>
        <Button variant="ghost" block onClick={onBack}>
          {t('step.back')}
        </Button>
      </div>
    </form>
  );
}
