const UNITS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** These read alike in every language; Intl writes "sec" and "hr" in English. */
const SYMBOLS = { hour: 'h', minute: 'min', second: 's' } as const;

type TimeUnit = 'day' | keyof typeof SYMBOLS;

/** A count of a unit: "12 s", "3 h", "2 days". */
export const countOfTime = (count: number, unit: TimeUnit, locale: string): string =>
  unit === 'day'
    ? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
    : `${count} ${SYMBOLS[unit]}`;

/** A duration in the reader's language, in the largest unit that fits at least twice, and never less than a second. */
export function formatDuration(seconds: number, locale: string): string {
  const { unit, seconds: length } = UNITS.find((larger) => seconds >= 2 * larger.seconds) ?? {
    unit: 'second',
    seconds: 1,
  };
  return countOfTime(Math.max(1, Math.round(seconds / length)), unit, locale);
}

/** Whole seconds from one moment to a later one, at least 1. */
export const secondsBetween = (from: string, to: string) =>
  Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
