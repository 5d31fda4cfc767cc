const keptMs = 15 * 60_000;

let kept: { email: string; password: string; until: number } | undefined;
let timer: ReturnType<typeof setTimeout>;

/**
 * Keeps a password for the time in which its owner confirms their address: in the memory of this tab, which a reload
 * empties, and for a quarter of an hour.
 */
export function keepTypedPassword(email: string, password: string): void {
  kept = { email, password, until: Date.now() + keptMs };
  clearTimeout(timer);
  timer = setTimeout(() => (kept = undefined), keptMs);
}

/** The password that was typed with the address, once; undefined when another one was typed, or none lately. */
export function takeTypedPassword(email: string): string | undefined {
  // A device that was asleep meanwhile has stopped the timer.
  const password = kept?.email === email && Date.now() < kept.until ? kept.password : undefined;
  kept = undefined;
  return password;
}
