import { classNames } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';

interface DataColumn<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  isFigure?: boolean;
  /** Hidden on a phone. */
  isWide?: boolean;
  /** Leaves before it, on a tablet. */
  isWidest?: boolean;
  /** Names the row. */
  isName?: boolean;
  className?: string | ((row: Row) => string);
}

interface DataTableProps<Row> {
  label: string;
  /** `region` makes the table a landmark for screen readers. */
  role?: 'group' | 'region';
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The classes that limit its height and width. */
  className: string;
  tableClassName?: string;
  cellClassName?: string;
}

const CELLS = '[&>*]:px-3.5 [&>*]:py-1.5';

/** A table that is only read. What does not fit is scrolled, also by keyboard. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    role = 'group',
    columns,
    rows,
    rowKey,
    className,
    tableClassName,
    cellClassName = CELLS,
  } = props;
  return (
    <div role={role} aria-label={label} tabIndex={0} className={className}>
      <table className={classNames('w-full text-sm', tableClassName)}>
        <thead className="sticky top-0 bg-surface-sunken text-xs text-muted">
          <tr className={classNames('[&>th]:font-medium', cellClassName)}>
            {columns.map(({ header, isFigure, isWide, isWidest }) => (
              <th
                key={header}
                scope="col"
                className={classNames(
                  isFigure ? 'text-right' : 'text-left',
                  isWide && 'max-md:hidden',
                  isWidest && 'max-lg:hidden',
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {rows.map((row) => (
            <tr key={rowKey(row)} className={cellClassName}>
              {columns.map(({ header, cell, isFigure, isWide, isWidest, isName, className: own }) => {
                const Cell = isName ? 'th' : 'td';
                return (
                  <Cell
                    key={header}
                    scope={isName ? 'row' : undefined}
                    className={classNames(
                      isFigure && 'text-right',
                      isWide && 'max-md:hidden',
                      isWidest && 'max-lg:hidden',
                      isName && 'text-left font-medium',
                      typeof own === 'function' ? own(row) : own,
                    )}
                  >
                    {cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
