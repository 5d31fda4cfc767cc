const TIME_ZONE = 'America/Sao_Paulo';
const DAY_MS = 86_400_000;

/** The first and the last day, both included, like `2026-11-01`. */
export interface Days {
  from: string;
  to: string;
}

export type Stretch = 'month' | 'lastMonth' | 'week' | 'thirtyDays';

const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Today in America/Sao_Paulo, like `2026-11-01`. */
export function today(now: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(new Date(now));
}

/** The days of a usual period. */
export function daysOf(stretch: Stretch, to: string): Days {
  const end = Date.parse(to);
  if (stretch === 'week') return { from: iso(end - 6 * DAY_MS), to };
  if (stretch === 'thirtyDays') return { from: iso(end - 29 * DAY_MS), to };
  const first = Date.parse(`${to.slice(0, 8)}01`);
  if (stretch === 'month') return { from: iso(first), to };
  const lastOfMonth = iso(first - DAY_MS);
  return { from: `${lastOfMonth.slice(0, 8)}01`, to: lastOfMonth };
}

/** The month before, like `2026-10`. */
export function lastMonth(now: number): string {
  return daysOf('lastMonth', today(now)).from.slice(0, 7);
}

/** The month after, like `2026-11`. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}
