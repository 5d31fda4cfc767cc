import { addDays, dayOf, startOfDay, type Day } from '../../../platform/days.js';

export interface ComparedDay {
  day: Day;
  from: Date;
  to: Date;
  /** Whether the day cannot change any more, so that it needs no further comparison. */
  isClosed: boolean;
}

/** A day is closed this long after its end, because all that began on it has then ended and been settled. */
const CLOSED_AFTER_MS = 2 * 3_600_000;
/** Younger payments and numbers may still be in progress on either side. */
const SETTLED_AFTER_MS = 30 * 60_000;
/** How many days back a comparison looks when it is the first, or the first after a long pause. */
const MOST_DAYS = 7;

export const firstDay = (now: Date): Day => addDays(dayOf(now), -MOST_DAYS);

/**
 * The days to compare now: those that were never compared after they closed, today up to its settled part, and those
 * with an open difference.
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
