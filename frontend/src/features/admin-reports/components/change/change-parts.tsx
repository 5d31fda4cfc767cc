import { classNames } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../shared/format/money';
import type { ChangeReport } from '../../api/change';
import { barsOf, centsOf } from '../../rules/change-rows';
import { type Part, partsOf } from '../../rules/reports-search';
import { kindOf, toneOf, useChangeTexts, usePartTexts } from './change-texts';

/** The difference as a sentence, and its parts as bars on one scale. */
export function ChangeParts({ report, part }: { report: ChangeReport; part: Part | undefined }) {
  const { t } = useTranslation('admin-reports');
  const texts = useChangeTexts();
  const { totals, money } = report;
  const { partName, fact, definition } = usePartTexts(money);
  const parts = partsOf(money);
  const { difference_cents: cents } = totals;
  const course = cents === 0 ? 'same' : cents < 0 ? 'fell' : 'rose';
  const headline = t(`difference.headline.${money}_${course}`, {
    amount: formatMoney(Math.abs(cents), 'BRL'),
  });
  const { zero, bars } = barsOf(parts.map((each) => centsOf(totals, each)));
  return (
    <section
      aria-label={headline}
      className="min-w-0 rounded-card border border-border bg-surface-card px-3.5 pt-2.5"
    >
      <div className="flex flex-wrap items-baseline gap-x-2 pb-1.5">
        <h2 className="font-display text-lg font-bold">{headline}</h2>
        <span className={classNames('text-xs font-semibold tabular-nums', toneOf(cents))}>
          {texts.share(totals)}
        </span>
        <span className="ml-auto text-xs text-muted tabular-nums">
          {texts.amount(totals.before.cents)} → <b className="text-text">{texts.amount(totals.now.cents)}</b>
        </span>
      </div>
      <dl>
        {parts.map((each, index) => (
          <div
            key={each}
            className={classNames(
              '-mx-1.5 grid h-9 grid-cols-[--spacing(20)_minmax(0,1fr)_--spacing(24)] items-center gap-2 rounded-control px-1.5 text-sm',
              'md:grid-cols-[--spacing(20)_minmax(0,--spacing(64))_minmax(0,1fr)_--spacing(24)]',
              each === part && 'bg-surface-sunken',
            )}
          >
            <dt className="font-semibold">{partName(each)}</dt>
            <dd className="line-clamp-2 text-xs leading-tight text-muted max-md:hidden">
              {fact(each, totals)}
            </dd>
            <dd aria-hidden className="relative h-full">
              <span className="absolute inset-y-2 w-px bg-border-strong" style={{ left: `${zero}%` }} />
              <span
                className={classNames(
                  'absolute top-1/2 h-3 -translate-y-1/2 rounded-flag',
                  centsOf(totals, each) < 0 ? 'bg-danger/55' : 'bg-(--chart-second)',
                )}
                style={{ left: `${bars[index]!.from}%`, width: `${bars[index]!.size}%` }}
              />
            </dd>
            <dd
              className={classNames('text-right font-semibold tabular-nums', toneOf(centsOf(totals, each)))}
            >
              {texts.difference(centsOf(totals, each))}
            </dd>
          </div>
        ))}
        <div className="flex h-9 items-center gap-2 border-t border-border text-sm">
          <dt className="font-semibold">
            {t('difference.sum')}{' '}
            <span className="pl-1 text-xs font-normal text-muted">
              {t(`difference.of.${kindOf(money)}.sumText`)}
            </span>
          </dt>
          <dd className={classNames('ml-auto font-semibold tabular-nums', toneOf(cents))}>
            {texts.difference(cents)}
          </dd>
        </div>
      </dl>
      <details className="border-t border-border py-2 text-xs text-muted">
        <summary className="touch-target w-fit cursor-pointer font-semibold text-link">
          {t('difference.how')}
        </summary>
        <ul className="grid gap-1 pt-1.5">
          {parts.map((each) => (
            <li key={each}>{definition(each)}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
