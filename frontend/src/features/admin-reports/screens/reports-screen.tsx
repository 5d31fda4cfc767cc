import { useQuery } from '@tanstack/react-query';
import { classNames, Skeleton, Tabs, TabsPanel } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { fromTheStart } from '../../../shared/back-office/list/list-search';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { figureFormat } from '../../../shared/format/figure-format';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useNowSelector } from '../../../shared/time/use-now';
import { booksQuery, openOf } from '../api/reconciliation';
import { type Report, reportQuery, type ReportRequest } from '../api/reports';
import { ChangeView } from '../components/change/change-view';
import { ClosingsCard } from '../components/closings-card';
import { FiscalList } from '../components/fiscal-list';
import { PeriodBar } from '../components/period-bar';
import { ReconciliationSummary } from '../components/reconciliation-summary';
import { ReconciliationView } from '../components/reconciliation-view';
import { ReportParts } from '../components/report-parts';
import { daysOf, today as todayAt } from '../rules/days';
import { differencesOf, type ReportName, type ReportsSearch, type ReportTab } from '../rules/reports-search';
import { figureChange } from '../rules/figure-change';
import { changeTone, useFigureTexts } from '../components/figure-texts';

/** More figures in a row share the room by the length of their names. */
const MOST_EQUAL = 7;

function ReportFigures({ report }: { report: Report | undefined }) {
  const { t } = useTranslation('admin-reports');
  const texts = useFigureTexts();
  if (!report) return <Skeleton className="h-22 rounded-card" />;
  return (
    <section
      aria-label={t('figures')}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-border bg-border sm:grid-cols-3 md:grid-cols-4 lg:flex"
    >
      {report.columns.map(({ name, unit }) => {
        const value = report.totals[name];
        const change = report.compared && figureChange(unit, value, report.compared.totals[name]);
        return (
          <div
            key={name}
            className={classNames(
              'min-w-0 bg-surface-card px-3.5 py-2.5 max-sm:last:odd:col-span-full sm:last:nth-[3n+1]:col-span-3 sm:last:nth-[3n+2]:col-span-2 md:last:nth-[4n]:col-span-1 md:last:nth-[4n+1]:col-span-4 md:last:nth-[4n+2]:col-span-3 md:last:nth-[4n+3]:col-span-2',
              report.columns.length > MOST_EQUAL ? 'flex-auto' : 'flex-1',
            )}
          >
            <p className="truncate text-xs text-muted">{t(`columns.${name as 'revenue_cents'}`)}</p>
            <p className="truncate font-display text-lg font-bold tabular-nums">{texts.value(unit, value)}</p>
            <p className={classNames('min-h-lh text-xs tabular-nums', changeTone(name, change))}>
              {change && texts.change(unit, change)}
            </p>
          </div>
        );
      })}
    </section>
  );
}

interface ReportsScreenProps {
  title: string;
  /** The tabs of the screen. The first one is open at first. */
  reports: readonly [ReportName, ...ReportTab[]];
  /** Whether months can be closed on this screen. */
  hasClosings?: boolean;
  search: ReportsSearch;
  onSearchChange: (change: Partial<ReportsSearch>) => void;
}

export function ReportsScreen({
  title,
  reports,
  hasClosings = false,
  search,
  onSearchChange,
}: ReportsScreenProps) {
  const { t } = useTranslation('admin-reports');
  const today = useNowSelector(todayAt);
  const tab = search.report && reports.includes(search.report) ? search.report : reports[0];
  const days = { from: search.from ?? daysOf('month', search.to ?? today).from, to: search.to ?? today };
  const { data: books } = useQuery({ ...booksQuery(), enabled: reports.includes('reconciliation') });
  const toDecide = books ? openOf(books) : 0;
  const narrow = (change: Partial<ReportsSearch>) => onSearchChange({ ...change, ...fromTheStart });

  return (
    <StaffPage title={title} count={t(`reports.${tab}`)}>
      <Tabs
        label={t('tabs')}
        size="sm"
        className="md:-mt-3 md:[&>[role=tablist]]:-mx-5 md:[&>[role=tablist]]:px-5"
        tabs={reports.map((value) => ({
          value,
          label: t(`reports.${value}`),
          ...(value === 'reconciliation' &&
            toDecide > 0 && { count: figureFormat().format(toDecide), isUrgent: true }),
        }))}
        value={tab}
        onValueChange={(report) =>
          narrow({ report, split: undefined, state: undefined, check: undefined, row: undefined })
        }
      >
        <TabsPanel value={tab} className="grid gap-3 pt-3">
          {tab === 'reconciliation' ? (
            <ReconciliationView search={differencesOf(search)} />
          ) : tab === 'change' ? (
            <ChangeView days={days} today={today} search={search} onChange={narrow} />
          ) : tab === 'fiscal' ? (
            <FiscalList
              days={days}
              search={search}
              period={<PeriodBar days={days} today={today} onChange={narrow} />}
            />
          ) : (
            <ReportView
              request={{
                ...days,
                report: tab,
                by: search.by ?? 'day',
                compare: search.compare === 'none' ? undefined : 'previous',
              }}
              today={today}
              search={search}
              hasClosings={hasClosings}
              onChange={narrow}
            />
          )}
        </TabsPanel>
      </Tabs>
    </StaffPage>
  );
}

interface ReportViewProps {
  request: ReportRequest;
  today: string;
  search: ReportsSearch;
  hasClosings: boolean;
  onChange: (change: Partial<ReportsSearch>) => void;
}

function ReportView({ request, today, search, hasClosings, onChange }: ReportViewProps) {
  const { language, locale } = useLanguage();
  const { data } = useQuery(reportQuery(request, language));
  const report = data?.report === request.report ? data : undefined;
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const isCompared = request.compare === 'previous';
  const compared = report?.compared;
  const before = compared ? day.formatRange(new Date(compared.from), new Date(compared.to)) : '';
  return (
    <>
      <PeriodBar
        days={request}
        today={today}
        comparedWith={isCompared ? before : undefined}
        onCompare={() => onChange({ compare: isCompared ? 'none' : undefined })}
        onChange={onChange}
      />
      <ReportFigures report={report} />
      <div
        className={
          hasClosings ? 'grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_--spacing(85)]' : 'grid gap-3'
        }
      >
        <div className="grid min-w-0 gap-3">
          <ReportParts request={request} split={search.split} onChange={onChange} />
        </div>
        {hasClosings && (
          <div className="grid min-w-0 content-start gap-3 md:max-xl:grid-cols-2">
            <ReconciliationSummary />
            <ClosingsCard />
          </div>
        )}
      </div>
    </>
  );
}
