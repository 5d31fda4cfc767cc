const UNITS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** How long ago, as people say it: "agora", "há 2 minutos". Both instants in milliseconds since the epoch. */
export function formatRelativeTime(instant: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'long' });
  const passed = Math.max(0, now - instant);
  const largest = UNITS.find(({ ms }) => passed >= ms);
  return largest ? format.format(-Math.floor(passed / largest.ms), largest.unit) : format.format(0, 'second');
}
