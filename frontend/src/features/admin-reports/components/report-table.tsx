import { BrandTile, classNames } from '@torpedo/ui-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { centsText } from '../../../shared/back-office/amounts';
import { useCodeNames } from '../../../shared/back-office/code-names';
import { SmallButton } from '../../../shared/back-office/small-controls';
import type { Report, ReportColumn, ReportRow } from '../api/reports';
import { figureChange } from '../rules/figure-change';
import { changeTone, useFigureTexts, useRowName } from './figure-texts';

/** Columns whose names are too long for a head. */
const HEADS = [
  ...(['delivered', 'ordered_numbers', 'allotted', 'delivery_rate'] as const),
  ...(['returned_numbers', 'returned_cents', 'refund_rate'] as const),
  ...(['topups', 'topups_cents', 'paid_out', 'paid_out_cents'] as const),
];

type Values = ReportRow['values'];

const SHOWN_ROWS = 10;

/** How many columns fit beside the other cards. The file and the totals have all columns. */
const ROOM = 5;
const ROOM_ON_A_TABLET = 4;
const ROOM_ON_A_PHONE = 2;

function givesWay(place: number): string | undefined {
  if (place < ROOM_ON_A_PHONE) return undefined;
  if (place < ROOM_ON_A_TABLET) return 'max-md:hidden';
  return place < ROOM ? 'max-lg:hidden' : 'max-2xl:hidden';
}

/** The last column: the part of the total. */
const PART = 'max-md:hidden';

export function ReportTable({ report }: { report: Report }) {
  const { t } = useTranslation('admin-reports');
  const headText = (name: string) => {
    const head = HEADS.find((each) => each === name);
    return head ? t(`heads.${head}`) : t(`columns.${name as 'revenue_cents'}`);
  };
  const rowName = useRowName();
  const names = useCodeNames();
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
              {report.columns.map(({ name, unit }, place) => (
                <NumberHead key={name} className={givesWay(place)}>
                  {headText(name)}
                  {unit === 'cents' && ' R$'}
                </NumberHead>
              ))}
              {report.compared && <NumberHead>{t('change')}</NumberHead>}
              <NumberHead className={PART}>{t('part')}</NumberHead>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className="border-t border-border">
                <th scope="row" className="h-7.5 px-3.5 text-left font-normal md:whitespace-nowrap">
                  {report.by === 'service' ? (
                    <span className="flex items-center gap-1.5">
                      <BrandTile
                        size={null}
                        className="size-5 text-xs [&_img]:size-3"
                        src={names.serviceImage(row.key)}
                        name={row.name}
                      />
                      {row.name}
                    </span>
                  ) : (
                    rowName(report.by, row)
                  )}
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

function NumberHead({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <th
      scope="col"
      className={classNames('px-1.5 text-right font-semibold whitespace-nowrap last:pr-3.5', className)}
    >
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
  const whole = totals[main.name];
  return (
    <>
      {columns.map((column, place) => (
        <FigureCell key={column.name} column={column} value={now[column.name]} className={givesWay(place)} />
      ))}
      {compared && (
        <td className={classNames('px-1.5 text-right max-md:pr-3.5', changeTone(main.name, change))}>
          {change ? texts.change(main.unit, change) : '—'}
        </td>
      )}
      <td className={classNames('pr-3.5 pl-1.5 text-right text-muted', PART)}>
        {texts.value('share', whole ? (now[main.name] ?? 0) / whole : null)}
      </td>
    </>
  );
}

const signedCents = (cents: number) => `${cents < 0 ? '−' : ''}${centsText(Math.abs(cents))}`;

interface FigureCellProps {
  column: ReportColumn;
  value: number | null | undefined;
  className: string | undefined;
}

function FigureCell({ column: { unit }, value, className }: FigureCellProps) {
  const texts = useFigureTexts();
  const text = unit === 'cents' && typeof value === 'number' ? signedCents(value) : texts.value(unit, value);
  return (
    <td className={classNames('px-1.5 text-right whitespace-nowrap', value === 0 && 'text-muted', className)}>
      {unit === 'share' && value !== null && value !== undefined ? (
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="h-1.5 w-8 overflow-hidden rounded-chip bg-surface-sunken">
            <span
              className="block h-full bg-(--chart-second)"
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
