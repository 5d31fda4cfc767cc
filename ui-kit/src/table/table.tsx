import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { TableBody } from './table-body';
import type { TableColumn, TableSort } from './table-column';
import { TableHead } from './table-head';

export type TableProps<Row> = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the table lists; its accessible name. */
  label: string;
  columns: readonly TableColumn<Row>[];
  /** Undefined while the first page is on its way: skeletons stand in the final layout. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** The order the rows come in; the caller sorts, usually by asking the server. */
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** Enter, or a click on the row. */
  onRowOpen?: (row: Row) => void;
  /** The control at the right end of a row, usually a Menu; the right arrow goes to it, the left one back. */
  rowActions?: (row: Row) => ReactNode;
  /** Names the column of the actions. */
  actionsLabel?: string;
  /** Said while rows load. */
  loadingLabel: string;
  /** How many rows the skeleton has: as many as a page. */
  skeletonRows?: number;
  /** Newer rows are on their way: the previous ones stay, under a line that moves. */
  busy?: boolean;
  /** In place of the rows when there are none: an EmptyState. */
  empty: ReactNode;
  /** In place of the rows when they cannot be had: an ErrorState. */
  error?: ReactNode;
};

/**
 * Dense rows under a header that stays in view. Sorting, filtering and paging belong to the caller, who keeps them in
 * the address. Arrow keys walk through the rows.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  onRowOpen,
  rowActions,
  actionsLabel,
  loadingLabel,
  skeletonRows = 8,
  busy = false,
  empty,
  error,
  className,
  ...props
}: TableProps<Row>) {
  const loading = rows === undefined && !error;
  const instead = error ?? (rows?.length === 0 ? empty : undefined);
  return (
    <div
      data-slot="table"
      role="region"
      aria-label={label}
      // A region that scrolls must be reachable for those who scroll by keyboard.
      tabIndex={0}
      className={classNames(
        'relative overflow-auto rounded-card border border-border bg-surface-card shadow-card',
        className,
      )}
      {...props}
    >
      <span role="status" className="sr-only">
        {loading && loadingLabel}
      </span>
      {busy && (
        <span aria-hidden className="sticky top-0 left-0 z-20 block h-0 w-full animate-appear-late">
          <span className="block h-0.5 animate-breathe bg-focus" />
        </span>
      )}
      <table
        aria-busy={loading || busy || undefined}
        className="w-full border-separate border-spacing-0 text-md"
      >
        <caption className="sr-only">{label}</caption>
        <TableHead {...{ columns, sort, onSortChange }} actionsLabel={rowActions && actionsLabel} />
        {!instead && <TableBody {...{ columns, rows, rowKey, onRowOpen, rowActions, skeletonRows }} />}
      </table>
      {instead}
    </div>
  );
}
