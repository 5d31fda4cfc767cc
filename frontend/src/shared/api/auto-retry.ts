import { ApiError } from '@torpedo/api-client';
import { RetriesExhaustedError } from './retries-exhausted';

export const maxRetries = 3;

/** Milliseconds before the retry with this number, counted from 1. */
export type RetryDelay = (retry: number) => number;

/** 2 s, 4 s, 5 s: one second doubled with every retry, at most five. */
export const exponentialDelay: RetryDelay = (retry) => Math.min(1000 * 2 ** retry, 5000);

/** 2 s, 3 s, 4 s: one second times the number of the try. */
export const linearDelay: RetryDelay = (retry) => 1000 * (retry + 1);

export type AutoRetry = {
  delay: RetryDelay;
  /** Told before each wait, with the number of the retry that follows. */
  onRetry: (retry: number) => void;
  wait?: (ms: number) => Promise<void>;
};

const waitForTimer = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function isWorthRetrying(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.isConnectionFailure || error.isServerFailure);
}

/**
 * Tries again, up to three times, what failed by the network or by the server itself.
 * @throws RetriesExhaustedError after the last retry; any other refusal at once.
 */
export async function withAutoRetry<Result>(
  run: () => Promise<Result>,
  { delay, onRetry, wait = waitForTimer }: AutoRetry,
): Promise<Result> {
  for (let retry = 1; ; retry++) {
    try {
      return await run();
    } catch (error) {
      if (!isWorthRetrying(error)) throw error;
      if (retry > maxRetries) throw new RetriesExhaustedError(error);
      onRetry(retry);
      await wait(delay(retry));
    }
  }
}
