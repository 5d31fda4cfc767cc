const UNITS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** "há 2 minutos"; both instants in milliseconds since the epoch. */
export function formatRelativeTime(instant: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'long' });
  const passed = Math.max(0, now - instant);
  const largest = UNITS.find(({ ms }) => passed >= ms);
  return largest ? format.format(-Math.floor(passed / largest.ms), largest.unit) : format.format(0, 'second');
}
