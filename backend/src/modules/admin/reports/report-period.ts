import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  isDay,
  startOfDay,
  type Day,
} from '../../../platform/days.js';
import { InvalidInputError } from '../../../platform/errors/index.js';
import type { Period } from '../figures/sales.read-model.js';

export interface Days {
  from: Day;
  to: Day;
}

const MOST_DAYS = 3_660;

export type TimeBy = 'day' | 'week' | 'month';

export function startOf(day: Day, by: TimeBy): Day {
  if (by === 'month') return `${day.slice(0, 8)}01`;
  return by === 'day' ? day : addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** The names of the two days in the request. */
const FIELDS: Record<keyof Days, string> = { from: 'from', to: 'to' };

/** The days of the request; by default from the first of this month until today. @throws InvalidInputError */
export function reportDays(
  { from, to }: { [Day in keyof Days]?: string | undefined },
  now: Date,
  names = FIELDS,
): Days {
  const today = dayOf(now);
  const fields: Record<string, string> = {};
  if (from !== undefined && !isDay(from)) fields[names.from] = 'invalid';
  if (to !== undefined && !isDay(to)) fields[names.to] = 'invalid';
  if (Object.keys(fields).length > 0) throw new InvalidInputError(fields);
  const last = to ?? today;
  const days = { from: from ?? `${last.slice(0, 8)}01`, to: last };
  const length = daysBetween(days.from, days.to);
  if (length < 0) throw new InvalidInputError({ [names.to]: 'too_small' });
  if (length > MOST_DAYS) throw new InvalidInputError({ [names.to]: 'too_large' });
  return days;
}

export function daysOfMonth(month: string): Days {
  const from = `${month}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}

const isFirst = (day: Day) => day.endsWith('-01');
const isLast = (day: Day) => isFirst(addDays(day, 1));

/**
 * The period to compare with. When `from` is the first of a month and `to` is in that month, the same days of the month
 * before; otherwise as many days just before it.
 */
export function daysBefore({ from, to }: Days): Days {
  if (isFirst(from) && from.slice(0, 7) === to.slice(0, 7)) {
    const before = addMonths(from, -1);
    return { from: before, to: isLast(to) ? addDays(from, -1) : addMonths(to, -1) };
  }
  const length = daysBetween(from, to) + 1;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

export function periodOf({ from, to }: Days): Period {
  return { from: startOfDay(from), until: startOfDay(addDays(to, 1)) };
}
