import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from '../class-names';
import { cellVariants, type TableColumn, type TableSort } from './table-column';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  actionsLabel?: string;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

const headClasses =
  'sticky top-0 z-10 h-11 border-b bg-surface-sunken text-sm font-semibold whitespace-nowrap text-muted';

/** The names of the columns; those that sort are buttons. */
export function TableHead<Row>({ columns, sort, onSortChange, actionsLabel }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          const Icon = direction ? { asc: ArrowUp, desc: ArrowDown }[direction] : ChevronsUpDown;
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={direction && ariaSort[direction]}
              className={classNames(
                headClasses,
                cellVariants({ numeric: column.numeric ?? false, from: column.from ?? 'all' }),
              )}
            >
              {column.sortable && onSortChange ? (
                <button
                  type="button"
                  onClick={() =>
                    onSortChange({ column: column.id, direction: direction === 'asc' ? 'desc' : 'asc' })
                  }
                  className={classNames(
                    'touch-target -mx-1 inline-flex items-center gap-1 rounded-tile px-1 hover:text-text',
                    direction && 'text-text',
                    // The name of a column of figures ends where they end.
                    column.numeric && 'flex-row-reverse',
                  )}
                >
                  {column.header}
                  <Icon aria-hidden className={classNames('size-4', !direction && 'opacity-60')} />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
        {actionsLabel !== undefined && (
          <th scope="col" className={classNames(headClasses, cellVariants({ numeric: true }))}>
            <span className="sr-only">{actionsLabel}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
