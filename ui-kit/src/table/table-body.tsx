import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Skeleton } from '../skeleton';
import { cellVariants, type TableColumn } from './table-column';
import { TableRow, useRowWalk } from './table-row';

interface TableBodyProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  onRowOpen?: (row: Row) => void;
  rowActions?: (row: Row) => ReactNode;
  skeletonRows: number;
}

/** The rows, or grey shapes in their places. */
export function TableBody<Row>({
  columns,
  rows,
  rowKey,
  onRowOpen,
  rowActions,
  skeletonRows,
}: TableBodyProps<Row>) {
  const walk = useRowWalk(rows?.length ?? 0);
  if (!rows) {
    return (
      <tbody>
        {Array.from({ length: skeletonRows }, (_, place) => (
          <tr key={place}>
            {columns.map((column) => (
              <td
                key={column.id}
                className={classNames(
                  'h-14 border-b',
                  cellVariants({ numeric: column.numeric ?? false, from: column.from ?? 'all' }),
                )}
              >
                <Skeleton className={classNames('max-w-full', column.numeric ? 'ml-auto w-14' : 'w-24')} />
              </td>
            ))}
            {rowActions && <td className="border-b" />}
          </tr>
        ))}
      </tbody>
    );
  }
  return (
    <tbody {...walk.bodyProps}>
      {rows.map((row, place) => (
        <TableRow
          key={rowKey(row)}
          columns={columns}
          data={row}
          onOpen={onRowOpen}
          actions={rowActions?.(row)}
          tabIndex={walk.tabIndexOf(place)}
          last={place === rows.length - 1}
        />
      ))}
    </tbody>
  );
}
