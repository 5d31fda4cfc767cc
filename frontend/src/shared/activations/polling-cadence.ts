const STEPS = [
  { untilMs: 30_000, intervalMs: 3_000 },
  { untilMs: 120_000, intervalMs: 8_000 },
] as const;
const SLOWEST_MS = 15_000;

interface Wait {
  /** In milliseconds since the epoch. */
  since: number;
  now: number;
  /** With a live socket, polling is only the safety net. */
  live: boolean;
}

/** In milliseconds. */
export function pollingInterval({ since, now, live }: Wait): number {
  if (live) return SLOWEST_MS;
  const waited = now - since;
  return STEPS.find(({ untilMs }) => waited < untilMs)?.intervalMs ?? SLOWEST_MS;
}
