import { retryAfterMs } from '../../platform/outgoing.js';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The pause before each further try, from Standard Webhooks 1.0.0, "Deliverability and reliability". */
const PAUSES_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];

/** An endpoint that fails is called again after this time at most, with any delivery that waits. */
const LONGEST_PAUSE_OF_ENDPOINT_MS = 5 * MINUTE_MS;
const LONGEST_RETRY_AFTER_MS = 24 * HOUR_MS;
const SPREAD = 0.2;

/** The result of one try. */
export type TryOutcome =
  | { kind: 'delivered' }
  /** The endpoint answered 410: it wants no more events. */
  | { kind: 'gone' }
  /** `isBusy`: the endpoint is overloaded or unreachable, so its other deliveries wait too. */
  | { kind: 'failed'; isBusy: boolean; retryAfterMs: number | null };

const BUSY = new Set([429, 502, 503, 504]);

export function outcomeOf(status: number, retryAfter: string | null, now: Date): TryOutcome {
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  if (status === 410) return { kind: 'gone' };
  const wished = retryAfterMs(retryAfter, now);
  return {
    kind: 'failed',
    isBusy: BUSY.has(status),
    retryAfterMs: wished === null ? null : Math.min(wished, LONGEST_RETRY_AFTER_MS),
  };
}

interface FailedTry {
  tries: number;
  retryAfterMs: number | null;
  isBusy: boolean;
  /** A random number from 0 to 1. It spreads the next tries of deliveries that failed at the same moment. */
  chance: number;
}

export interface NextTry {
  /** Null when the delivery has no try left. */
  pauseMs: number | null;
  /** How long all deliveries of the endpoint wait. */
  endpointPauseMs: number;
}

export function nextTry({ tries, retryAfterMs: wished, isBusy, chance }: FailedTry): NextTry {
  const pause = PAUSES_MS[tries - 1];
  const spread = pause === undefined ? null : Math.round(pause * (1 - SPREAD + 2 * SPREAD * chance));
  const pauseMs = spread === null ? null : Math.max(spread, wished ?? 0);
  const ofEndpoint = Math.min(pauseMs ?? LONGEST_PAUSE_OF_ENDPOINT_MS, LONGEST_PAUSE_OF_ENDPOINT_MS);
  return { pauseMs, endpointPauseMs: wished ?? (isBusy ? ofEndpoint : 0) };
}
