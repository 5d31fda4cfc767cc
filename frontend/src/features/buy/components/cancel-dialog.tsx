import { ApiError, hasCode, type Schemas } from '@torpedo/api-client';
import { Banner, Button, Dialog } from '@torpedo/ui-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { formatMoney, Money } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment, formatWait } from '../../../shared/time/format-time';
import { useNowSelector } from '../../../shared/time/use-now';
import type { Activation } from '../../../shared/activations/user-transactions';
import type { useCancelActivation } from '../api/activations';
import { isUndecided } from '../rules/purchase-refusals';
import { DetailList } from './detail-list';

interface CancelDialogProps {
  activation: Activation;
  cancel: ReturnType<typeof useCancelActivation>;
  onConfirm: () => void;
  onDismiss: () => void;
}

export function CancelDialog({ activation, cancel, onConfirm, onDismiss }: CancelDialogProps) {
  const { t } = useTranslation('buy');
  const { locale } = useLanguage();
  const problem = useCancelProblem(cancel.error);
  const cents = activation.activation_cost_cents;

  return (
    <Dialog
      open
      busy={cancel.isPending}
      onOpenChange={(next) => !next && onDismiss()}
      title={t('cancel.title', { amount: formatMoney(cents, activation.currency) })}
      description={
        <>
          {t('cancel.question')} {t('cancel.irreversible')}
        </>
      }
      closeLabel={t('confirm.close')}
      footer={
        <>
          <Button variant="outline" disabled={cancel.isPending} onClick={onDismiss}>
            {t('cancel.keep')}
          </Button>
          <Button variant="danger" loading={cancel.isPending} onClick={onConfirm}>
            {cancel.isPending ? t('ticket.cancelling') : t('cancel.confirm')}
          </Button>
        </>
      }
    >
      <DetailList
        rows={[
          { name: t('cancel.phone'), value: activation.phone_number_formatted },
          { name: t('cancel.country'), value: activation.country.name },
          { name: t('cancel.service'), value: activation.service.name },
          { name: t('cancel.status'), value: t('ticket.waiting') },
          { name: t('cancel.purchasedAt'), value: formatMoment(activation.created_at, locale) },
          {
            name: t('cancel.refund'),
            value: <Money cents={cents} currency={activation.currency} />,
            strong: true,
          },
        ]}
      />
      {problem && (
        <Banner tone="danger">
          {problem}
          {isUndecided(cancel.error) && <p className="mt-1">{t('cancel.undecided')}</p>}
        </Banner>
      )}
    </Dialog>
  );
}

function useCancelProblem(error: unknown): string | null {
  const { t } = useTranslation('buy');
  const errorText = useErrorText();
  if (!error) return null;
  if (!(error instanceof ApiError)) return t('cancel.failed');
  if (hasCode(error, 'CANCEL_TOO_EARLY')) {
    return t('cancel.wait', { time: formatWait(error.details.retry_after_seconds * 1000) });
  }
  if (hasCode(error, 'CODE_RECEIVED')) return t('cancel.received');
  return isWordless(error) ? t('cancel.failed') : errorText(error);
}

const isWordless = (error: ApiError) => error.isServerFailure && error.code === 'INTERNAL_ERROR';

const SUCCESS_MS = 5_000;

export type CancelledNumber = Schemas['CancelDto'] & { currency: string };

interface CancelOutcomeProps {
  outcome: CancelledNumber;
  onDismiss: () => void;
}

export function CancelOutcome({ outcome, onDismiss }: CancelOutcomeProps) {
  const { t } = useTranslation('buy');
  const ref = useRef<HTMLDivElement>(null);
  const [read, setRead] = useState<CancelledNumber | null>(null);
  const { warning, blocked_until: blockedUntil } = outcome;
  const isBlockOver = useNowSelector((now) => blockedUntil !== undefined && Date.parse(blockedUntil) <= now);

  const end = useEffectEvent((shown: CancelledNumber) => {
    setRead(shown);
    if (!shown.warning) onDismiss();
  });
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
    const timer = setTimeout(() => end(outcome), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={t('cancel.outcome')}
      className="grid gap-2 outline-none empty:hidden"
    >
      {outcome.pending && (
        <p role="status" className="sr-only">
          {cancelText(outcome)}
        </p>
      )}
      {!outcome.pending && read !== outcome && (!blockedUntil || isBlockOver) && (
        <Banner tone="success">{cancelText(outcome)}</Banner>
      )}
      {warning && !isBlockOver && (
        <Banner
          tone="warning"
          title={blockedUntil && t('errors.blockedTitle')}
          onDismiss={onDismiss}
          dismissLabel={t('result.close')}
        >
          {blockedUntil && <p>{cancelText(outcome)}</p>}
          <p>{warning}</p>
        </Banner>
      )}
    </div>
  );

  function cancelText({ pending, refunded_amount_cents: cents, currency }: CancelledNumber): string {
    if (pending) return t('cancel.pending');
    const amount = formatMoney(cents, currency);
    const refunded = cents > 0 ? t('cancel.refunded', { amount }) : '';
    return [t('cancel.success'), refunded].filter(Boolean).join(' ');
  }
}
