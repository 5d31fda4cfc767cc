const STEPS = [
  { untilMs: 30_000, intervalMs: 3_000 },
  { untilMs: 120_000, intervalMs: 8_000 },
] as const;
const SLOWEST_MS = 15_000;

interface Wait {
  /** When the wait for a message began, in milliseconds since the epoch. */
  since: number;
  now: number;
  /** A socket that delivers makes polling the safety net only. */
  live: boolean;
}

/** Pause before the next poll of a customer who waits for a message, in milliseconds. */
export function pollingInterval({ since, now, live }: Wait): number {
  if (live) return SLOWEST_MS;
  const waited = now - since;
  return STEPS.find(({ untilMs }) => waited < untilMs)?.intervalMs ?? SLOWEST_MS;
}
