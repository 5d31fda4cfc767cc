import { Button, toast } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { useNow } from '../../../shared/time/use-now';
import { useResendCode } from '../api/use-resend-code';

const cooldownMs = 60_000;

type ResendCodeProps = {
  email: string;
  /** When the last code was sent, in milliseconds since the epoch; undefined when this screen does not know. */
  sentAt: number | undefined;
  onSent: () => void;
};

/** Asks for a code, the first or another, at most once a minute. */
export function ResendCode({ email, sentAt, onSent }: ResendCodeProps) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const resend = useResendCode();
  const [lastSentAt, setLastSentAt] = useState(sentAt ?? Number.NEGATIVE_INFINITY);
  const [counting, setCounting] = useState(sentAt !== undefined);
  const isFirst = lastSentAt === Number.NEGATIVE_INFINITY;
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
      {seconds > 0
        ? t('verify.resendWait', { count: seconds })
        : t(isFirst ? 'verify.send' : 'verify.resend')}
    </Button>
  );
}
