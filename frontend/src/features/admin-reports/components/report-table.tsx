import { classNames } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Report, ReportColumn } from '../api/reports';
import { figureChange, isGood } from '../rules/figure-change';
import { useFigureTexts } from './figure-texts';
import { useRowName } from './row-name';

/** Every row of a report with its total; what is compared stands under each figure. */
export function ReportTable({ report }: { report: Report }) {
  const { t } = useTranslation('admin-reports');
  const rowName = useRowName();
  return (
    <div
      className="overflow-x-auto"
      tabIndex={0}
      role="region"
      aria-label={t('rowsBy', { by: t(`by.${report.by}`) })}
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{t('table')}</caption>
        <thead className="bg-surface-sunken text-xs text-muted">
          <tr>
            <th scope="col" className="h-7 px-3.5 text-left font-semibold">
              {t(`by.${report.by}`)}
            </th>
            {report.columns.map(({ name }) => (
              <th key={name} scope="col" className="px-3.5 text-right font-semibold whitespace-nowrap">
                {t(`columns.${name as 'revenue_cents'}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.rows.map((row) => (
            <tr key={row.key} className="border-t border-border">
              <th scope="row" className="h-7.5 px-3.5 text-left font-normal whitespace-nowrap">
                {rowName(report.by, row)}
              </th>
              {report.columns.map((column) => (
                <FigureCell key={column.name} column={column} now={row.values} before={row.previous} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-border-strong font-semibold">
            <th scope="row" className="h-7.5 px-3.5 text-left">
              {t('total')}
            </th>
            {report.columns.map((column) => (
              <FigureCell
                key={column.name}
                column={column}
                now={report.totals}
                before={report.compared?.totals ?? null}
              />
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface FigureCellProps {
  column: ReportColumn;
  now: Report['totals'];
  before: Report['totals'] | null;
}

function FigureCell({ column: { name, unit }, now, before }: FigureCellProps) {
  const texts = useFigureTexts();
  const change = before && figureChange(unit, now[name], before[name]);
  const good = change && isGood(name, change.value);
  return (
    <td className={classNames('px-3.5 text-right whitespace-nowrap', !now[name] && 'text-muted')}>
      {texts.value(unit, now[name])}
      {change && (
        <span
          className={classNames(
            'ml-2 text-xs',
            good ? 'text-success' : good === false ? 'text-danger' : 'text-muted',
          )}
        >
          {texts.change(change)}
        </span>
      )}
    </td>
  );
}
