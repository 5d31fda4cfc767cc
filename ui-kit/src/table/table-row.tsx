import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import { cellVariants, type TableColumn } from './table-column';

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
