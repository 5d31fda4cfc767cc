import { type RefObject, useLayoutEffect, useState } from 'react';
import type { ListColumn } from './list-column';

/** The least width of a column without a width of its own, in pixels. */
const GROWING = 188;
const BOX = 38;
const MENU = 44;
const ARROW = 30;

type Column = Pick<ListColumn<never>, 'id' | 'width' | 'givesWay'> & {
  narrow?: { width: number } | undefined;
};

interface Room {
  /** In pixels; null while nothing is measured. */
  width: number | null;
  hasBoxes: boolean;
  hasMenus: boolean;
  hasArrows?: boolean;
}

/**
 * The columns that fit, in their order. If not all fit, columns with a `narrow` form take it first. Then columns are
 * removed, those with the lowest `givesWay` first; columns without one stay.
 */
export function fittingColumns<Each extends Column>(columns: readonly Each[], room: Room): Each[] {
  const { width, hasBoxes, hasMenus, hasArrows } = room;
  if (width === null) return [...columns];
  const beside = (hasBoxes ? BOX : 0) + (hasMenus ? MENU : 0) + (hasArrows ? ARROW : 0);
  const needed = (shown: readonly Column[]) =>
    shown.reduce((sum, column) => sum + (column.width ?? GROWING), beside);
  if (needed(columns) <= width) return [...columns];
  let fitting = columns.map((column) => (column.narrow ? { ...column, ...column.narrow } : column));
  const leaving = columns
    .filter(({ givesWay }) => givesWay !== undefined)
    .toSorted((one, other) => (one.givesWay ?? 0) - (other.givesWay ?? 0));
  for (const { id } of leaving) {
    if (needed(fitting) <= width) break;
    fitting = fitting.filter((column) => column.id !== id);
  }
  return fitting;
}

/** Follows the inner width of an element; null before it is drawn. */
export function useWidthOf(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    // Without a layout, as in tests of components, nothing has a width.
    if (!current || current.clientWidth === 0) return undefined;
    const measure = () => setWidth(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
