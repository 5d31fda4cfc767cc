import { Popover, useMediaQuery } from '@torpedo/ui-kit';
import { CalendarDays, ChevronDown, GitCompareArrows } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayFilter } from '../../../shared/back-office/day-filter';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { useLanguage } from '../../../shared/i18n/use-language';
import { type Days, daysOf, type Stretch } from '../rules/days';
import type { ReportsSearch } from '../rules/reports-search';

const STRETCHES: readonly Stretch[] = ['month', 'lastMonth', 'week', 'thirtyDays'];

interface PeriodBarProps {
  days: Days;
  today: string;
  /** The text of the compared days; undefined without a comparison. */
  comparedWith?: string | undefined;
  /** Switches the comparison on or off; undefined when a comparison is impossible. */
  onCompare?: (() => void) | undefined;
  onChange: (change: Partial<ReportsSearch>) => void;
  /** Other choices in the same row. */
  children?: ReactNode;
}

export function PeriodBar({ days, today, comparedWith, onCompare, onChange, children }: PeriodBarProps) {
  const { t } = useTranslation('admin-reports');
  const { locale } = useLanguage();
  const { from, to } = days;
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
      <DaysButton
        title={t('period')}
        icon={<CalendarDays aria-hidden />}
        text={format.formatRange(new Date(from), new Date(to))}
        days={days}
        last={today}
        onChange={onChange}
        choices={STRETCHES.map((stretch) => {
          const each = daysOf(stretch, today);
          return {
            label: t(`stretches.${stretch}`),
            isChosen: each.from === from && each.to === to,
            choose: () => onChange(each),
          };
        })}
      />
      {onCompare && (
        <SmallButton variant="outline" aria-pressed={comparedWith !== undefined} onClick={onCompare}>
          <GitCompareArrows aria-hidden />
          {comparedWith === undefined ? t('compare') : t('against', { days: comparedWith })}
        </SmallButton>
      )}
      {children}
    </div>
  );
}

/** "01/11–30/11" as "01–30/11"; where the month stands first, "11/01–11/30" as "11/01–30". */
const withoutRepeat = (text: string) =>
  text.replace(/^(\d\d)\/(\d\d)–(\d\d)\/\2$/, '$1–$3/$2').replace(/^(\d\d)\/(\d\d)–\1\/(\d\d)$/, '$1/$2–$3');

/** Formats days. `2-digit` writes months as figures without spaces, for little room. */
export function useDays(month: 'short' | '2-digit' = 'short'): (days: Days) => string {
  const { locale } = useLanguage();
  const day = month === 'short' ? 'numeric' : '2-digit';
  const format = new Intl.DateTimeFormat(locale, { day, month, timeZone: 'UTC' });
  return ({ from, to }) => {
    const text = format.formatRange(new Date(from), new Date(to));
    return month === 'short' ? text : withoutRepeat(text.replaceAll(/\s*–\s*/g, '–'));
  };
}

const NARROW = '(width < 64rem)';

interface DaysButtonProps {
  /** The name of the choice. */
  title: string;
  icon: ReactNode;
  /** The text of the chosen days, when there is room for it. */
  text: string;
  days: Days;
  /** The last day that is possible. */
  last: string;
  onChange: (days: Partial<Days>) => void;
  /** Usual periods, chosen with one press. */
  choices: readonly { label: string; isChosen: boolean; choose: () => void }[];
}

/** A button of the bar that shows the days and opens the choice beside it. */
export function DaysButton({ title, icon, text, days, last, onChange, choices }: DaysButtonProps) {
  const { t } = useTranslation('admin-reports');
  const [anchor, setAnchor] = useState<Element | null>(null);
  const figures = useDays('2-digit');
  const shown = useMediaQuery(NARROW) ? figures(days) : text;
  return (
    <>
      <SmallButton
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={`${title}: ${shown}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {icon}
        {shown}
        <ChevronDown aria-hidden />
      </SmallButton>
      {anchor && (
        <Popover align="start" anchor={anchor} open onOpenChange={() => setAnchor(null)} title={title}>
          <div className="flex flex-wrap gap-1.5">
            {choices.map(({ label, isChosen, choose }) => (
              <SmallButton
                variant="outline"
                key={label}
                aria-pressed={isChosen}
                onClick={() => {
                  choose();
                  setAnchor(null);
                }}
              >
                {label}
              </SmallButton>
            ))}
          </div>
          <div className="grid grid-cols-2 gap-2">
            <DayFilter
              size="sm"
              label={t('from')}
              value={days.from}
              max={days.to}
              onChange={(day) => day && onChange({ from: day })}
            />
            <DayFilter
              size="sm"
              label={t('to')}
              value={days.to}
              min={days.from}
              max={last}
              onChange={(day) => day && onChange({ to: day })}
            />
          </div>
        </Popover>
      )}
    </>
  );
}
