import { classNames, Skeleton, Sparkline } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { figureFormat } from '../../../shared/format/figure-format';
import { formatMoney, Money } from '../../../shared/format/money';
import type { Overview } from '../api/overview';
import { exactShare, partText, pointsText } from '../../../shared/back-office/amounts';
import { type Change, changeOf } from '../rules/change';

export function PeriodFigures({ overview }: { overview: Overview | undefined }) {
  const { t } = useTranslation('admin');
  const count = figureFormat();
  const shareOf = (value: number | null) => (value === null ? '—' : exactShare(value));
  const reais = (cents: number) => formatMoney(cents, 'BRL');
  const money = (cents: number) => <Money cents={cents} currency="BRL" />;
  const { revenue_cents: revenue, margin_cents: margin, topups_cents: topups, delivered } = overview ?? {};
  const rate = overview?.delivery_rate;
  const rates = rate?.series.map((value) => value ?? 0);

  return (
    <section
      aria-label={t('now.label')}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-border bg-border md:grid-cols-3 xl:grid-cols-6"
    >
      <Figure
        label={t('now.revenue')}
        value={revenue && money(revenue.value)}
        change={revenue && changeOf(revenue)}
        course={revenue?.series}
        write={reais}
      />
      <Figure
        label={t('now.margin')}
        value={margin && money(margin.value)}
        hint={
          overview && (
            <span title={t('now.ofRevenue')}>
              {shareOf(overview.margin_share.value)} <span className="sr-only">{t('now.ofRevenue')}</span>
            </span>
          )
        }
        course={margin?.series}
        write={reais}
      />
      <Figure
        label={t('now.topups')}
        value={topups && money(topups.value)}
        change={topups && changeOf(topups)}
        course={topups?.series}
        write={reais}
      />
      <Figure
        label={t('now.delivered')}
        value={delivered && count.format(delivered.value)}
        change={delivered && changeOf(delivered)}
        course={delivered?.series}
        write={(value) => count.format(value)}
      />
      <Figure
        label={t('now.rate')}
        value={rate && shareOf(rate.value)}
        change={rate && changeOf(rate, true)}
        course={rates}
        write={(value) => exactShare(value)}
      />
      <Figure
        label={t('now.held')}
        value={overview && money(overview.held_cents)}
        hint={
          overview &&
          t('now.open', { count: overview.open_numbers, number: count.format(overview.open_numbers) })
        }
      />
    </section>
  );
}

interface FigureProps {
  label: string;
  /** Undefined while the figure loads. */
  value: ReactNode;
  /** Null when there is no figure to compare with. */
  change?: Change | null | undefined;
  hint?: ReactNode;
  course?: readonly number[] | undefined;
  /** Formats a value of the course. */
  write?: (value: number) => string;
}

function Figure({ label, value, change, hint, course = [], write = String }: FigureProps) {
  const { t } = useTranslation('admin');
  const hasCourse = course.length > 1;
  return (
    <div className="grid grid-cols-1 content-start gap-0.5 bg-surface-card px-3.5 py-2.5">
      <h2 className="truncate text-xs text-muted">{label}</h2>
      <p className="text-xl leading-snug font-semibold tracking-heading tabular-nums">
        {value ?? <Skeleton className="h-lh w-24 animate-appear-late" />}
      </p>
      {/* A course without room beside the text goes out of sight. */}
      <div className="flex h-5 flex-wrap items-end justify-between gap-2 overflow-hidden text-xs text-muted">
        <span className="max-w-full truncate tabular-nums">
          {change === null && <span title={t('now.nothingBefore')}>—</span>}
          {change && <ChangeText change={change} write={write} />}
          {hint}
        </span>
        {hasCourse && (
          <Sparkline
            className="h-5 w-16 shrink-0 text-muted"
            values={course}
            label={t('now.course', { from: write(course[0]!), to: write(course.at(-1)!) })}
          />
        )}
      </div>
    </div>
  );
}

interface ChangeTextProps {
  change: Change;
  write: (value: number) => string;
}

function ChangeText({ change: { value, isPoints, previous }, write }: ChangeTextProps) {
  const { t } = useTranslation('admin');
  return (
    <span
      className={classNames('font-semibold', value > 0 && 'text-received', value < 0 && 'text-danger')}
      title={t('now.against')}
    >
      {isPoints
        ? `${pointsText(value)} ${t('now.points')}`
        : (partText(value) ?? t('now.manyTimes', { before: write(previous) }))}
      <span className="sr-only"> {t('now.against')}</span>
    </span>
  );
}
