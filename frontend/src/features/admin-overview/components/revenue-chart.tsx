import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { EmptyState, TrendChart } from '@torpedo/ui-kit';
import { ChartLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../shared/back-office/small-controls';
import { CardUnread } from '../../../shared/back-office/unread';
import { formatCompact } from '../../../shared/back-office/amounts';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { figureFormat } from '../../../shared/format/figure-format';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { staffQuery } from '../../../shared/back-office/staff-query';
import type { Schemas } from '@torpedo/api-client';
import { type OverviewSearch, SERIES_UNITS } from '../rules/overview-search';

type Unit = NonNullable<OverviewSearch['by']>;

interface RevenueChartProps {
  by: Unit;
  onBy: (by: Unit) => void;
}

export function RevenueChart({ by, onBy }: RevenueChartProps) {
  const { t } = useTranslation('admin');
  const query = useQuery({
    ...staffQuery(staffKeys.live, '/api/v1/admin/dashboard/series', { query: { by } }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <DetailCard
      title={t('chart.title')}
      action={
        <Segments
          label={t('chart.unit')}
          options={SERIES_UNITS.map((value) => ({ value, label: t(`chart.by.${value}`) }))}
          value={by}
          onChange={onBy}
        />
      }
    >
      <CardUnread title={t('chart.failed')} query={query} className="h-56" />
      {data && <Charts series={data} />}
    </DetailCard>
  );
}

function Charts({ series }: { series: Schemas['SeriesDto'] }) {
  const { t } = useTranslation('admin');
  const { language, locale } = useLanguage();
  const day = new Intl.DateTimeFormat(locale, {
    ...(series.by === 'month' ? { month: 'short', year: '2-digit' } : { day: '2-digit', month: '2-digit' }),
    timeZone: 'America/Sao_Paulo',
  });
  const count = figureFormat();
  const points = series.points.map(({ starts_at, revenue_cents, topups_cents, delivered, undelivered }) => ({
    label: day.format(new Date(starts_at)),
    values: { revenue: revenue_cents, topups: topups_cents, delivered, undelivered },
  }));
  return (
    <TrendChart
      className="px-3.5 pt-1 pb-3"
      size="low"
      isStacked
      points={points}
      empty={<EmptyState icon={<ChartLine />} title={t('chart.empty')} />}
      pointLabel={t(`chart.by.${series.by}`)}
      tableLabel={t('chart.table')}
      isBare
      title={t('chart.units')}
      series={[
        { key: 'revenue', label: t('now.revenue'), tone: 'first' },
        { key: 'topups', label: t('now.topups'), tone: 'second' },
      ]}
      formatValue={(cents) => formatMoney(cents, 'BRL')}
      formatTick={(cents) => formatCompact(cents / 100, language)}
      below={{
        series: [
          { key: 'delivered', label: t('chart.delivered'), tone: 'second', kind: 'bar' },
          { key: 'undelivered', label: t('chart.undelivered'), tone: 'failed', kind: 'bar' },
        ],
        formatValue: (value) => count.format(value),
      }}
    />
  );
}
