import { rowSelectionFeature, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { Selected, Selection } from './selection';

export const recordFeatures = tableFeatures({ rowSelectionFeature });

/** A cell whose value is changed in its place. */
export interface CellEdit<Row> {
  /** The value of the field when it opens. */
  value: (row: Row) => string;
  /** Its accessible name. */
  label: (row: Row) => string;
  inputMode?: 'text' | 'decimal' | 'numeric';
  /** What saving does, said below the field while it is open. */
  consequence?: (row: Row, typed: string) => ReactNode;
  /** What is wrong with the text; undefined when it may be saved. */
  validate?: (typed: string, row: Row) => string | undefined;
  /** What another member of staff changed in the row meanwhile (`current` of 409 CHANGED_MEANWHILE). */
  describeCurrent?: (before: Row, current: unknown) => ReactNode;
  /** Saves it. What it throws is shown below the field, which stays open. */
  save: (row: Row, typed: string) => Promise<unknown>;
}

export interface ListColumn<Row> {
  id: string;
  header: string;
  /** What stands in it; the field of this name unless given. */
  cell?: (row: Row) => ReactNode;
  /** Figures: at the right, digits under digits; its unit stands in the header. */
  numeric?: boolean;
  /** What the API calls the order by this column. */
  sort?: string;
  /** Names the row: always shown, first, and said of the row to screen readers. */
  isName?: boolean;
  /** Goes on in another line where it is too long: nothing of it is cut. */
  wraps?: boolean;
  /** Hidden until it is chosen. */
  isExtra?: boolean;
  /** Pixels. Without it the column takes what the others leave. */
  width?: number;
  /** Its place among those that leave where there is no room for all: the lowest first. Without one it stays. */
  givesWay?: number;
  /** How it is shown where there is no room for all, before any leaves. */
  narrow?: { width: number; cell: (row: Row) => ReactNode };
  edit?: CellEdit<Row>;
}

export const cellOf = <Row>({ id, cell }: ListColumn<Row>, row: Row): ReactNode =>
  cell ? cell(row) : (row as Record<string, ReactNode>)[id];

/** One way to narrow a list. Its name is the API's. */
export type ListFilter =
  | { name: string; label: string; kind: 'choice'; options: readonly { value: string; label: string }[] }
  | {
      name: string;
      label: string;
      kind: 'text';
      placeholder?: string;
      /** How the value is called, where it is a code. */
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

/** A way to look at a list under a name, shown as a tab above it. */
export interface ListView {
  id: string;
  label: string;
  /** The filters and the order that it stands for, in names of the address. */
  search: Record<string, unknown>;
  /** How many rows it has, where known. */
  count?: number | undefined;
  /** Its rows wait for somebody: the count is red. */
  isToDo?: boolean;
}

export interface BulkAction<Row = unknown> {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: 'danger';
  /** Opens what asks before it happens: it says how many it skips and why. */
  run: (selected: Selected, rows: readonly Row[]) => void;
  /** Done with the selected rows of the page one by one: not with every row that the filter finds. */
  isOfRows?: boolean;
}

/** A key of the list that acts on the row in focus. */
export interface RowKey<Row> {
  keys: string;
  label: string;
  run: (row: Row) => void;
}

/** What the rows of a list have in common. */
export interface RowParts<Row> {
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  onOpen: ((row: Row) => void) | undefined;
  /** Entries of the row's menu; null where there is nothing to do. */
  rowActions: ((row: Row) => ReactNode) | undefined;
  /** Buttons over the end of the row while the pointer or the focus is in it. */
  rowButtons?: ((row: Row) => ReactNode) | undefined;
  /** Undefined where rows are not selected. */
  selection: Selection | undefined;
  /** What opens in the place of a row; undefined where nothing does. */
  unfold?: Unfold<Row> | undefined;
}

export interface Unfold<Row> {
  /** Null for a row of which there is nothing more to see. */
  detail: (row: Row) => ReactNode;
  /** Its arrow is only shown while the row has the pointer or the focus. */
  isQuiet?: ((row: Row) => boolean) | undefined;
  /** The row that is open. */
  open: string | null;
  onToggle: (id: string) => void;
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
