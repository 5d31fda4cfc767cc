import { classNames, Skeleton } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Report } from '../api/reports';
import { figureChange, isGood } from '../rules/figure-change';
import { useFigureTexts } from './figure-texts';

export function ReportFigures({ report }: { report: Report | undefined }) {
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
        const good = change && isGood(name, change.value);
        return (
          <div
            key={name}
            className="min-w-0 flex-1 bg-surface-card px-3.5 py-2.5 max-sm:last:odd:col-span-full sm:last:nth-[3n+1]:col-span-3 sm:last:nth-[3n+2]:col-span-2 md:last:nth-[4n]:col-span-1 md:last:nth-[4n+1]:col-span-4 md:last:nth-[4n+2]:col-span-3 md:last:nth-[4n+3]:col-span-2"
          >
            <p className="truncate text-xs text-muted">{t(`columns.${name as 'revenue_cents'}`)}</p>
            <p className="truncate font-display text-lg font-bold tabular-nums">{texts.value(unit, value)}</p>
            <p
              className={classNames(
                'min-h-lh text-xs tabular-nums',
                good === null || good === undefined ? 'text-muted' : good ? 'text-received' : 'text-danger',
              )}
            >
              {change && texts.change(unit, change)}
            </p>
          </div>
        );
      })}
    </section>
  );
}
