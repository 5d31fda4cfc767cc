import { useState, type FocusEvent, type KeyboardEvent } from 'react';

const steps: Record<string, (place: number, count: number) => number> = {
  ArrowDown: (place, count) => Math.min(count - 1, place + 1),
  ArrowUp: (place) => Math.max(0, place - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One row at a time is in the tab order; arrow keys, Home and End move from row to row. */
export function useRowWalk(count: number) {
  const [current, setCurrent] = useState(0);
  const reachable = Math.min(current, Math.max(0, count - 1));

  function handleKeyDown(event: KeyboardEvent<HTMLTableSectionElement>) {
    const step = steps[event.key];
    const onRow = (event.target as Element).parentElement === event.currentTarget;
    if (!step || !onRow) return;
    event.preventDefault();
    event.currentTarget.rows[step(reachable, count)]?.focus();
  }

  function handleFocus(event: FocusEvent<HTMLTableSectionElement>) {
    const place = [...event.currentTarget.rows].findIndex((row) => row.contains(event.target));
    if (place >= 0) setCurrent(place);
  }

  return {
    bodyProps: { onKeyDown: handleKeyDown, onFocus: handleFocus },
    tabIndexOf: (place: number) => (place === reachable ? 0 : -1),
  };
}
