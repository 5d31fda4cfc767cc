import { type RefObject, useLayoutEffect, useState } from 'react';
import type { FittingColumn, ListColumn } from './list-column';

/** The least width of a column without a width of its own, in pixels. */
const GROWING = 188;
const BOX = 38;
const MENU = 44;
const ARROW = 30;

type Column = Pick<ListColumn<never>, 'id' | 'width' | 'givesWay' | 'under'> & {
  narrow?: { width?: number } | undefined;
};

interface Room {
  /** In pixels; null while nothing is measured. */
  width: number | null;
  hasBoxes: boolean;
  hasMenus: boolean;
  hasArrows?: boolean;
}

/** Pixels that a letter of a name takes, on average, and those around the text of a cell. */
const LETTER = 7.2;
const PADDING = 16;
/** A longer text is cut: one of them would take a column from all the other rows. */
const LONGEST = 232;

/** The columns whose text is kept whole, as wide as the longest text of the rows. */
export const withWholeTexts = <Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): readonly ListColumn<Row>[] =>
  columns.map((column) => {
    const { whole, width = 0 } = column;
    if (!whole) return column;
    const longest = Math.max(0, ...rows.map((row) => whole(row).length)) * LETTER + PADDING;
    return { ...column, width: Math.max(width, Math.min(LONGEST, Math.ceil(longest))) };
  });

/**
 * The columns that have room, in their order. Where there is not enough for all, those that can be narrower are; then those
 * with the lowest rank leave first, some of them into the second line of another. Those without a rank stay.
 */
export function fittingColumns<Each extends Column>(
  columns: readonly Each[],
  room: Room,
): FittingColumn<Each>[] {
  const { width, hasBoxes, hasMenus, hasArrows } = room;
  const whole = columns.map((column) => ({ ...column, below: [] as readonly Each[] }));
  if (width === null) return whole;
  const beside = (hasBoxes ? BOX : 0) + (hasMenus ? MENU : 0) + (hasArrows ? ARROW : 0);
  const needed = (shown: readonly Column[]) =>
    shown.reduce((sum, column) => sum + (column.width ?? GROWING), beside);
  if (needed(whole) <= width) return whole;
  let fitting = whole.map((column) => (column.narrow ? { ...column, ...column.narrow } : column));
  const leaving = columns
    .filter(({ givesWay }) => givesWay !== undefined)
    .toSorted((one, other) => (one.givesWay ?? 0) - (other.givesWay ?? 0));
  for (const gone of leaving) {
    if (needed(fitting) <= width) break;
    fitting = fitting.filter(({ id }) => id !== gone.id).map((column) => withBelow(column, gone));
  }
  return fitting;
}

function withBelow<Each extends Column>(column: FittingColumn<Each>, gone: Each): FittingColumn<Each> {
  const { id, width, below } = column;
  if (gone.under?.id !== id) return column;
  const widened = width === undefined ? column : { ...column, width: Math.max(width, gone.under.width) };
  return { ...widened, below: [...below, gone] };
}

/** The inner width of an element, while it changes; null before it is drawn. */
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
