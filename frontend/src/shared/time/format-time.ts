/** The hour and minute of an instant: `14:22`. */
export function formatClock(instant: string | number, locale: string): string {
  // Twelve hours and their half of the day, as in English, do not fit beside a number on a phone.
  return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(instant),
  );
}

/** Day, hour and minute: `21/11 14:22`. */
export function formatMoment(instant: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit' }).format(
    new Date(instant),
  );
  return `${parts} ${formatClock(instant, locale)}`;
}

/** A wait as people read a clock: `0:42`, `18:05`. Milliseconds in, never negative. */
export function formatWait(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const relativeUnits = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** How long ago, as people say it: "agora", "há 2 minutos". Both instants in milliseconds since the epoch. */
export function formatRelativeTime(instant: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'long' });
  const passed = Math.max(0, now - instant);
  const largest = relativeUnits.find(({ ms }) => passed >= ms);
  return largest ? format.format(-Math.floor(passed / largest.ms), largest.unit) : format.format(0, 'second');
}

/** Seconds in whole minutes, as people say them; never less than one. */
export function wholeMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}
