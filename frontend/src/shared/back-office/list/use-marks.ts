import { useState } from 'react';
import type { ListPage } from './list-query';
import type { Marked } from './list-column';

type MarkedRows = Record<string, true>;

const NONE: MarkedRows = {};

export interface Marks {
  rows: MarkedRows;
  /** Every row that the filter finds, shown or not. */
  isAll: boolean;
  count: number;
  change: (next: MarkedRows) => void;
  markAll: () => void;
  clear: () => void;
  /** What an action is done with. */
  given: Marked;
}

/** The marked rows of a list. A change of its filters unmarks them all. */
export function useMarks(filters: Record<string, unknown>, page: ListPage<unknown> | undefined): Marks {
  const written = JSON.stringify(filters);
  const [state, setState] = useState({ written, rows: NONE, isAll: false });
  const current = state.written === written ? state : { written, rows: NONE, isAll: false };
  const ids = Object.keys(current.rows);
  const count = current.isAll ? (page?.total ?? 0) : ids.length;
  return {
    rows: current.rows,
    isAll: current.isAll,
    count,
    change: (rows) => setState({ written, rows, isAll: false }),
    markAll: () => setState({ ...current, isAll: true }),
    clear: () => setState({ written, rows: NONE, isAll: false }),
    given: current.isAll ? { kind: 'all', filters, count } : { kind: 'rows', ids, count },
  };
}
