import { Banner, Button, CodeField, toast } from '@torpedo/ui-kit';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { useNow } from '../../../shared/time/use-now';
import { useResendCode } from '../api/registration';
import { CODE_LENGTH, type CodeViolation, mailedCodeViolation } from '../rules/code-rules';
import { RetryNotice } from './failure-texts';

interface VerifyFormProps {
  problem: string | undefined;
  busy: boolean;
  retry: number;
  onSubmit: (code: string) => void;
}

export function VerifyForm({ problem, busy, retry, onSubmit }: VerifyFormProps) {
  const { t } = useTranslation('auth');
  const { control, handleSubmit, formState } = useForm({ defaultValues: { code: '' }, mode: 'onTouched' });
  const violation = formState.errors.code?.message as CodeViolation | undefined;

  const submit = handleSubmit(({ code }) => {
    if (!busy) onSubmit(code);
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Controller
        control={control}
        name="code"
        rules={{ validate: mailedCodeViolation }}
        render={({ field: { onChange, ...field } }) => (
          <CodeField
            {...field}
            onValueChange={onChange}
            onComplete={() => void submit()}
            label={t('verify.code')}
            error={violation && t(`verify.errors.${violation}`)}
            length={CODE_LENGTH}
            autoFocus
            required
          />
        )}
      />
      {problem && <Banner tone="danger">{problem}</Banner>}
      <RetryNotice retry={retry} />
      <Button type="submit" block loading={busy}>
        {t('verify.submit')}
      </Button>
    </form>
  );
}

const cooldownMs = 60_000;

interface ResendCodeProps {
  email: string;
  /** In milliseconds since the epoch. */
  sentAt: number | undefined;
  onSent: () => void;
}

export function ResendCode({ email, sentAt, onSent }: ResendCodeProps) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const resend = useResendCode();
  const [lastSentAt, setLastSentAt] = useState(sentAt ?? Number.NEGATIVE_INFINITY);
  const [counting, setCounting] = useState(sentAt !== undefined);
  const now = useNow(counting);
  const left = Math.min(cooldownMs, lastSentAt + cooldownMs - now);
  const seconds = Math.max(0, Math.ceil(left / 1000));
  if (counting && seconds === 0) setCounting(false);

  function send() {
    resend.mutate(email, {
      onSuccess: () => {
        setLastSentAt(Date.now());
        setCounting(true);
        toast.success({ title: t('verify.resent') });
        onSent();
      },
      onError: (error) => toast.error({ title: errorText(error) }),
    });
  }

  return (
    <Button
      variant="outline"
      block
      disabled={seconds > 0}
      loading={resend.isPending}
      onClick={send}
      className="tabular-nums"
    >
      {seconds > 0 ? t('verify.resendWait', { count: seconds }) : t('verify.resend')}
    </Button>
  );
}
