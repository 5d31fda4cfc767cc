import { rowSelectionFeature, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { Selected, Selection } from './selection';

export const recordFeatures = tableFeatures({ rowSelectionFeature });

/** How the value of a cell is edited inside the table. */
export interface CellEdit<Row> {
  /** The value of the field when it opens. */
  value: (row: Row) => string;
  /** The accessible name of the field. */
  label: (row: Row) => string;
  inputMode?: 'text' | 'decimal' | 'numeric';
  /** Says below the open field what saving does. */
  consequence?: (row: Row, typed: string) => ReactNode;
  /** What is wrong with the text; undefined when it may be saved. */
  validate?: (typed: string, row: Row) => string | undefined;
  /** Says what another member of staff changed in the row (`current` of 409 CHANGED_MEANWHILE). */
  describeCurrent?: (before: Row, current: unknown) => ReactNode;
  /** Saves the value. Its error is shown below the field, which stays open. */
  save: (row: Row, typed: string) => Promise<unknown>;
}

export interface ListColumn<Row> {
  id: string;
  header: string;
  /** The content of the cell; without it, the row's field with the name `id`. */
  cell?: (row: Row) => ReactNode;
  /** The column has figures: aligned at the right, with their unit in the header. */
  numeric?: boolean;
  /** The API's name for the order by this column. */
  sort?: string;
  /** The column names the row: it is always shown, first, and is the row's header for screen readers. */
  isName?: boolean;
  /** Long text goes on in another line instead of being cut. */
  wraps?: boolean;
  /** Hidden until the reader chooses it. */
  isExtra?: boolean;
  /** In pixels. Without it, the column takes the width that the others leave. */
  width?: number;
  /** A text that must not be cut: the column is as wide as the longest of the page, and other columns give way. */
  whole?: (row: Row) => string;
  /** Where not all columns fit, the lowest number is removed first. A column without a number stays. */
  givesWay?: number;
  /** Where it goes when it leaves: a second line below another column, which is at least so wide then. */
  under?: { id: string; width: number };
  /** How it is shown where there is no room for all, before any leaves. */
  narrow?: { width?: number; cell: (row: Row) => ReactNode };
  edit?: CellEdit<Row>;
}

/** A column with those that stand below it in its rows. */
export type FittingColumn<Column> = Column & { below: readonly Column[] };

export const cellOf = <Row>({ id, cell }: ListColumn<Row>, row: Row): ReactNode =>
  cell ? cell(row) : (row as Record<string, ReactNode>)[id];

/** A filter of a list. Its name is the API's. */
export type ListFilter =
  | { name: string; label: string; kind: 'choice'; options: readonly { value: string; label: string }[] }
  | {
      name: string;
      label: string;
      kind: 'text';
      placeholder?: string;
      /** The name of a value that is a code. */
      nameOf?: (value: string) => string;
    }
  | { name: string; label: string; kind: 'day' }
  | { name: string; label: string; kind: 'flag' };

/** A filter by one of a few values. */
export const choiceFilter = <Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  labelOf: (value: Value) => string,
): ListFilter => ({
  name,
  label,
  kind: 'choice',
  options: values.map((value) => ({ value, label: labelOf(value) })),
});

/** Filters and an order under a name, shown as a tab above the list. */
export interface ListView {
  id: string;
  label: string;
  /** The filters and the order of the view, by their names in the address. */
  search: Record<string, unknown>;
  /** How many rows the view has, where known. */
  count?: number | undefined;
  /** The rows need an action of staff, so the count is red. */
  isToDo?: boolean;
}

export interface BulkAction<Row = unknown> {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: 'danger';
  /** Opens a dialog that asks first and says how many rows it skips and why. */
  run: (selected: Selected, rows: readonly Row[]) => void;
  /** Works on the selected rows of the page one by one, not on every row that the filter finds. */
  isOfRows?: boolean;
}

/** A key that acts on the row in focus. */
export interface RowKey<Row> {
  keys: string;
  label: string;
  run: (row: Row) => void;
}

/** What all rows of a list share. */
export interface RowParts<Row> {
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  onOpen: ((row: Row) => void) | undefined;
  /** Entries of the row's menu; null for a row without actions. */
  rowActions: ((row: Row) => ReactNode) | undefined;
  /** Buttons over the end of the row while the pointer or the focus is in it. */
  rowButtons?: ((row: Row) => ReactNode) | undefined;
  /** Undefined where rows cannot be selected. */
  selection: Selection | undefined;
  /** What opens below a row; undefined where rows do not open. */
  unfold?: Unfold<Row> | undefined;
}

export interface Unfold<Row> {
  /** Null for a row without more to show. */
  detail: (row: Row) => ReactNode;
  /** The arrow is shown only while the row has the pointer or the focus. */
  isQuiet?: ((row: Row) => boolean) | undefined;
  /** The key of the open row. */
  open: string | null;
  onToggle: (id: string) => void;
}

/** The row that the keys act on, and the cell that is being edited. */
export interface RowFocus {
  at: number;
  onMove: (at: number) => void;
  editing: { id: string; column: string } | null;
  onEditing: (editing: RowFocus['editing']) => void;
  openMenu: string | null;
  onMenu: (id: string | null) => void;
}
