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
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', MINUTE_MS],
] as const;

/** Formats a span like "21 min", "1 h 14 min" or "3 h". */
export function spanText(ms: number, locale: string): string {
  const [unit, length] = UNITS.find(([, each]) => ms >= each) ?? UNITS[2];
  const minutes = Math.floor((ms % length) / MINUTE_MS);
  const whole = countOfTime(Math.floor(ms / length), unit, locale);
  return unit === 'hour' && minutes > 0 ? `${whole} ${countOfTime(minutes, 'minute', locale)}` : whole;
}
