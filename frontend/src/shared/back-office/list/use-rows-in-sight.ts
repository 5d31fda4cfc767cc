import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Up to here all rows are drawn; above, those in sight. */
const VIRTUAL_FROM_ROWS = 200;
const OVERSCAN_ROWS = 10;

interface RowsInSight {
  /** Places of the rows to draw. */
  shown: number[];
  /** Room to leave for those above and below, in pixels. */
  above: number;
  below: number;
}

/** Which of many rows have to be drawn. */
export function useRowsInSight(
  count: number,
  rowHeight: number,
  scroller: RefObject<HTMLElement | null>,
): RowsInSight {
  const isVirtual = count >= VIRTUAL_FROM_ROWS;
  const virtualizer = useVirtualizer({
    count: isVirtual ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
  });
  if (!isVirtual) return { shown: Array.from({ length: count }, (_, index) => index), above: 0, below: 0 };
  const items = virtualizer.getVirtualItems();
  return {
    shown: items.map(({ index }) => index),
    above: items[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
  };
}
