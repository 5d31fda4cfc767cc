import { Banner, Button, CodeField } from '@torpedo/ui-kit';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { maxRetries } from '../../../shared/api/auto-retry';

const codeLength = 6;

type VerifyFormProps = {
  /** What to tell about the last try. */
  problem: string | undefined;
  busy: boolean;
  /** The automatic retry under way; 0 while there is none. */
  retry: number;
  onSubmit: (code: string) => void;
};

export function VerifyForm({ problem, busy, retry, onSubmit }: VerifyFormProps) {
  const { t } = useTranslation('auth');
  const [code, setCode] = useState('');
  const [left, setLeft] = useState(false);

  const violation =
    code === ''
      ? t('verify.errors.empty')
      : code.length < codeLength
        ? t('verify.errors.incomplete')
        : undefined;

  function offer(digits: string) {
    setLeft(true);
    if (!busy && digits.length === codeLength) onSubmit(digits);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    offer(code);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <CodeField
        label={t('verify.code')}
        value={code}
        onValueChange={setCode}
        onComplete={offer}
        onBlur={() => setLeft(true)}
        error={left ? violation : undefined}
        length={codeLength}
        autoFocus
        required
      />
      {problem && <Banner tone="danger">{problem}</Banner>}
      {retry > 0 && <Banner>{t('retry', { retry, max: maxRetries })}</Banner>}
      <Button type="submit" block loading={busy}>
        {t('verify.submit')}
      </Button>
    </form>
  );
}
