import { ApiError } from '@torpedo/api-client';

export const maxRetries = 3;

export function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError && (error.isConnectionFailure || error.isServerFailure);
}

const retry = (failures: number, error: unknown) => failures < maxRetries && isWorthRetrying(error);

/* Calls are retried up to three times, not while the tab is hidden; purchases, top-ups and payouts never. */

/** Retries after 2, 4 and 5 seconds. */
export const exponentialRetry = {
  retry,
  retryDelay: (failures: number) => Math.min(1000 * 2 ** (failures + 1), 5000),
};

/** Retries after 2, 3 and 4 seconds. */
export const linearRetry = { retry, retryDelay: (failures: number) => 1000 * (failures + 2) };

/** The number of the retry that is running; 0 while there is none. */
export function retryOf({ isPending, failureCount }: { isPending: boolean; failureCount: number }): number {
  return isPending ? failureCount : 0;
}
