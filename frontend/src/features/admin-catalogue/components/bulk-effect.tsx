import { useTranslation } from 'react-i18next';
import { centsText, withMinus } from '../../../shared/back-office/amounts';
import { figureFormat } from '../../../shared/format/figure-format';
import type { BulkOutcome } from './use-bulk-simulation';

/** The sales of the last seven days at the new prices. This is a repetition, not a forecast. */
export function BulkEffect({ repeated }: { repeated: BulkOutcome['if_repeated'] }) {
  const { t } = useTranslation('admin-catalogue');
  if (repeated.codes === 0)
    return (
      <p className="rounded-control border border-border px-3 py-2.5 text-xs text-muted">
        {t('bulk.noSales')}
      </p>
    );
  const { margin_cents_before: marginBefore, margin_cents_after: marginAfter } = repeated;
  const { revenue_cents_before: revenueBefore, revenue_cents_after: revenueAfter } = repeated;
  const change = figureFormat({
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const tenth = figureFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const points = figureFormat({
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const shareOf = (margin: number, revenue: number) => (revenue === 0 ? 0 : (margin / revenue) * 100);
  const [shareBefore, shareAfter] = [
    shareOf(marginBefore, revenueBefore),
    shareOf(marginAfter, revenueAfter),
  ];
  const part = (before: number, after: number) =>
    before > 0 ? withMinus(change.format(after / before - 1)) : '—';
  const amount = (cents: number) => withMinus(centsText(cents));
  const rows = [
    {
      name: 'revenue',
      before: amount(revenueBefore),
      after: amount(revenueAfter),
      change: part(revenueBefore, revenueAfter),
      isLess: revenueAfter < revenueBefore,
    },
    {
      name: 'margin',
      before: amount(marginBefore),
      after: amount(marginAfter),
      change: part(marginBefore, marginAfter),
      isLess: marginAfter < marginBefore,
    },
    {
      name: 'marginShare',
      before: withMinus(tenth.format(shareBefore)),
      after: withMinus(tenth.format(shareAfter)),
      change: t('bulk.points', { points: withMinus(points.format(shareAfter - shareBefore)) }),
      isLess: shareAfter < shareBefore,
    },
  ] as const;
  const widest = Math.max(marginBefore, marginAfter, 1);
  const widthOf = (cents: number) => ({ width: `${(Math.max(cents, 0) / widest) * 100}%` });
  const { break_even_codes: needed, codes } = repeated;
  return (
    <div className="rounded-control border border-border px-3 py-2.5 text-xs">
      <p className="mb-1 flex justify-between text-muted">
        <span>{t('bulk.ifRepeated')}</span>
        <span>R$</span>
      </p>
      <dl className="grid grid-cols-[1fr_auto_auto_auto] gap-x-2 tabular-nums">
        {rows.map(({ name, before, after, change: changed, isLess }) => (
          <div key={name} className="contents *:leading-6">
            <dt className="text-muted">{t(`bulk.${name}`)}</dt>
            <dd className="text-right text-muted">{before}</dd>
            <dd className="text-right font-semibold">{after}</dd>
            <dd className={isLess ? 'text-right text-danger' : 'text-right'}>{changed}</dd>
          </div>
        ))}
      </dl>
      <div aria-hidden className="mt-2 grid gap-0.75">
        <span className="h-2 rounded-chip bg-border-strong" style={widthOf(marginBefore)} />
        <span className="h-2 rounded-chip bg-(--chart-second)" style={widthOf(marginAfter)} />
      </div>
      {marginAfter < marginBefore && (
        <p className="mt-2">
          {needed === null
            ? t('bulk.noBreakEven')
            : t('bulk.breakEven', {
                percent: tenth.format((needed / codes - 1) * 100),
                codes: figureFormat().format(needed),
              })}
        </p>
      )}
    </div>
  );
}
