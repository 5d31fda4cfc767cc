import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { classNames } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFailure } from '../../../shared/back-office/unread';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { useMay } from '../../../shared/back-office/staff-rights';
import { useLanguage } from '../../../shared/i18n/use-language';
import { invalidate } from '../../../shared/query-keys';
import { dashboardStatsQuery, overviewQuery } from '../api/overview';
import { AccountsByRole, BusinessFigures } from '../components/business-figures';
import { NowCard } from '../components/now-card';
import { OverviewBar } from '../components/overview-bar';
import { PeriodFigures } from '../components/period-figures';
import { ProvidersCard } from '../components/providers-card';
import { RecentActivity } from '../components/recent-activity';
import { RevenueChart } from '../components/revenue-chart';
import type { OverviewSearch } from '../rules/overview-search';

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
            (alarms || seesOrders) &&
              'lg:grid-cols-[minmax(0,1fr)_--spacing(96)] lg:grid-rows-[auto_minmax(0,1fr)]',
          )}
        >
          {alarms && <div className="lg:col-start-2">{alarms}</div>}
          <div className="grid gap-3 *:min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <RevenueChart by={by} onBy={(unit) => onSearchChange({ by: unit })} />
            {seesProviders && <ProvidersCard />}
          </div>
          {seesOrders && (
            <div className="lg:col-start-2">
              <NowCard overview={overview.data} />
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
