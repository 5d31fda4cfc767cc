/** How a figure stands to the one that it is compared with. */
export interface Change {
  /** A part of the figure before; points between 0 and 1 for a share. */
  value: number;
  isPoints: boolean;
  previous: number;
}

/** Null where there is nothing to compare with. */
export function changeOf(
  { value, previous }: { value: number | null; previous: number | null },
  isShare = false,
): Change | null {
  if (value === null || previous === null) return null;
  if (isShare) return { value: value - previous, isPoints: true, previous };
  return previous === 0
    ? null
    : { value: (value - previous) / Math.abs(previous), isPoints: false, previous };
}
