const UNITS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** A duration in the reader's language, in the largest unit that fits at least twice: "12 s", "3 min". */
export function formatDuration(seconds: number, locale: string): string {
  const { unit, seconds: length } = UNITS.find((larger) => seconds >= 2 * larger.seconds) ?? {
    unit: 'second',
    seconds: 1,
  };
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.round(seconds / length),
  );
}

/** Whole seconds from one moment to a later one, at least 1. */
export const secondsBetween = (from: string, to: string) =>
  Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
