import { type ColumnDef, useTable } from '@tanstack/react-table';
import { classNames, useMediaQuery } from '@torpedo/ui-kit';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDensity } from '../saved-choices';
import { fittingColumns, useWidthOf, withWholeTexts } from './fitting-columns';
import { recordFeatures, type RowFocus, type RowParts } from './list-column';
import { RecordRow } from './record-row';
import { RecordTableHead } from './record-table-head';
import { useVirtualRows } from './use-virtual-rows';

/** Pixels of a row of two lines. */
const STACKED = 52;

interface RecordTableProps<Row> extends RowParts<Row>, RowFocus {
  label: string;
  rows: readonly Row[];
  visibility: Record<string, boolean>;
  sort: { column: string; direction: 'asc' | 'desc' } | undefined;
  onSort: (sort: string, direction: 'asc' | 'desc') => void;
  /** The rows of another filter or page are loading. */
  isStale: boolean;
}

export function RecordTable<Row extends object>(props: RecordTableProps<Row>) {
  const {
    label,
    rows,
    columns,
    rowKey,
    selection,
    visibility,
    sort,
    onSort,
    isStale,
    rowActions,
    rowButtons,
    unfold,
  } = props;
  const { t } = useTranslation('admin-kit');
  const [density] = useDensity();
  const scroller = useRef<HTMLDivElement>(null);
  const data = useMemo(() => [...rows], [rows]);
  const width = useWidthOf(scroller);
  const isTouched = useMediaQuery('(pointer: coarse)');
  const hasRoomForMenu = !rowButtons || isTouched;
  const chosen = withWholeTexts(columns, rows).filter(({ id }) => visibility[id] !== false);
  const room = {
    width,
    hasBoxes: Boolean(selection),
    hasMenus: Boolean(rowActions) && hasRoomForMenu,
    hasArrows: Boolean(unfold),
  };
  const fitting = fittingColumns(chosen, room);
  const ids = fitting.map(({ id }) => id).join();
  const height = fitting.some(({ below: lines }) => lines.length > 0) ? STACKED : density;
  // Cells are drawn from the list's own columns: the table only has to know their names.
  const definitions = useMemo<ColumnDef<typeof recordFeatures, Row>[]>(
    () => ids.split(',').map((id) => ({ id, header: id })),
    [ids],
  );
  const table = useTable({
    features: recordFeatures,
    columns: definitions,
    data,
    getRowId: rowKey,
    state: { rowSelection: selection?.rows ?? {} },
    onRowSelectionChange: (updater) =>
      selection?.change(typeof updater === 'function' ? updater(selection.rows) : updater),
  });
  const found = table.getRowModel().rows;
  const { drawn, above, below } = useVirtualRows(found.length, height, scroller);

  return (
    <div
      ref={scroller}
      role="region"
      aria-label={label}
      tabIndex={0}
      data-density={height}
      className="group/list min-h-0 flex-1 overflow-auto rounded-card border border-border bg-surface-card"
    >
      <table
        aria-busy={isStale || undefined}
        aria-rowcount={found.length + 1}
        className={classNames(
          'w-full table-fixed border-separate border-spacing-0 text-sm',
          isStale && 'opacity-60',
        )}
      >
        <caption className="sr-only">{label}</caption>
        <RecordTableHead
          table={table}
          columns={fitting}
          sort={sort}
          onSort={onSort}
          isSelectable={Boolean(selection)}
          isUnfolding={Boolean(unfold)}
          hasRoomForMenu={hasRoomForMenu}
        >
          {rowActions && <span className="sr-only">{t('list.actions')}</span>}
        </RecordTableHead>
        <tbody>
          {above > 0 && <tr aria-hidden style={{ height: above }} />}
          {drawn.map((index) => {
            const row = found[index];
            if (!row) return null;
            const place = { row, index, hasRoomForMenu };
            return <RecordRow key={row.id} {...props} {...place} columns={fitting} />;
          })}
          {below > 0 && <tr aria-hidden style={{ height: below }} />}
        </tbody>
      </table>
    </div>
  );
}
