import { AttemptProgress, Banner, Button } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatClock } from '../../../shared/time/format-time';
import type { PurchaseFailure, PurchaseFlow } from '../rules/purchase-flow';

type PurchaseOutcomeProps = {
  flow: PurchaseFlow;
  currency: string;
  unitCents: number;
  onRetry: () => void;
  onDismiss: () => void;
};

/** What became of the money first, then what to try. */
export function PurchaseOutcome({ flow, currency, unitCents, onRetry, onDismiss }: PurchaseOutcomeProps) {
  const { t } = useTranslation('buy');

  if (flow.step === 'ordering') {
    const { attempt, quantity } = flow;
    return (
      <div className="grid gap-1" aria-live="polite">
        <p className="font-semibold">{t('progress.requesting', { count: quantity })}</p>
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
  if (flow.step === 'number_received') {
    return (
      <Banner
        tone="success"
        title={t('progress.waiting')}
        onDismiss={onDismiss}
        dismissLabel={t('result.close')}
      >
        {t('result.received', { count: flow.count })}
        <Failures failures={flow.failures} {...{ currency, unitCents }} />
      </Banner>
    );
  }
  if (flow.step === 'failed') {
    const checking = flow.failures.some(({ code }) => code === 'CHECKING_WITH_PROVIDER');
    const money =
      flow.refunded > 0
        ? t('result.moneyBack', { amount: formatMoney(Math.round(flow.refunded * 100), currency) })
        : t('result.nothingCharged');
    return (
      <Banner
        tone={checking ? 'warning' : 'danger'}
        title={checking ? undefined : t('result.failed')}
        onDismiss={onDismiss}
        dismissLabel={t('result.close')}
        action={
          flow.retryable && (
            <Button size="sm" variant="outline" onClick={onRetry}>
              {t('result.tryAgain')}
            </Button>
          )
        }
      >
        {!checking && <p>{money}</p>}
        <Failures failures={flow.failures} {...{ currency, unitCents }} />
      </Banner>
    );
  }
  return null;
}

function Failures({
  failures,
  currency,
  unitCents,
}: {
  failures: readonly PurchaseFailure[];
  currency: string;
  unitCents: number;
}) {
  const { t } = useTranslation('buy');
  const { locale } = useLanguage();
  const texts = new Set(
    failures.map(({ code, message, settlesBy }) =>
      code === 'CHECKING_WITH_PROVIDER' && settlesBy
        ? t('result.checking', {
            amount: formatMoney(unitCents, currency),
            time: formatClock(settlesBy, locale),
          })
        : message,
    ),
  );
  return [...texts].map((text) => <p key={text}>{text}</p>);
}
