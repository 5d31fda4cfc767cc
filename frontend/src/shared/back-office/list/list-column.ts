import type { ReactNode } from 'react';

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
  /** Saves it. What it throws is told below the field, which stays open. */
  save: (row: Row, typed: string) => Promise<unknown>;
}

export interface ListColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures: at the right, digits under digits; its unit stands in the header. */
  numeric?: boolean;
  /** What the API calls the order by this column. */
  sort?: string;
  /** Names the row: always shown, first, and said of the row to screen readers. */
  isName?: boolean;
  /** Hidden until it is chosen. */
  isExtra?: boolean;
  edit?: CellEdit<Row>;
}

/** One way to narrow a list. Its name is the API's. */
export type ListFilter =
  | { name: string; label: string; kind: 'choice'; options: readonly { value: string; label: string }[] }
  | { name: string; label: string; kind: 'text'; placeholder?: string }
  | { name: string; label: string; kind: 'day' }
  | { name: string; label: string; kind: 'flag' };

/** A way to look at a list under a name, shown as a tab above it. */
export interface ListView {
  id: string;
  label: string;
  /** The filters and the order that it stands for, in names of the address. */
  search: Record<string, unknown>;
  /** How many rows it has, where something tells. */
  count?: number;
}

/** Which rows something is done with: those marked one by one, or every one that the filter finds. */
export type Marked =
  | { kind: 'rows'; ids: readonly string[]; count: number }
  | { kind: 'all'; filters: Record<string, unknown>; count: number };

export interface BulkAction {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: 'danger';
  /** Some can only be done row by row, for which "mark all" is not offered. */
  rowsOnly?: boolean;
  /** Opens what asks before it happens: it says how many it skips and why. */
  run: (marked: Marked) => void;
}
