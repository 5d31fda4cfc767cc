const AMBER_SHARE = 0.75;

/** Amber once three quarters of the time are over. */
export function dueState(openedAt: string, dueAt: string, now: number): 'calm' | 'soon' | 'over' {
  const [opened, due] = [Date.parse(openedAt), Date.parse(dueAt)];
  if (now >= due) return 'over';
  return now - opened >= (due - opened) * AMBER_SHARE ? 'soon' : 'calm';
}
