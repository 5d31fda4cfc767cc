const TIME_ZONE = 'America/Sao_Paulo';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** A day of the business, in America/Sao_Paulo: `2026-11-21`. */
export type Day = string;

/** The day on which something happened. */
export function dayOf(instant: Date): Day {
  return calendar.format(instant);
}

/** The day that many days later; negative for earlier. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day that many months later, or the last of that month where it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(day);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  return addDays(new Date(first).toISOString().slice(0, 10), Math.min(date.getUTCDate(), last) - 1);
}

/** Days from the one to the other. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** When the day begins. */
export function startOfDay(day: Day): Date {
  // The zone has been between two and four hours behind UTC since it has whole hours.
  const candidates = [2, 3, 4].map((hours) => new Date(Date.parse(day) + hours * HOUR_MS));
  return candidates.find((instant) => dayOf(instant) === day) ?? new Date(day);
}

/** Whether the text is a day that exists. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}
