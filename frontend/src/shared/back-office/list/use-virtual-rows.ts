import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Shorter lists draw all rows; from here on, only the rows in sight are drawn. */
const VIRTUAL_FROM_ROWS = 200;
const OVERSCAN_ROWS = 10;

/** The indexes of the rows to draw, and the space to leave above and below them, in pixels. */
export function useVirtualRows(count: number, rowHeight: number, scroller: RefObject<HTMLElement | null>) {
  const isVirtual = count >= VIRTUAL_FROM_ROWS;
  const virtualizer = useVirtualizer({
    count: isVirtual ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
  });
  const items = virtualizer.getVirtualItems();
  return {
    drawn: isVirtual ? items.map(({ index }) => index) : Array.from({ length: count }, (_, index) => index),
    above: items[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
  };
}
