import { useQuery } from '@tanstack/react-query';
import { Card, ErrorState, Skeleton, Tabs, TabsPanel } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { useErrorText } from '../../../shared/errors/error-text';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useNowSelector } from '../../../shared/time/use-now';
import { type Report, reportQuery, type ReportRequest } from '../api/reports';
import { ClosingsCard, FiscalCard } from '../components/closings-card';
import { PeriodBar } from '../components/period-bar';
import { ReportChart } from '../components/report-chart';
import { ReportFigures } from '../components/report-figures';
import { ReportTable } from '../components/report-table';
import { daysOf, today as todayAt } from '../rules/days';
import { isTime, type ReportName, type ReportsSearch, unitsOf } from '../rules/reports-search';

interface ReportsScreenProps {
  title: string;
  /** The reports behind its tabs; the first one is shown at first. */
  reports: readonly [ReportName, ...ReportName[]];
  /** Whether months are closed here, and the file for the accountant is had. */
  hasClosings?: boolean;
  search: ReportsSearch;
  onSearchChange: (change: Partial<ReportsSearch>) => void;
}

/** Reports of any days: figures, drawing and table, compared with the days before. */
export function ReportsScreen({
  title,
  reports,
  hasClosings = false,
  search,
  onSearchChange,
}: ReportsScreenProps) {
  const { t } = useTranslation('admin-reports');
  const { language } = useLanguage();
  const today = useNowSelector(todayAt);
  const request = requestOf(search, reports, today);
  const { data, error, isFetching, refetch } = useQuery(reportQuery(request, language));
  const errorText = useErrorText();

  return (
    <StaffPage title={title}>
      <Tabs
        label={t('tabs')}
        tabs={reports.map((value) => ({ value, label: t(`reports.${value}`) }))}
        value={request.report}
        onValueChange={(report) => onSearchChange({ report, by: undefined })}
      >
        <TabsPanel value={request.report} className="grid gap-3 pt-3">
          <PeriodBar request={request} today={today} onChange={onSearchChange} />
          {error && !data ? (
            <Card>
              <ErrorState
                title={t('failure')}
                text={errorText(error)}
                retryLabel={t('retry')}
                retrying={isFetching}
                onRetry={() => void refetch()}
              />
            </Card>
          ) : (
            <>
              <ReportFigures report={data} />
              <div
                className={
                  hasClosings
                    ? 'grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_--spacing(85)]'
                    : 'grid gap-3'
                }
              >
                <div className="grid min-w-0 gap-3" aria-busy={isFetching}>
                  <ReportParts report={data} />
                </div>
                {hasClosings && (
                  <div className="grid min-w-0 gap-3 md:grid-cols-2 xl:grid-cols-1">
                    <ClosingsCard now={Date.parse(today)} />
                    <FiscalCard from={request.from} to={request.to} />
                  </div>
                )}
              </div>
            </>
          )}
        </TabsPanel>
      </Tabs>
    </StaffPage>
  );
}

function requestOf(
  search: ReportsSearch,
  reports: ReportsScreenProps['reports'],
  today: string,
): ReportRequest {
  const report = search.report && reports.includes(search.report) ? search.report : reports[0];
  const days = daysOf('month', search.to ?? today);
  const by = search.by && unitsOf(report).includes(search.by) ? search.by : 'day';
  return { report, by, from: search.from ?? days.from, to: search.to ?? today, compare: search.compare };
}

function ReportParts({ report }: { report: Report | undefined }) {
  const { t } = useTranslation('admin-reports');
  if (!report) return <Skeleton className="h-80 rounded-card" />;
  return (
    <>
      {isTime(report.by) && (
        <DetailCard title={t('course')}>
          <ReportChart report={report} />
        </DetailCard>
      )}
      <DetailCard title={t('table')}>
        <ReportTable report={report} />
      </DetailCard>
    </>
  );
}
