/** The change of a figure since the previous one. */
export interface Change {
  /** A share of the previous figure; for shares the difference, in points of which 1 is 100 %. */
  value: number;
  isPoints: boolean;
  previous: number;
}

/** Null when there is no figure to compare with. */
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
