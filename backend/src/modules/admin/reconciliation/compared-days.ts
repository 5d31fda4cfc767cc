import { addDays, dayOf, startOfDay, type Day } from '../../../platform/days.js';

export interface ComparedDay {
  day: Day;
  from: Date;
  to: Date;
  /** Whether nothing of it can change by itself any more: it need not be compared again. */
  isClosed: boolean;
}

/** A day is closed when it has been over this long: what began on it has ended and was settled. */
const CLOSED_AFTER_MS = 2 * 3_600_000;
/** What is younger may still be under way on either side. */
const SETTLED_AFTER_MS = 30 * 60_000;
/** How far the first comparison looks back, and one after a long pause. */
const MOST_DAYS = 7;

export const firstDay = (now: Date): Day => addDays(dayOf(now), -MOST_DAYS);

/**
 * The days to compare now: those that are not compared for good, today as far as it is settled, and those on which
 * something is open.
 */
export function daysToCompare(now: Date, compared: ReadonlySet<Day>, open: readonly Day[]): ComparedDay[] {
  const today = dayOf(now);
  const days = new Set(open);
  for (let day = firstDay(now); day <= today; day = addDays(day, 1)) if (!compared.has(day)) days.add(day);
  return [...days].sort().flatMap((day) => {
    const [from, end] = [startOfDay(day), startOfDay(addDays(day, 1))];
    const settled = new Date(now.getTime() - SETTLED_AFTER_MS);
    const to = end < settled ? end : settled;
    return to > from ? [{ day, from, to, isClosed: now.getTime() >= end.getTime() + CLOSED_AFTER_MS }] : [];
  });
}
