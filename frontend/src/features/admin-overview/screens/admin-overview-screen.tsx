import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { classNames } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RotateCw } from 'lucide-react';
import { CardFailure } from '../../../shared/back-office/unread';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { useMay } from '../../../shared/back-office/staff-rights';
import { useLanguage } from '../../../shared/i18n/use-language';
import { invalidate } from '../../../shared/query-keys';
import { dashboardStatsQuery, type Overview, overviewQuery } from '../api/overview';
import { AccountsByRole, BusinessFigures } from '../components/business-figures';
import { NowCard } from '../components/now-card';
import { PeriodFigures } from '../components/period-figures';
import { ProvidersCard } from '../components/providers-card';
import { RecentActivity } from '../components/recent-activity';
import { RevenueChart } from '../components/revenue-chart';
import { type OverviewSearch, PERIODS } from '../rules/overview-search';
import { KeyCaps, Segments, SmallButton } from '../../../shared/back-office/small-controls';
import { useShortcuts } from '../../../shared/back-office/shortcuts';
import { formatClock } from '../../../shared/time/format-time';

interface OverviewBarProps {
  period: NonNullable<OverviewSearch['period']>;
  onPeriod: (period: OverviewSearch['period']) => void;
  overview: Overview | undefined;
  /** When the figures were read, in milliseconds since the epoch; 0 before the first reading. */
  readAt: number;
  isReading: boolean;
  onRefresh: () => void;
}

function OverviewBar({ period, onPeriod, overview, readAt, isReading, onRefresh }: OverviewBarProps) {
  const { t } = useTranslation('admin');
  const { locale } = useLanguage();
  useShortcuts(t('title'), [{ keys: 'r', label: t('refresh'), run: onRefresh }]);

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="max-md:flex-1">
        <Segments
          isWide
          label={t('period.label')}
          options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
          value={period}
          onChange={onPeriod}
        />
      </div>
      <p className="min-h-lh text-sm text-muted max-md:order-last max-md:basis-full">
        {overview && <Comparison overview={overview} />}
      </p>
      <div className="flex items-center justify-end gap-3 md:flex-1">
        <p role="status" className="text-sm whitespace-nowrap text-muted tabular-nums max-lg:sr-only">
          {readAt > 0 && t('updatedAt', { time: formatClock(readAt, locale) })}
        </p>
        <SmallButton
          variant="outline"
          icon={<RotateCw aria-hidden />}
          loading={isReading}
          onClick={onRefresh}
          aria-keyshortcuts="r"
          className="max-md:w-11 max-md:px-0"
        >
          <span className="max-md:sr-only">{t('refresh')}</span>
          <span aria-hidden className="max-md:hidden">
            <KeyCaps keys={['R']} />
          </span>
        </SmallButton>
      </div>
    </div>
  );
}

function Comparison({ overview }: { overview: Overview }) {
  const { t } = useTranslation('admin');
  const { locale } = useLanguage();
  const { period, until, compared_from } = overview;
  const time = formatClock(until, locale);
  if (period !== 'today') return <>{t(`compared.${period}`, { time })}</>;
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: '2-digit', month: '2-digit' });
  return <>{t('compared.today', { time, day: day.format(new Date(compared_from)) })}</>;
}

interface AdminOverviewScreenProps {
  search: OverviewSearch;
  onSearchChange: (change: OverviewSearch) => void;
  /** The open alarms, for people who may act on them. */
  alarms?: ReactNode;
  /** Links to other screens, below everything. */
  end?: ReactNode;
}

export function AdminOverviewScreen({ search, onSearchChange, alarms, end }: AdminOverviewScreenProps) {
  const { t } = useTranslation('admin');
  const { locale } = useLanguage();
  const may = useMay();
  const queryClient = useQueryClient();
  const { period = 'today', by = 'day' } = search;
  const overview = useQuery(overviewQuery(period));
  const stats = useQuery(dashboardStatsQuery());
  const isReading = useIsFetching({ queryKey: staffKeys.live }) > 0;
  const today = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'America/Sao_Paulo',
  });
  const [seesOrders, seesProviders] = [may('orders.read'), may('providers.read')];

  function refresh() {
    invalidate(queryClient, staffKeys.live, staffKeys.alarms, staffKeys.providers);
  }

  return (
    <StaffPage
      title={t('title')}
      count={
        overview.data && <span className="max-md:hidden">{today.format(new Date(overview.data.until))}</span>
      }
    >
      <div className="grid grid-cols-1 gap-3" aria-busy={isReading}>
        <OverviewBar
          period={period}
          onPeriod={(chosen) => onSearchChange({ period: chosen })}
          overview={overview.data}
          readAt={Math.max(overview.dataUpdatedAt, stats.dataUpdatedAt)}
          isReading={isReading}
          onRefresh={refresh}
        />
        {overview.error && (
          <Failure title={t(overview.data ? 'failure.refresh' : 'now.failed')} query={overview} />
        )}
        {(overview.data || !overview.error) && <PeriodFigures overview={overview.data} />}
        <div
          className={classNames(
            'grid grid-cols-1 items-start gap-3 *:min-w-0',
            (alarms || seesOrders) && 'lg:grid-cols-[minmax(0,1fr)_--spacing(96)]',
          )}
        >
          <div className="grid gap-3 *:min-w-0 max-lg:order-last">
            <RevenueChart by={by} onBy={(unit) => onSearchChange({ by: unit })} />
            {seesProviders && <ProvidersCard />}
          </div>
          {(alarms || seesOrders) && (
            // As high as the column beside it: the orders get what the alarms leave, three rows at least.
            <div className="max-lg:contents lg:flex lg:h-0 lg:min-h-[max(100%,--spacing(124))] lg:flex-col lg:gap-3">
              {alarms && <div className="max-lg:order-first">{alarms}</div>}
              {seesOrders && <NowCard overview={overview.data} />}
            </div>
          )}
        </div>
        {stats.error && <Failure title={t(stats.data ? 'failure.refresh' : 'failure.title')} query={stats} />}
        {(stats.data || !stats.error) && (
          <>
            <BusinessFigures stats={stats.data} />
            <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_--spacing(96)]">
              <RecentActivity activities={stats.data?.recent_activity} />
              <AccountsByRole counts={stats.data?.users_by_role} />
            </div>
          </>
        )}
        {end}
      </div>
    </StaffPage>
  );
}

interface FailureProps {
  title: string;
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
}

function Failure({ title, query: { error, isFetching, refetch } }: FailureProps) {
  if (!error) return null;
  return (
    <div className="rounded-card border border-border bg-surface-card">
      <CardFailure title={title} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    </div>
  );
}
