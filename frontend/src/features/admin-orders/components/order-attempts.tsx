import { classNames } from '@torpedo/ui-kit';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProviderName } from '../../../shared/back-office/provider-names';
import { useReasonText } from '../../../shared/back-office/raw-reason';
import { currencySign, microsText } from '../../../shared/back-office/amounts';
import { figureFormat } from '../../../shared/format/figure-format';
import type { OrderNumber } from '../api/orders';

type Attempt = OrderNumber['attempts'][number];

const ICONS: Partial<Record<Attempt['outcome'], { icon: typeof CircleCheck; tone: string }>> = {
  bought: { icon: CircleCheck, tone: 'text-received' },
  adopted: { icon: CircleCheck, tone: 'text-received' },
  refused: { icon: CircleX, tone: 'text-muted' },
  unknown: { icon: CircleAlert, tone: 'text-danger' },
};

export function OrderAttempts({ attempts }: { attempts: readonly Attempt[] }) {
  const { t } = useTranslation('admin-orders');
  const providerName = useProviderName();
  const [chosen, setChosen] = useState(attempts.at(-1)?.number);
  const shown = attempts.find(({ number }) => number === chosen);
  const currency = attempts[0]?.cost_currency;
  return (
    <>
      <div className="overflow-hidden rounded-control border border-border">
        <table className="w-full text-sm">
          <caption className="sr-only">{t('attempts.title')}</caption>
          <thead className="bg-surface-sunken text-xs text-muted">
            <tr className="[&>th]:px-2 [&>th]:py-1.5 [&>th]:text-left [&>th]:font-medium">
              <th scope="col">{t('attempts.provider')}</th>
              <th scope="col">{t('attempts.outcome')}</th>
              <th scope="col" className="max-lg:hidden">
                {t('attempts.answer')}
              </th>
              <th scope="col">{t('attempts.duration')}</th>
              <th scope="col" className="text-right! max-md:hidden">
                {t('attempts.charged')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {attempts.map((attempt) => (
              <tr
                key={attempt.number}
                className={classNames(
                  '[&>*]:px-2 [&>*]:py-1.5',
                  attempt.number === chosen && 'bg-surface-sunken/50',
                )}
              >
                <th scope="row" className="text-left font-semibold">
                  <button
                    type="button"
                    aria-pressed={attempt.number === chosen}
                    className="touch-target inline-flex gap-2 rounded-tile text-left"
                    onClick={() => setChosen(attempt.number)}
                  >
                    <span className="font-normal text-muted">{attempt.number}</span>{' '}
                    {providerName(attempt.provider)}
                  </button>
                </th>
                <td>
                  <Outcome attempt={attempt} />
                </td>
                <td className="font-mono text-xs break-all text-muted max-lg:hidden">
                  {attempt.reason ?? '—'}
                </td>
                <td>
                  <Duration attempt={attempt} attempts={attempts} />
                </td>
                <td className="text-right tabular-nums max-md:hidden">
                  {attempt.cost_micros === null ? '—' : <b>{microsText(attempt.cost_micros)}</b>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {shown?.request && (
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 border-t border-border bg-surface-sunken px-3 py-2 font-mono text-xs">
            <dt className="text-muted">{t('attempts.request')}</dt>
            <dd className="break-all">{shown.request}</dd>
            <dt className="text-muted">{t('attempts.response')}</dt>
            <dd className="break-all">{shown.response ?? '—'}</dd>
          </dl>
        )}
      </div>
      {currency && (
        <p className="mt-1 text-xs text-muted">
          {t('attempts.costs', {
            currency: currencySign(currency),
            offers: attempts.map((each) => microsText(each.list_cost_micros)).join(', '),
          })}
        </p>
      )}
    </>
  );
}

function Outcome({ attempt: { outcome, reason } }: { attempt: Attempt }) {
  const { t } = useTranslation('admin-orders');
  const reasonText = useReasonText();
  const { icon: Icon, tone } = ICONS[outcome] ?? { icon: CircleX, tone: 'text-muted' };
  // The text of a known reason says more than the word "refused".
  const said = reason === null ? null : reasonText(reason);
  const isKnown = outcome === 'refused' && said !== reason;
  return (
    <span className="flex items-start gap-1.5">
      <Icon aria-hidden className={classNames('mt-0.5 size-3.5 shrink-0', tone)} />
      <span className={classNames('min-w-0', outcome === 'unknown' && 'text-danger')}>
        {isKnown ? said : t(`outcomes.${outcome}`)}
        {reason && <span className="block font-mono text-2xs break-all text-muted lg:hidden">{reason}</span>}
      </span>
    </span>
  );
}

function Duration({ attempt, attempts }: { attempt: Attempt; attempts: readonly Attempt[] }) {
  if (attempt.latency_ms === null) return '—';
  const begun = Date.parse(attempts[0]!.started_at);
  const endOf = (each: Attempt) => Date.parse(each.started_at) + (each.latency_ms ?? 0);
  const whole = Math.max(1, ...attempts.map((each) => endOf(each) - begun));
  const from = ((Date.parse(attempt.started_at) - begun) / whole) * 100;
  const width = Math.max(6, (attempt.latency_ms / whole) * 100);
  return (
    <span className="flex items-center justify-between gap-3 whitespace-nowrap tabular-nums">
      <span
        aria-hidden
        className="relative h-2 w-8 overflow-hidden rounded-flag bg-surface-sunken max-md:hidden"
      >
        <span
          className={classNames(
            'absolute inset-y-0 rounded-flag',
            attempt.outcome === 'bought' || attempt.outcome === 'adopted' ? 'bg-received' : 'bg-muted',
          )}
          style={{ left: `${Math.min(from, 100 - width)}%`, width: `${width}%` }}
        />
      </span>
      {figureFormat().format(attempt.latency_ms)} ms
    </span>
  );
}
