const MOST_PER_MINUTE = 100;
const MINUTE_MS = 60_000;

/** Counts what one client says; false once it talks more than a client of ours ever would. Times in milliseconds. */
export function createMessageLimit(): (now: number) => boolean {
  let windowStart = 0;
  let count = 0;
  return (now) => {
    if (now - windowStart >= MINUTE_MS) {
      windowStart = now;
      count = 0;
    }
    count += 1;
    return count <= MOST_PER_MINUTE;
  };
}
