/** Longer than a try can take: until then nobody else tries. */
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** When the gateway is asked again about a payout that did not end: a minute later, then twice as late each time. */
export function nextTryAt(now: Date, tries: number): Date {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries, 10), LONGEST_PAUSE_MS);
  return new Date(now.getTime() + pause);
}
