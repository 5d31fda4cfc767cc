import { BrandTile, classNames, Flag } from '@torpedo/ui-kit';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeReport, ChangeRow, ChangeTotals } from '../../api/change';
import { centsOf, keyOf, largestPart, tintOf } from '../../rules/change-rows';
import { type Part, partsOf } from '../../rules/reports-search';
import { kindOf, toneOf, useChangeTexts, usePartTexts } from './change-texts';

export interface Cell {
  row: string;
  part: Part;
}

interface ChangeTableProps {
  report: ChangeReport;
  /** The names of the two periods. */
  heads: { before: string; now: string };
  chosen: Cell | undefined;
  onChoose: (cell: Cell) => void;
  /** Opens the orders behind a cell. */
  onOpen: (cell: Cell) => void;
}

const number = 'px-1 text-right tabular-nums whitespace-nowrap';

/** Every row with its parts. Arrow keys move between the parts. */
export function ChangeTable({ report, heads, chosen, onChoose, onOpen }: ChangeTableProps) {
  const { t } = useTranslation('admin-reports');
  const table = useRef<HTMLTableElement>(null);
  const { partName } = usePartTexts(report.money);
  const { rows, others, totals } = report;
  const parts = partsOf(report.money);
  const keys = rows.map(keyOf);
  const active = chosen && keys.includes(chosen.row) ? chosen : { row: keys[0] ?? '', part: parts[0] };

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (event.key === 'Enter') onOpen(active);
    else if (!step) return;
    else {
      const row = keys[keys.indexOf(active.row) + step[0]];
      const part = parts[parts.indexOf(active.part) + step[1]];
      if (row === undefined || part === undefined) return;
      onChoose({ row, part });
      table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${part}"]`)?.focus();
    }
    event.preventDefault();
  }

  return (
    <table ref={table} className="w-full table-fixed text-sm max-md:hidden">
      <caption className="sr-only">{t('difference.table')}</caption>
      <thead className="bg-surface-sunken text-xs text-muted">
        <tr className="h-7">
          <th
            scope="col"
            className={classNames(
              'pl-3.5 text-left font-semibold',
              report.money === 'topups' ? 'w-48' : 'w-31',
            )}
          >
            {t(`difference.group.${report.by}`)}
          </th>
          <th scope="col" className={classNames(number, 'font-semibold max-lg:hidden')}>
            {heads.before}
          </th>
          <th scope="col" className={classNames(number, 'font-semibold')}>
            {heads.now}
          </th>
          <th scope="col" className={classNames(number, 'font-semibold text-text')}>
            {t('difference.difference')}
          </th>
          {parts.map((part) => (
            <th key={part} scope="col" className={classNames(number, 'font-semibold last:pr-3.5')}>
              {partName(part)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={move}>
        {rows.map((row) => (
          <Row key={keyOf(row)} name={<RowName row={row} />} totals={row}>
            {parts.map((part) => {
              const cell = { row: keyOf(row), part };
              const isActive = active.row === cell.row && active.part === part;
              return (
                <td key={part} className="p-0">
                  <button
                    type="button"
                    data-cell={`${cell.row} ${part}`}
                    tabIndex={isActive ? 0 : -1}
                    aria-pressed={chosen !== undefined && isActive}
                    onClick={() => onChoose(cell)}
                    className={classNames(
                      'h-7.5 w-full cursor-pointer px-1 text-right whitespace-nowrap tabular-nums aria-pressed:rounded-flag',
                      part === parts.at(-1) && 'pr-3.5',
                      'aria-pressed:font-semibold aria-pressed:ring-2 aria-pressed:ring-focus aria-pressed:ring-inset',
                      tintClass(centsOf(row, part), report),
                    )}
                  >
                    <Difference cents={centsOf(row, part)} />
                  </button>
                </td>
              );
            })}
          </Row>
        ))}
      </tbody>
      <tfoot>
        {others && (
          <Row
            name={
              <span title={t(`difference.of.${kindOf(report.money)}.othersText`)} className="text-muted">
                {t('difference.others', { count: others.count })}
              </span>
            }
            totals={others}
          >
            <Parts parts={parts} totals={others} tintedIn={report} />
          </Row>
        )}
        <Row name={<b>{t('difference.total')}</b>} totals={totals} className="font-semibold">
          <Parts parts={parts} totals={totals} />
        </Row>
      </tfoot>
    </table>
  );
}

const STEPS: Record<string, [row: number, part: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function tintClass(cents: number, report: ChangeReport): string {
  const tint = tintOf(cents, report);
  if (tint === 0) return '';
  if (cents < 0) return tint === 1 ? 'bg-danger-soft' : 'bg-danger/20';
  return tint === 1 ? 'bg-received-soft' : 'bg-received/20';
}

interface RowProps {
  name: React.ReactNode;
  totals: ChangeTotals;
  className?: string;
  children: React.ReactNode;
}

function Row({ name, totals, className, children }: RowProps) {
  const texts = useChangeTexts();
  return (
    <tr className={classNames('h-7.5 border-t border-border', className)}>
      <th scope="row" className="truncate pl-3.5 text-left font-normal">
        {name}
      </th>
      <td className={classNames(number, 'text-muted max-lg:hidden')}>{texts.amount(totals.before.cents)}</td>
      <td className={classNames(number, 'font-semibold')}>{texts.amount(totals.now.cents)}</td>
      <td className={classNames(number, 'font-semibold', toneOf(totals.difference_cents))}>
        {texts.difference(totals.difference_cents)}
      </td>
      {children}
    </tr>
  );
}

interface PartsProps {
  parts: readonly Part[];
  totals: ChangeTotals;
  tintedIn?: ChangeReport;
}

function Parts({ parts, totals, tintedIn }: PartsProps) {
  return parts.map((part) => (
    <td
      key={part}
      className={classNames(number, 'last:pr-3.5', tintedIn && tintClass(centsOf(totals, part), tintedIn))}
    >
      <Difference cents={centsOf(totals, part)} />
    </td>
  ));
}

function Difference({ cents }: { cents: number }) {
  const texts = useChangeTexts();
  return <span className={toneOf(cents)}>{texts.difference(cents)}</span>;
}

export function RowName({ row }: { row: ChangeRow }) {
  const texts = useChangeTexts();
  const { service, country } = row;
  return (
    <span className="flex min-w-0 items-center gap-2">
      {service && (
        <span className="relative shrink-0">
          <BrandTile
            size={null}
            className="size-5 text-xs [&_img]:size-3.5"
            src={service.image_url ?? undefined}
            name={service.name}
          />
          {country && (
            <Flag
              src={country.flag_image_url}
              code={country.iso_code}
              className="absolute -right-1 -bottom-0.5 h-2.25 w-3.5 ring-1 ring-surface-card"
            />
          )}
        </span>
      )}
      {country && !service && (
        <Flag src={country.flag_image_url} code={country.iso_code} className="h-3 w-4.5" />
      )}
      <b
        className="line-clamp-2 min-w-0 leading-tight font-semibold wrap-anywhere whitespace-normal"
        title={texts.rowName(row)}
      >
        {service && country ? service.name : texts.rowName(row)}
      </b>
    </span>
  );
}

/** The table on a phone: each row with its largest part. */
export function ChangeCards({ report, chosen, onChoose }: Omit<ChangeTableProps, 'onOpen' | 'heads'>) {
  const { t } = useTranslation('admin-reports');
  const texts = useChangeTexts();
  const { partName } = usePartTexts(report.money);
  return (
    <ul className="md:hidden">
      {report.rows.map((row) => {
        const part = largestPart(row, report.money);
        return (
          <li key={keyOf(row)} className="border-t border-border">
            <button
              type="button"
              aria-pressed={chosen?.row === keyOf(row)}
              onClick={() => onChoose({ row: keyOf(row), part })}
              className="flex min-h-14 w-full items-center gap-3 px-3.5 text-left text-sm aria-pressed:bg-surface-sunken"
            >
              <RowName row={row} />
              <span
                className={classNames(
                  'ml-auto shrink-0 text-right tabular-nums',
                  toneOf(row.difference_cents),
                )}
              >
                {t('difference.largest', {
                  amount: texts.difference(row.difference_cents),
                  part: partName(part).toLowerCase(),
                })}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
