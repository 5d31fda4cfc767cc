import { type ChartPanel, type ChartSeries, EmptyState, TrendChart } from '@torpedo/ui-kit';
import { ChartLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Report, ReportRow } from '../api/reports';
import { useFigureTexts, useRowName } from './figure-texts';

interface Drawing {
  /** The first column is compared with the period before. */
  first: readonly { column: string; kind?: 'bar' }[];
  /** A column in another unit, drawn in its own panel below. */
  below?: { column: string; kind?: 'bar' };
}

/** The columns that each report draws. Columns on one axis have one unit. */
const DRAWINGS: Record<Report['report'], Drawing> = {
  revenue: { first: [{ column: 'revenue_cents' }, { column: 'margin_cents', kind: 'bar' }] },
  topups: { first: [{ column: 'topups_cents' }], below: { column: 'topups', kind: 'bar' } },
  delivery: {
    first: [{ column: 'allotted' }, { column: 'delivered', kind: 'bar' }],
    below: { column: 'delivery_rate' },
  },
  sales: {
    first: [{ column: 'ordered_numbers' }, { column: 'delivered', kind: 'bar' }],
    below: { column: 'revenue_cents', kind: 'bar' },
  },
  refunds: {
    first: [{ column: 'returned_cents' }, { column: 'refunded_cents', kind: 'bar' }],
    below: { column: 'refund_rate' },
  },
  users: { first: [{ column: 'registered' }] },
};

const TONES = ['first', 'second'] as const;
const BEFORE = 'before';

export function ReportChart({ report, action }: { report: Report; action: ReactNode }) {
  const { t } = useTranslation('admin-reports');
  const texts = useFigureTexts();
  const rowName = useRowName();
  const { first, below } = DRAWINGS[report.report];
  const main = first[0]!.column;
  const unitOf = (column: string) => report.columns.find(({ name }) => name === column)?.unit ?? 'count';
  const panelOf = (series: ChartSeries[], column: string): ChartPanel => ({
    series,
    formatValue: (value) => texts.value(unitOf(column), value),
    formatTick: (value) => texts.tick(unitOf(column), value),
  });
  const label = (column: string) => t(`columns.${column as 'revenue_cents'}`);
  const series = first.map(({ column, kind }, index): ChartSeries => ({
    key: column,
    label: label(column),
    tone: TONES[index] ?? 'second',
    ...(kind && { kind }),
  }));
  // Bars come first, so that they are drawn behind the lines.
  const drawn = [...series.filter(({ kind }) => kind), ...series.filter(({ kind }) => !kind)];
  if (report.compared) drawn.push({ key: BEFORE, label: t('before'), tone: 'before' });
  const columns = [...first, ...(below ? [below] : [])].map(({ column }) => column);
  const isDrawn = ({ values, previous }: ReportRow) =>
    columns.some((column) => values[column]) || Boolean(previous?.[main]);
  // A report of zeros only shows a text instead of a line along the axis.
  const drawnRows = report.rows.some(isDrawn) ? report.rows : [];
  return (
    <TrendChart
      className="px-3.5 pt-1.5 pb-2.5"
      size="card"
      isBare
      title={
        <>
          <b className="font-semibold text-text">{t(`over.${report.by as 'day'}`)}</b>
          {unitOf(main) === 'cents' && <small className="ml-2 text-xs">R$</small>}
        </>
      }
      action={action}
      {...panelOf(drawn, main)}
      below={
        below &&
        panelOf(
          [
            {
              key: below.column,
              label: label(below.column),
              tone: 'third',
              ...(below.kind && { kind: below.kind }),
            },
          ],
          below.column,
        )
      }
      points={drawnRows.map((row) => ({
        label: rowName(report.by, row),
        values: { ...row.values, [BEFORE]: row.previous?.[main] ?? null },
      }))}
      pointLabel={t(`by.${report.by}`)}
      tableLabel={t('seeFigures')}
      empty={<EmptyState icon={<ChartLine />} title={t('empty')} />}
    />
  );
}
