import { Chip } from '@torpedo/ui-kit';
import { GitCompareArrows } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DayFilter } from '../../../shared/back-office/day-filter';
import { type Days, daysOf, type Stretch } from '../rules/days';
import type { ReportsSearch } from '../rules/reports-search';

const STRETCHES: readonly Stretch[] = ['month', 'lastMonth', 'week', 'thirtyDays'];

interface PeriodBarProps {
  days: Days;
  today: string;
  /** With which days it is compared, as text; undefined where it is not. */
  comparedWith?: string | undefined;
  /** Switches the comparison; undefined where there is none. */
  onCompare?: (() => void) | undefined;
  onChange: (change: Partial<ReportsSearch>) => void;
}

export function PeriodBar({ days, today, comparedWith, onCompare, onChange }: PeriodBarProps) {
  const { t } = useTranslation('admin-reports');
  const { from, to } = days;
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <div
        role="group"
        aria-label={t('period')}
        className="flex gap-1.5 max-md:w-full max-md:overflow-x-auto max-md:[&>*]:shrink-0"
      >
        {STRETCHES.map((stretch) => {
          const days = daysOf(stretch, today);
          return (
            <Chip key={stretch} pressed={days.from === from && days.to === to} onClick={() => onChange(days)}>
              {t(`stretches.${stretch}`)}
            </Chip>
          );
        })}
      </div>
      <DayFilter
        size="sm"
        className="w-40"
        label={t('from')}
        value={from}
        max={to}
        onChange={(day) => day && onChange({ from: day })}
      />
      <DayFilter
        size="sm"
        className="w-40"
        label={t('to')}
        value={to}
        min={from}
        max={today}
        onChange={(day) => day && onChange({ to: day })}
      />
      {onCompare && (
        <Chip pressed={comparedWith !== undefined} onClick={onCompare} className="ml-auto">
          <GitCompareArrows aria-hidden className="size-4" />
          {comparedWith === undefined ? t('compare') : t('against', { days: comparedWith })}
        </Chip>
      )}
    </div>
  );
}
