import type { Row as TableRow } from '@tanstack/react-table';
import { classNames, Menu, MenuContent, MenuTrigger } from '@torpedo/ui-kit';
import { ChevronRight, Ellipsis } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallIconButton } from '../small-controls';
import { EditCell } from './edit-cell';
import {
  cellOf,
  type FittingColumn,
  type ListColumn,
  type recordFeatures,
  type RowFocus,
  type RowParts,
} from './list-column';
import { SelectBox } from './select-box';

interface RecordRowProps<Row extends object> extends Omit<RowParts<Row>, 'columns'>, RowFocus {
  columns: readonly FittingColumn<ListColumn<Row>>[];
  row: TableRow<typeof recordFeatures, Row>;
  index: number;
  /** The menu has its own column; otherwise it lies over the end of the row, beside the buttons. */
  hasRoomForMenu: boolean;
}

const ownControls = 'a, button, input, select, label, textarea, [role="menuitem"]';

const cellClasses =
  'h-10 border-b default:px-2 first:pl-3.5 default:whitespace-nowrap group-data-[density=32]/list:h-8 group-data-[density=52]/list:h-13 group-last/row:border-b-0 group-data-selected/row:bg-brand/13';

export function RecordRow<Row extends object>(props: RecordRowProps<Row>) {
  const { row, index, columns, rowName, onOpen, rowActions, rowButtons, selection, unfold } = props;
  const { at, onMove, editing, onEditing, hasRoomForMenu } = props;
  const { t } = useTranslation('admin-kit');
  const isSelected = selection?.isAll || row.getIsSelected();
  const name = rowName(row.original);
  const detailId = useId();
  const detail = unfold?.detail(row.original) ?? null;
  const isOpen = detail !== null && unfold?.open === row.id;

  function handleClick(event: MouseEvent<HTMLTableRowElement>) {
    const target = event.target as Element;
    // React also delivers the clicks of the row's menu, which stands elsewhere in the document.
    if (!event.currentTarget.contains(target) || target.closest(ownControls)) return;
    onMove(index);
    onOpen?.(row.original);
  }

  const shown = (
    <tr
      data-row={index}
      data-record={row.id}
      data-selected={isSelected || undefined}
      aria-rowindex={index + 2}
      tabIndex={index === at ? 0 : -1}
      onFocus={() => index !== at && onMove(index)}
      onClick={handleClick}
      className={classNames(
        'group/row outline-none hover:bg-surface-page focus:bg-surface-sunken focus:shadow-[inset_3px_0_var(--focus)]',
        onOpen && 'cursor-pointer',
      )}
    >
      {selection && (
        <td className={classNames(cellClasses, 'w-9.5 px-3.5')}>
          <SelectBox
            label={t('list.mark', { name })}
            checked={Boolean(isSelected)}
            onChange={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      {unfold && (
        <td className={classNames(cellClasses, 'w-7.5 px-1.5')}>
          {detail !== null && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailId : undefined}
              aria-label={name}
              onClick={() => unfold.onToggle(row.id)}
              className={classNames(
                'touch-target grid size-6 place-items-center rounded-tile text-muted hover:text-text',
                unfold.isQuiet?.(row.original) &&
                  !isOpen &&
                  'opacity-0 group-hover/row:opacity-100 group-focus/row:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100',
              )}
            >
              <ChevronRight aria-hidden className={classNames('size-4', isOpen && 'rotate-90')} />
            </button>
          )}
        </td>
      )}
      {row.getAllCells().map((cell) => {
        const column = columns.find(({ id }) => id === cell.column.id);
        if (!column) return null;
        const { id, numeric, isName, wraps, edit, below } = column;
        const isEdited = editing?.id === row.id && editing.column === id;
        const Cell = isName ? 'th' : 'td';
        return (
          <Cell
            key={cell.id}
            scope={isName ? 'row' : undefined}
            onDoubleClick={edit && (() => onEditing({ id: row.id, column: id }))}
            className={classNames(
              cellClasses,
              numeric ? 'text-right tabular-nums' : 'text-left',
              wraps ? 'leading-tight wrap-anywhere whitespace-normal' : !numeric && 'truncate',
              isName ? 'font-semibold' : 'font-normal',
              id === columns.at(-1)?.id && !(rowActions && hasRoomForMenu) && 'pr-3.5',
              // The texts below an open field lie over the next rows.
              isEdited && 'overflow-visible',
            )}
          >
            {isEdited && edit ? (
              <EditCell
                row={row.original}
                edit={edit}
                numeric={numeric}
                onDone={(goOn) => onEditing(goOn ? nextEdited(props) : null)}
              />
            ) : (
              <>
                {cellOf(column, row.original)}
                {below.map((each) => (
                  <span
                    key={each.id}
                    className={classNames(
                      'mt-0.5 block text-xs font-normal text-muted',
                      each.wraps ? 'wrap-anywhere whitespace-normal' : 'truncate',
                    )}
                  >
                    {cellOf(each, row.original)}
                  </span>
                ))}
              </>
            )}
          </Cell>
        );
      })}
      {rowActions && (
        <td className={classNames(cellClasses, 'relative', hasRoomForMenu ? 'w-11 pr-2 pl-0' : 'w-0 p-0')}>
          <span
            className={classNames(
              'flex items-center justify-end',
              !hasRoomForMenu &&
                'absolute inset-y-0 right-0 bg-surface-page px-1 opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 has-aria-expanded:opacity-100',
            )}
          >
            {rowButtons && !hasRoomForMenu && (
              <span className="hidden group-focus-within/row:flex group-hover/row:flex">
                {rowButtons(row.original)}
              </span>
            )}
            <RowMenu
              label={t('list.actionsOf', { name })}
              className={hasRoomForMenu ? undefined : 'h-6.5 w-5.5 after:hidden'}
              open={props.openMenu === row.id}
              onOpenChange={(open) => props.onMenu(open ? row.id : null)}
            >
              {rowActions(row.original)}
            </RowMenu>
          </span>
        </td>
      )}
    </tr>
  );
  if (!isOpen) return shown;
  return (
    <>
      {shown}
      <tr id={detailId}>
        <td
          colSpan={row.getAllCells().length + 1 + (selection ? 1 : 0) + (rowActions ? 1 : 0)}
          className="border-b p-0"
        >
          {detail}
        </td>
      </tr>
    </>
  );
}

/** Leads to the cell in the same column of the next row. */
function nextEdited<Row extends object>({
  row,
  index,
  editing,
  onMove,
}: RecordRowProps<Row>): RowFocus['editing'] {
  const next = row.table.getRowModel().rows[index + 1];
  if (!next || !editing) return null;
  onMove(index + 1);
  return { id: next.id, column: editing.column };
}

interface RowMenuProps {
  label: string;
  /** Classes of the menu's button. */
  className?: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

export function RowMenu({ label, className, open, onOpenChange, children }: RowMenuProps) {
  if (!children) return null;
  return (
    <Menu open={open} onOpenChange={onOpenChange}>
      <MenuTrigger>
        <SmallIconButton label={label} className={className}>
          <Ellipsis aria-hidden />
        </SmallIconButton>
      </MenuTrigger>
      <MenuContent>{children}</MenuContent>
    </Menu>
  );
}
