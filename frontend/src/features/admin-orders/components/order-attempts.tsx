import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { OrderNumber } from '../api/orders';

const MICROS = 1_000_000;

/** Which providers were asked for the number, and what they said. */
export function OrderAttempts({ attempts }: Pick<OrderNumber, 'attempts'>) {
  const { t } = useTranslation('admin-orders');
  const { locale } = useLanguage();
  const cost = new Intl.NumberFormat(locale, { minimumFractionDigits: 4 });
  const whole = new Intl.NumberFormat(locale);
  return (
    <DetailCard title={t('attempts.title')} count={attempts.length}>
      {attempts.length === 0 && <p className="px-3.5 pb-3.5 text-sm text-muted">{t('attempts.none')}</p>}
      <ol className="divide-y divide-border text-sm">
        {attempts.map((attempt) => (
          <li key={attempt.number} className="grid gap-1 px-3.5 py-2">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <b className="font-semibold">
                {attempt.number}. {attempt.provider}
              </b>
              <span>{t(`outcomes.${attempt.outcome}`)}</span>
              {attempt.reason && <span className="font-mono text-xs text-muted">{attempt.reason}</span>}
              <span className="ml-auto tabular-nums">
                {attempt.latency_ms !== null && `${whole.format(attempt.latency_ms)} ms`}
                {attempt.cost_micros !== null &&
                  ` · ${cost.format(attempt.cost_micros / MICROS)} ${attempt.cost_currency}`}
              </span>
            </p>
            {attempt.request && (
              <details className="text-xs">
                <summary className="text-muted">{t('attempts.raw', { number: attempt.number })}</summary>
                <code className="block font-mono break-all">{attempt.request}</code>
                <code className="block font-mono break-all text-muted">{attempt.response}</code>
              </details>
            )}
          </li>
        ))}
      </ol>
    </DetailCard>
  );
}
