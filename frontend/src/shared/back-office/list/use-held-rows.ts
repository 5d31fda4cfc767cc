import { useState } from 'react';

interface HeldRows<Row> {
  rows: readonly Row[];
  /** Rows that are not shown yet. */
  waiting: number;
  /** Shows them. */
  release: () => void;
}

interface Holding<Row> {
  /** What was asked for: the rows of another filter or page are shown at once. */
  request: string;
  isHeld: boolean;
  rowKey: (row: Row) => string;
}

/**
 * Rows that stay where they are while the pointer is over one of them: what changes in them is shown, rows that are
 * new wait.
 * @param found undefined while those of another request are on their way
 */
export function useHeldRows<Row>(
  found: readonly Row[] | undefined,
  { request, isHeld, rowKey }: Holding<Row>,
): HeldRows<Row> {
  const [kept, setKept] = useState({ request, rows: found });
  if (found && found !== kept.rows && (!isHeld || !kept.rows || kept.request !== request)) {
    setKept({ request, rows: found });
  }
  const shown = kept.rows ?? [];
  if (!found || found === kept.rows) return { rows: shown, waiting: 0, release: () => undefined };
  const newest = new Map(found.map((row) => [rowKey(row), row]));
  const known = new Set(shown.map(rowKey));
  return {
    rows: shown.map((row) => newest.get(rowKey(row)) ?? row),
    waiting: found.filter((row) => !known.has(rowKey(row))).length,
    release: () => setKept({ request, rows: found }),
  };
}
