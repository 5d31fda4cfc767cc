import { type ColumnDef, useTable } from '@tanstack/react-table';
import { classNames } from '@torpedo/ui-kit';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDensity } from '../own-choices';
import { recordFeatures, type RowFocus, type RowParts } from './record-parts';
import { RecordRow } from './record-row';
import { RecordTableHead } from './record-table-head';
import { useRowsInSight } from './use-rows-in-sight';

interface RecordTableProps<Row> extends RowParts<Row>, RowFocus {
  label: string;
  rows: readonly Row[];
  hiddenColumns: Record<string, boolean>;
  sort?: { column: string; direction: 'asc' | 'desc' };
  onSort: (sort: string, direction: 'asc' | 'desc') => void;
  /** Rows of another filter or page are on their way. */
  isStale: boolean;
}

/** Rows under a header that stays in sight, at the density that the person chose. */
export function RecordTable<Row extends object>(props: RecordTableProps<Row>) {
  const { label, rows, columns, rowKey, marks, hiddenColumns, sort, onSort, isStale, rowActions } = props;
  const { t } = useTranslation('admin-kit');
  const [density] = useDensity();
  const scroller = useRef<HTMLDivElement>(null);
  const data = useMemo(() => [...rows], [rows]);
  const definitions = useMemo<ColumnDef<typeof recordFeatures, Row>[]>(
    () => columns.map(({ id, header, cell }) => ({ id, header, cell: ({ row }) => cell(row.original) })),
    [columns],
  );
  const table = useTable({
    features: recordFeatures,
    columns: definitions,
    data,
    getRowId: rowKey,
    state: { columnVisibility: hiddenColumns, rowSelection: marks?.rows ?? {} },
    onRowSelectionChange: (updater) =>
      marks?.change(typeof updater === 'function' ? updater(marks.rows) : updater),
  });
  const found = table.getRowModel().rows;
  const { shown, above, below } = useRowsInSight(found.length, density, scroller);

  return (
    <div
      ref={scroller}
      role="region"
      aria-label={label}
      tabIndex={0}
      data-density={density}
      className="group/list min-h-0 flex-1 overflow-auto rounded-card border border-border bg-surface-card"
    >
      <table
        aria-busy={isStale || undefined}
        aria-rowcount={found.length + 1}
        className={classNames('w-full border-separate border-spacing-0 text-sm', isStale && 'opacity-60')}
      >
        <caption className="sr-only">{label}</caption>
        <RecordTableHead
          table={table}
          columns={columns}
          sort={sort}
          onSort={onSort}
          isMarkable={Boolean(marks)}
        >
          {rowActions && <span className="sr-only">{t('list.actions')}</span>}
        </RecordTableHead>
        <tbody>
          {above > 0 && <tr aria-hidden style={{ height: above }} />}
          {shown.map((index) => {
            const row = found[index];
            return row && <RecordRow key={row.id} {...props} row={row} index={index} />;
          })}
          {below > 0 && <tr aria-hidden style={{ height: below }} />}
        </tbody>
      </table>
    </div>
  );
}
