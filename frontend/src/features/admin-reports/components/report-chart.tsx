import { type ChartSeries, EmptyState, TrendChart } from '@torpedo/ui-kit';
import { ChartLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Report } from '../api/reports';
import { useFigureTexts } from './figure-texts';
import { useRowName } from './row-name';

/** What a report draws: its first figure, and a second one of the same unit. */
const SECOND: Partial<Record<Report['report'], string>> = {
  revenue: 'margin_cents',
  sales: 'delivered',
  delivery: 'allotted',
  refunds: 'refunded_numbers',
  topups: 'topups_cents',
};

const FIRST: Partial<Record<Report['report'], string>> = { delivery: 'delivered', topups: 'topups_cents' };

/** The report over time, with the period before as a dashed line. */
export function ReportChart({ report }: { report: Report }) {
  const { t } = useTranslation('admin-reports');
  const texts = useFigureTexts();
  const rowName = useRowName();
  const first = report.columns.find(({ name }) => name === FIRST[report.report]) ?? report.columns[0]!;
  const second = report.columns.find(({ name }) => name === SECOND[report.report] && name !== first.name);
  const label = (name: string) => t(`columns.${name as 'revenue_cents'}`);
  const series: ChartSeries[] = [{ key: 'first', label: label(first.name), tone: 'first' }];
  if (second) series.push({ key: 'second', label: label(second.name), tone: 'second' });
  if (report.compared) series.push({ key: 'before', label: t('before'), tone: 'third' });
  return (
    <TrendChart
      className="p-3.5"
      title={t(`over.${report.by as 'day'}`)}
      series={series}
      points={report.rows.map((row) => ({
        label: rowName(report.by, row),
        values: {
          first: row.values[first.name] ?? 0,
          ...(second && { second: row.values[second.name] ?? 0 }),
          ...(report.compared && { before: row.previous?.[first.name] ?? 0 }),
        },
      }))}
      formatValue={(value) => texts.value(first.unit, value)}
      pointLabel={t(`by.${report.by}`)}
      tableLabel={t('seeFigures')}
      empty={<EmptyState icon={<ChartLine />} title={t('empty')} />}
    />
  );
}
