import { AttemptProgress } from '@torpedo/ui-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '@torpedo/api-client';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatClock, formatWait } from '../../../shared/time/format-time';
import { useNow } from '../../../shared/time/use-now';
import { isBeingChecked, isBlock, type PurchaseFlow, type PurchaseOutcome } from '../rules/purchase-flow';
import type { PurchaseBlock } from '../rules/purchase-refusals';
import { DebtText, DebtWays } from './debt-notice';

type Order = Extract<PurchaseFlow, { step: 'ordering' }>;

export function OrderProgress({ order, className }: { order: Order; className?: string }) {
  const { t } = useTranslation('buy');
  const { attempt, quantity } = order;
  return (
    <div className={className} aria-live="polite">
      <p className="mb-1 font-semibold">{t('progress.requesting', { count: quantity })}</p>
      <AttemptProgress
        label={t('progress.getting')}
        attempt={attempt?.attempt ?? 1}
        attempts={attempt?.max_attempts ?? 3}
        text={
          attempt
            ? t('progress.attempt', {
                number: attempt.number,
                attempt: attempt.attempt,
                max: attempt.max_attempts,
              })
            : t('progress.getting')
        }
      />
    </div>
  );
}

/** Tells screen readers once that the ticket has appeared. */
export function NumberNews({ flow }: { flow: PurchaseFlow }) {
  const { t } = useTranslation('buy');
  return (
    <p role="status" className="sr-only">
      {flow.step === 'number_received' && t('result.received', { count: flow.count })}
    </p>
  );
}

export function BlockCountdown({ until }: { until: number }) {
  const { t } = useTranslation('buy');
  return <p role="timer">{t('errors.blocked', { time: formatWait(until - useNow()) })}</p>;
}

export function useOutcomeTitle() {
  const { t } = useTranslation('buy');
  return (outcome: PurchaseOutcome): string => {
    if (outcome.step === 'number_received') return t('progress.waiting');
    if (isBlock(outcome)) return t('errors.blockedTitle');
    if (outcome.money === 'held') return t('result.checkingTitle');
    return outcome.money === 'unknown' ? t('result.unanswered') : t('result.failed');
  };
}

interface OutcomeTextProps {
  outcome: PurchaseOutcome;
  service: Schemas['ServiceDto'];
  block: PurchaseBlock | null;
}

export function OutcomeText({ outcome, service, block }: OutcomeTextProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [outcome]);
  const money = useMoneyText(outcome, service.currency);
  const reasons = useReasons(outcome, service);

  return (
    <div ref={ref} tabIndex={-1} role="alert" className="grid gap-2 text-pretty outline-none">
      {money && <p className="font-semibold">{money}</p>}
      {block !== null && isBlock(outcome) ? (
        block.kind === 'pause' ? (
          <BlockCountdown until={block.until} />
        ) : (
          <>
            <DebtText debts={block.debts} />
            <DebtWays debts={block.debts} />
          </>
        )
      ) : (
        reasons.map((reason) => <p key={reason}>{reason}</p>)
      )}
    </div>
  );
}

export function useMoneyText(outcome: PurchaseOutcome, currency: string): string | null {
  const { t } = useTranslation('buy');
  const moneyBack = () => t('result.moneyBack', { amount: formatMoney(outcome.refundedCents, currency) });
  if (outcome.step === 'number_received') return outcome.refundedCents > 0 ? moneyBack() : null;
  switch (outcome.money) {
    case 'refunded':
      return moneyBack();
    case 'not_charged':
      return t('result.nothingCharged');
    case 'unknown':
      return t('result.undecided');
    case 'held':
      return null;
  }
}

export function useReasons(
  outcome: PurchaseOutcome,
  { price_cents, currency }: Schemas['ServiceDto'],
): string[] {
  const { t } = useTranslation('buy');
  const { locale } = useLanguage();
  const reasons = outcome.failures.map((failure) =>
    isBeingChecked(failure) && failure.settlesBy
      ? t('result.checking', {
          amount: formatMoney(price_cents, currency),
          time: formatClock(failure.settlesBy, locale),
        })
      : failure.message,
  );
  const all = outcome.step === 'failed' && outcome.money === 'refunded' ? [t('errors.allFailed')] : [];
  const received = outcome.step === 'number_received' ? [t('result.received', { count: outcome.count })] : [];
  return [...new Set([...received, ...all, ...reasons])];
}
