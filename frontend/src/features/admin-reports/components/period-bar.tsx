import { Chip, Select, TextField } from '@torpedo/ui-kit';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { type ReportRequest, reportFile } from '../api/reports';
import { daysOf, type Stretch } from '../rules/days';
import { type ReportsSearch, unitsOf } from '../rules/reports-search';

const STRETCHES: readonly Stretch[] = ['month', 'lastMonth', 'week', 'thirtyDays'];

interface PeriodBarProps {
  request: ReportRequest;
  today: string;
  onChange: (change: Partial<ReportsSearch>) => void;
}

/** Which days, split by what, and whether they are compared. */
export function PeriodBar({ request, today, onChange }: PeriodBarProps) {
  const { t } = useTranslation(['admin-reports', 'admin-kit']);
  const { report, from, to, by, compare } = request;
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <div role="group" aria-label={t('period')} className="flex flex-wrap gap-1.5">
        {STRETCHES.map((stretch) => {
          const days = daysOf(stretch, today);
          return (
            <Chip key={stretch} pressed={days.from === from && days.to === to} onClick={() => onChange(days)}>
              {t(`stretches.${stretch}`)}
            </Chip>
          );
        })}
      </div>
      <TextField
        size="sm"
        type="date"
        className="w-36"
        label={t('from')}
        value={from}
        max={to}
        onChange={(event) => event.target.value && onChange({ from: event.target.value })}
      />
      <TextField
        size="sm"
        type="date"
        className="w-36"
        label={t('to')}
        value={to}
        min={from}
        max={today}
        onChange={(event) => event.target.value && onChange({ to: event.target.value })}
      />
      <Select
        size="sm"
        className="w-32"
        label={t('split')}
        value={by}
        options={unitsOf(report).map((unit) => ({ value: unit, label: t(`by.${unit}`) }))}
        onChange={(event) => onChange({ by: event.target.value as ReportRequest['by'] })}
      />
      <Chip
        pressed={compare === 'previous'}
        onClick={() => onChange({ compare: compare === 'previous' ? undefined : 'previous' })}
      >
        {t('compare')}
      </Chip>
      <SmallButton asChild variant="outline" className="ml-auto" icon={<Download aria-hidden />}>
        <a href={reportFile(request)} download>
          {t('admin-kit:list.csv')}
        </a>
      </SmallButton>
    </div>
  );
}
