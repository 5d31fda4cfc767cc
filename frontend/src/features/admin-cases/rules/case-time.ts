import { countOfTime } from '../../../shared/time/duration';

const AMBER_SHARE = 0.75;

/** The state is `soon` when three quarters of the time are over. */
export function dueState(openedAt: string, dueAt: string, now: number): 'calm' | 'soon' | 'over' {
  const [opened, due] = [Date.parse(openedAt), Date.parse(dueAt)];
  if (now >= due) return 'over';
  return now - opened >= (due - opened) * AMBER_SHARE ? 'soon' : 'calm';
}

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 1_440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** The whole minutes between two moments. */
export const minutesBetween = (one: number, other: number): number =>
  Math.floor(Math.abs(one - other) / MINUTE_MS);

/** A span like "21 min", "1 h 14 min" or "3 h", with the number that it begins with; null for less than a minute. */
export function spanOf(span: number, locale: string): { count: number; time: string } | null {
  const [unit, length] = UNITS.find(([, each]) => span >= each) ?? [];
  if (!unit) return null;
  const [count, minutes] = [Math.floor(span / length), span % length];
  const whole = countOfTime(count, unit, locale);
  const time = unit === 'hour' && minutes > 0 ? `${whole} ${countOfTime(minutes, 'minute', locale)}` : whole;
  return { count, time };
}
