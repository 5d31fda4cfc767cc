export type Instant = string | number | Date;

/** `14:22` */
export function formatClock(instant: Instant, locale: string): string {
  // Twelve hours with am and pm do not fit beside a number on a phone.
  return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(instant),
  );
}

/** `21/11`; in another year `21/11/25` */
export function formatDay(instant: Instant, locale: string): string {
  const date = new Date(instant);
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : '2-digit';
  return new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year }).format(date);
}

/** `21/11 14:22` */
export const formatMoment = (instant: Instant, locale: string): string =>
  `${formatDay(instant, locale)} ${formatClock(instant, locale)}`;

export const isSameDay = (one: Instant, other: Instant): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString();

/** Milliseconds as `0:42` or `18:05`, never negative. */
export function formatWait(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Like `formatWait`, with the same width in each row of a list: `00:42` */
export const formatTimeLeft = (ms: number): string => formatWait(ms).padStart(5, '0');

/** Rounds seconds to whole minutes, at least one. */
export function wholeMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}
