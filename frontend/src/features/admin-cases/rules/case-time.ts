import { figureFormat } from '../../../shared/format/figure-format';

const AMBER_SHARE = 0.75;

/** Amber once three quarters of the time are over. */
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

/** "21 min", "3 h". */
export function spanText(ms: number): string {
  const [unit, length] = UNITS.find(([, each]) => ms >= each) ?? UNITS[2];
  return figureFormat({ style: 'unit', unit, unitDisplay: 'short' }).format(Math.floor(ms / length));
}
