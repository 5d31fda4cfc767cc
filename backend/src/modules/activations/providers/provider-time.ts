/** A supplier's time as a date; null unless it names its zone: the old form `2026-06-29 05:48:49` could be anywhere. */
export function zonedDate(value: unknown): Date | null {
  if (typeof value !== 'string' || !/(?:Z|[+-]\d{2}:?\d{2})$/.test(value)) return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}
