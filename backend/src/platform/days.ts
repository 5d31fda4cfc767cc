const TIME_ZONE = 'America/Sao_Paulo';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** A day in America/Sao_Paulo: `2026-11-21`. */
export type Day = string;

export function dayOf(instant: Date): Day {
  return calendar.format(instant);
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export function addMonths(day: Day, months: number): Day {
  const date = new Date(day);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  return addDays(new Date(first).toISOString().slice(0, 10), Math.min(date.getUTCDate(), last) - 1);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

export function startOfDay(day: Day): Date {
  // The zone is always two to four hours behind UTC.
  const candidates = [2, 3, 4].map((hours) => new Date(Date.parse(day) + hours * HOUR_MS));
  return candidates.find((instant) => dayOf(instant) === day) ?? new Date(day);
}

/** "Recent" means within the last 24 hours. */
export const recentSince = (now: Date): Date => new Date(now.getTime() - DAY_MS);

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}
