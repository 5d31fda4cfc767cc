import { classNames } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallButton } from '../../../shared/back-office/small-controls';
import type { Report, ReportColumn, ReportRow } from '../api/reports';
import { figureChange, isGood } from '../rules/figure-change';
import { useFigureTexts, useRowName } from './figure-texts';

type Values = ReportRow['values'];

const SHOWN_ROWS = 10;

export function ReportTable({ report }: { report: Report }) {
  const { t } = useTranslation('admin-reports');
  const rowName = useRowName();
  const [isWhole, setWhole] = useState(false);
  const rows = isWhole ? report.rows : report.rows.slice(0, SHOWN_ROWS);
  return (
    <>
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
                <NumberHead key={name}>{t(`columns.${name as 'revenue_cents'}`)}</NumberHead>
              ))}
              {report.compared && <NumberHead>{t('change')}</NumberHead>}
              <NumberHead>{t('part')}</NumberHead>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className="border-t border-border">
                <th scope="row" className="h-7.5 px-3.5 text-left font-normal whitespace-nowrap">
                  {rowName(report.by, row)}
                </th>
                <FigureCells report={report} now={row.values} before={row.previous} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t border-border-strong font-semibold">
              <th scope="row" className="h-7.5 px-3.5 text-left">
                {t('total')}
              </th>
              <FigureCells report={report} now={report.totals} before={report.compared?.totals ?? null} />
            </tr>
          </tfoot>
        </table>
      </div>
      {rows.length < report.rows.length && (
        <SmallButton variant="ghost" className="m-1.5" onClick={() => setWhole(true)}>
          {t('showAll', { count: report.rows.length })}
        </SmallButton>
      )}
    </>
  );
}

function NumberHead({ children }: { children: string }) {
  return (
    <th scope="col" className="px-3.5 text-right font-semibold whitespace-nowrap">
      {children}
    </th>
  );
}

interface FigureCellsProps {
  report: Report;
  now: Values;
  before: Values | null;
}

function FigureCells({ report: { columns, totals, compared }, now, before }: FigureCellsProps) {
  const texts = useFigureTexts();
  const [main] = columns;
  if (!main) return null;
  const change = before && figureChange(main.unit, now[main.name], before[main.name]);
  const good = change && isGood(main.name, change.value);
  const whole = totals[main.name];
  return (
    <>
      {columns.map((column) => (
        <FigureCell key={column.name} column={column} value={now[column.name]} />
      ))}
      {compared && (
        <td
          className={classNames(
            'px-3.5 text-right',
            good === null || good === undefined ? 'text-muted' : good ? 'text-success' : 'text-danger',
          )}
        >
          {change ? texts.change(main.unit, change) : '—'}
        </td>
      )}
      <td className="px-3.5 text-right text-muted">
        {texts.value('share', whole ? (now[main.name] ?? 0) / whole : null)}
      </td>
    </>
  );
}

function FigureCell({ column: { unit }, value }: { column: ReportColumn; value: number | null | undefined }) {
  const texts = useFigureTexts();
  const text = texts.value(unit, value);
  return (
    <td className={classNames('px-3.5 text-right whitespace-nowrap', value === 0 && 'text-muted')}>
      {unit === 'share' && value !== null && value !== undefined ? (
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="h-1.5 w-14 overflow-hidden rounded-chip bg-surface-sunken">
            <span
              className="block h-full bg-chart-second"
              style={{ width: `${Math.max(0, Math.min(1, value)) * 100}%` }}
            />
          </span>
          {text}
        </span>
      ) : (
        text
      )}
    </td>
  );
}
