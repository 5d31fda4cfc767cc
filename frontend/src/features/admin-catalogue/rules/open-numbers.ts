/** The views of the numbers in use. */
export type LiveView = 'open' | 'uncertain' | 'ending';

interface OpenNumber {
  status: string;
  expires_at: string | null;
  last_attempt: { outcome: string } | null;
}

/** The remaining time is marked when it is shorter than this. */
export const ENDING_MS = 120_000;

/** Milliseconds until the window of the number closes; null before it opens. */
export const leftOf = ({ expires_at }: Pick<OpenNumber, 'expires_at'>, now: number) =>
  expires_at === null ? null : Date.parse(expires_at) - now;

/** Whether it is unknown if the provider sold the number. */
export const isUncertain = ({ status, last_attempt }: OpenNumber) =>
  status === 'REQUESTING' && last_attempt?.outcome === 'unknown';

export function inView<Row extends OpenNumber>(rows: readonly Row[], view: LiveView, now: number): Row[] {
  if (view === 'open') return [...rows];
  if (view === 'uncertain') return rows.filter(isUncertain);
  return rows.filter((row) => {
    const left = leftOf(row, now);
    return left !== null && left < ENDING_MS;
  });
}

/** Sorts numbers of unknown outcome first, then by the end of the window, and requested numbers last. */
export function byRemainingTime(one: OpenNumber, other: OpenNumber): number {
  const rank = (row: OpenNumber) => (isUncertain(row) ? 0 : row.expires_at ? 1 : 2);
  const end = ({ expires_at }: OpenNumber) => (expires_at ? Date.parse(expires_at) : 0);
  return rank(one) - rank(other) || end(one) - end(other);
}
