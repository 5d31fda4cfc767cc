import type { Topup } from './topup.js';

/** One top-up is read at its gateway at most once in this time, whoever asks. */
export const READING_PAUSE_SECONDS = 5;

const FRESH_MS = 5 * 60_000;

/** Long after the customer left the screen, readings are this much rarer. */
const STALE_FACTOR = 4;

/** When the gateway is asked next about a top-up if nobody wakes us before; null when nothing more is expected. */
export function nextReadingAt(
  topup: Pick<Topup, 'status' | 'staffReason' | 'createdAt' | 'expiresAt'>,
  now: Date,
  cadenceMs: number,
): Date | null {
  const isOpen = topup.status === 'pending' || topup.status === 'expired';
  if (!isOpen || topup.staffReason !== null) return null;
  const step = Math.max(cadenceMs, READING_PAUSE_SECONDS * 1000);
  const isFresh = now.getTime() - topup.createdAt.getTime() < FRESH_MS;
  const next = now.getTime() + (isFresh ? step : STALE_FACTOR * step);
  // Whoever watches the countdown sees it end on time.
  const isRunning = now < topup.expiresAt;
  return new Date(isRunning ? Math.min(next, topup.expiresAt.getTime()) : next);
}

/** Whether the gateway's answer to the charge is as fresh as a reading. */
export function isJustMade({ createdAt }: Pick<Topup, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < READING_PAUSE_SECONDS * 1000;
}
