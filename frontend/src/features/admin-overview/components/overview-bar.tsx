import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { KeyCaps, Segments, SmallButton } from '../../../shared/back-office/small-controls';
import { useShortcuts } from '../../../shared/back-office/shortcuts';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatClock } from '../../../shared/time/format-time';
import type { Overview } from '../api/overview';
import { type OverviewSearch, PERIODS } from '../rules/overview-search';

interface OverviewBarProps {
  period: NonNullable<OverviewSearch['period']>;
  onPeriod: (period: OverviewSearch['period']) => void;
  overview: Overview | undefined;
  /** When the figures were read, in milliseconds since the epoch; 0 before the first reading. */
  readAt: number;
  isReading: boolean;
  onRefresh: () => void;
}

export function OverviewBar({ period, onPeriod, overview, readAt, isReading, onRefresh }: OverviewBarProps) {
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
