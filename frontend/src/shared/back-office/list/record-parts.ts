import { columnVisibilityFeature, rowSelectionFeature, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { ListColumn } from './list-column';
import type { Marks } from './use-marks';

export const recordFeatures = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

/** What the rows of a list have in common. */
export interface RowParts<Row> {
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  onOpen?: (row: Row) => void;
  /** Entries of the row's menu; null where there is nothing to do. */
  rowActions?: (row: Row) => ReactNode;
  /** Undefined where rows are not marked. */
  marks?: Marks;
}

/** Which row the keys act on, and what of it is open. */
export interface RowFocus {
  at: number;
  onMove: (at: number) => void;
  editing: { id: string; column: string } | null;
  onEditing: (editing: RowFocus['editing']) => void;
  openMenu: string | null;
  onMenu: (id: string | null) => void;
}
