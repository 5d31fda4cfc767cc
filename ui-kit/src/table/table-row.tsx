import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useState,
} from 'react';
import { classNames } from '../class-names';
import { cellVariants, type TableColumn } from './table-column';

const steps: Record<string, (place: number, count: number) => number> = {
  ArrowDown: (place, count) => Math.min(count - 1, place + 1),
  ArrowUp: (place) => Math.max(0, place - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One row at a time is in the tab order; arrow keys, Home and End move from row to row. */
export function useRowWalk(count: number) {
  const [current, setCurrent] = useState(0);
  const reachable = Math.min(current, Math.max(0, count - 1));

  function handleKeyDown(event: KeyboardEvent<HTMLTableSectionElement>) {
    const step = steps[event.key];
    const onRow = (event.target as Element).parentElement === event.currentTarget;
    if (!step || !onRow) return;
    event.preventDefault();
    event.currentTarget.rows[step(reachable, count)]?.focus();
  }

  function handleFocus(event: FocusEvent<HTMLTableSectionElement>) {
    const place = [...event.currentTarget.rows].findIndex((row) => row.contains(event.target));
    if (place >= 0) setCurrent(place);
  }

  return {
    bodyProps: { onKeyDown: handleKeyDown, onFocus: handleFocus },
    tabIndexOf: (place: number) => (place === reachable ? 0 : -1),
  };
}

export type TableLinesProps = Omit<ComponentProps<'span'>, 'title'> & {
  title: ReactNode;
  subtitle?: ReactNode;
};

/** A cell of two lines: who, and their address. */
export function TableLines({ title, subtitle, className, ...props }: TableLinesProps) {
  return (
    <span data-slot="table-lines" className={classNames('grid min-w-0 gap-0.5', className)} {...props}>
      <span className="truncate font-semibold">{title}</span>
      {subtitle && <span className="truncate text-sm font-normal text-muted">{subtitle}</span>}
    </span>
  );
}

interface TableRowProps<Row> {
  columns: readonly TableColumn<Row>[];
  data: Row;
  onOpen?: (row: Row) => void;
  actions?: ReactNode;
  tabIndex: number;
  last: boolean;
}

const ownControls = 'a, button, input, select, label, [role="menuitem"]';

export function TableRow<Row>({ columns, data, onOpen, actions, tabIndex, last }: TableRowProps<Row>) {
  function handleKeyDown(event: KeyboardEvent<HTMLTableRowElement>) {
    const row = event.currentTarget;
    const inActions = (event.target as Element).closest('[data-slot="table-actions"]');
    if (event.key === 'ArrowLeft' && inActions) row.focus();
    if (event.target !== row) return;
    if (event.key === 'Enter') onOpen?.(data);
    if (event.key === 'ArrowRight') {
      row.querySelector<HTMLElement>('[data-slot="table-actions"] button')?.focus();
    }
  }

  function handleClick(event: MouseEvent<HTMLTableRowElement>) {
    const target = event.target as Element;
    // A menu of the row lives elsewhere in the document, though its clicks arrive here.
    if (event.currentTarget.contains(target) && !target.closest(ownControls)) onOpen?.(data);
  }

  return (
    <tr
      data-slot="table-row"
      tabIndex={tabIndex}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
      className={classNames(
        'group/row -outline-offset-2 hover:bg-surface-page focus-visible:bg-surface-page',
        onOpen && 'cursor-pointer',
      )}
    >
      {columns.map((column) => (
        <td
          key={column.id}
          className={classNames(
            'h-14 py-2',
            !last && 'border-b',
            column.numeric && 'font-semibold',
            cellVariants({ numeric: column.numeric ?? false, from: column.from ?? 'all' }),
          )}
        >
          {column.cell(data)}
        </td>
      ))}
      {actions !== undefined && (
        <td
          data-slot="table-actions"
          className={classNames('w-px', !last && 'border-b', cellVariants({ numeric: true }))}
        >
          {actions}
        </td>
      )}
    </tr>
  );
}
