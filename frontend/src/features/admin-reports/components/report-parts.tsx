import { useQuery } from '@tanstack/react-query';
import { Card, Skeleton } from '@torpedo/ui-kit';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { SheetLink } from '../../../shared/back-office/csv-file';
import { Segments, SmallButton } from '../../../shared/back-office/small-controls';
import { ReadFailure } from '../../../shared/back-office/unread';
import { useErrorText } from '../../../shared/errors/error-text';
import { useLanguage } from '../../../shared/i18n/use-language';
import { type Report, reportFile, reportQuery, type ReportRequest } from '../api/reports';
import { type ReportsSearch, type Split, splitsOf, timeUnits } from '../rules/reports-search';
import { ReportChart } from './report-chart';
import { ReportTable } from './report-table';

interface ReportPartsProps {
  /** The request of the report over time. */
  request: ReportRequest;
  split: Split | undefined;
  onChange: (change: Partial<ReportsSearch>) => void;
}

export function ReportParts({ request, split, onChange }: ReportPartsProps) {
  const { t } = useTranslation('admin-reports');
  const splits = splitsOf(request.report);
  const chosen = split && splits.includes(split) ? split : splits[0];
  return (
    <>
      <ReportCard
        title={t('course')}
        request={request}
        choice={
          <Choice
            label={t('points')}
            options={timeUnits}
            chosen={timeUnits.find((unit) => unit === request.by) ?? 'day'}
            onChoose={(by) => onChange({ by })}
          />
        }
        isBare
        draw={(report, action) => <ReportChart report={report} action={action} />}
      />
      {chosen && (
        <ReportCard
          title={t('table')}
          request={{ ...request, by: chosen }}
          choice={
            <Choice
              label={t('split')}
              options={splits}
              chosen={chosen}
              onChoose={(next) => onChange({ split: next })}
            />
          }
          draw={(report) => <ReportTable report={report} />}
        />
      )}
    </>
  );
}

interface ChoiceProps<Unit extends string> {
  label: string;
  options: readonly Unit[];
  chosen: Unit;
  onChoose: (unit: Unit) => void;
}

function Choice<Unit extends ReportRequest['by']>({ label, options, chosen, onChoose }: ChoiceProps<Unit>) {
  const { t } = useTranslation('admin-reports');
  const nameOf = (unit: ReportRequest['by']) => t(`by.${unit}`);
  if (options.length < 2) return null;
  return (
    <Segments
      label={label}
      options={options.map((value) => ({ value, label: nameOf(value) }))}
      value={chosen}
      onChange={onChoose}
    />
  );
}

interface ReportCardProps {
  title: string;
  request: ReportRequest;
  choice: ReactNode;
  /** What is drawn has a head of its own, with the actions at its end. */
  isBare?: boolean;
  draw: (report: Report, action: ReactNode) => ReactNode;
}

function ReportCard({ title, request, choice, isBare = false, draw }: ReportCardProps) {
  const { t } = useTranslation('admin-reports');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const query = useQuery(reportQuery(request, language));
  const { data, error, isFetching } = query;
  if (error && !data) {
    return (
      <Card>
        <ReadFailure title={t('failure')} text={errorText(error)} query={query} />
      </Card>
    );
  }
  const action = (
    <div className="flex items-center gap-2">
      {choice}
      <SmallButton asChild variant="ghost" className="-mr-3" icon={<Download aria-hidden />}>
        <SheetLink href={reportFile(request)} aria-label={t('file', { by: t(`by.${request.by}`) })}>
          CSV
        </SheetLink>
      </SmallButton>
    </div>
  );
  const drawn = (
    <div aria-busy={isFetching}>
      {data && data.report === request.report ? draw(data, action) : <Skeleton className="m-3.5 h-64" />}
    </div>
  );
  if (isBare) {
    return (
      <section aria-label={title} className="min-w-0 rounded-card border border-border bg-surface-card">
        {drawn}
      </section>
    );
  }
  return (
    <DetailCard title={title} action={action}>
      {drawn}
    </DetailCard>
  );
}
