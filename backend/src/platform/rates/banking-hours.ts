import { addDays, dayOf, startOfDay, type Day } from '../days.js';

const HOUR_MS = 3_600_000;

/** An older instant counts as a month ago. */
const MOST_DAYS = 31;

/** National holidays of the banks, as month and day. */
const FIXED_HOLIDAYS = new Set([
  '01-01',
  '04-21',
  '05-01',
  '09-07',
  '10-12',
  '11-02',
  '11-15',
  '11-20',
  '12-25',
]);

/** Days from Easter: Carnival (Monday and Tuesday), Good Friday, Corpus Christi. */
const MOVABLE_HOLIDAYS = [-48, -47, -2, 60];

/** Easter Sunday by the Gregorian computus (Meeus, Jones, Butcher). */
function easterOf(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** On other days no rate is published. */
export function isBankingDay(day: Day): boolean {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0 || weekday === 6 || FIXED_HOLIDAYS.has(day.slice(5))) return false;
  const easter = easterOf(Number(day.slice(0, 4)));
  return !MOVABLE_HOLIDAYS.some((days) => addDays(easter, days) === day);
}

/** Counts hours of banking days, at most a month back: a weekend or holiday makes no rate older. */
export function bankingHoursBetween(from: Date, to: Date): number {
  let hours = 0;
  let day = dayOf(to);
  for (let days = 0; days < MOST_DAYS && startOfDay(addDays(day, 1)) > from; days += 1) {
    if (isBankingDay(day)) {
      const start = Math.max(startOfDay(day).getTime(), from.getTime());
      const end = Math.min(startOfDay(addDays(day, 1)).getTime(), to.getTime());
      hours += Math.max(0, end - start) / HOUR_MS;
    }
    day = addDays(day, -1);
  }
  return hours;
}
