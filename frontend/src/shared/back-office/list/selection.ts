import { useState } from 'react';
import type { ListPage } from './list-query';

type SelectedRows = Record<string, true>;

const NONE: SelectedRows = {};

/** The rows of an operation: those selected one by one, or every row that the filter finds. */
export type Selected =
  | { kind: 'rows'; ids: readonly string[]; count: number }
  | { kind: 'all'; filters: Record<string, unknown>; count: number };

export interface Selection {
  rows: SelectedRows;
  /** Every row that the filter finds is selected, shown or not. */
  isAll: boolean;
  count: number;
  change: (next: SelectedRows) => void;
  toggle: (id: string) => void;
  selectAll: () => void;
  clear: () => void;
  selected: Selected;
}

/** The selected rows of a list. A change of the filters clears the selection. */
export function useSelection(
  filters: Record<string, unknown>,
  page: ListPage<unknown> | undefined,
): Selection {
  const written = JSON.stringify(filters);
  const [state, setState] = useState({ written, rows: NONE, isAll: false });
  const { rows, isAll } = state.written === written ? state : { rows: NONE, isAll: false };
  const ids = Object.keys(rows);
  const count = isAll ? (page?.total ?? 0) : ids.length;
  const change = (next: SelectedRows) => setState({ written, rows: next, isAll: false });
  return {
    rows,
    isAll,
    count,
    change,
    toggle(id) {
      const { [id]: isSelected, ...others } = rows;
      change(isSelected ? others : { ...others, [id]: true });
    },
    selectAll: () => setState({ written, rows, isAll: true }),
    clear: () => change(NONE),
    selected: isAll ? { kind: 'all', filters, count } : { kind: 'rows', ids, count },
  };
}
