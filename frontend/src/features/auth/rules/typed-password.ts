const keptMs = 15 * 60_000;

let kept: { email: string; password: string; until: number } | undefined;
let timer: ReturnType<typeof setTimeout>;

/** Keeps a password for 15 minutes in memory, while its owner confirms the address. */
export function keepTypedPassword(email: string, password: string): void {
  kept = { email, password, until: Date.now() + keptMs };
  clearTimeout(timer);
  timer = setTimeout(() => (kept = undefined), keptMs);
}

export function takeTypedPassword(email: string): string | undefined {
  // Timers stop while a device sleeps, so the time is checked here too.
  const password = kept?.email === email && Date.now() < kept.until ? kept.password : undefined;
  kept = undefined;
  return password;
}
