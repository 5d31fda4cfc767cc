import { ApiError } from '@torpedo/api-client';

export const maxRetries = 3;

/** Whether another try may succeed: no answer arrived, or the server itself failed. */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError && (error.isConnectionFailure || error.isServerFailure);
}

const retry = (failures: number, error: unknown) => failures < maxRetries && isWorthRetrying(error);

/*
 * Options of mutations that are tried again up to three times. TanStack Query counts the failures, and holds the next
 * try back while the tab is hidden. Purchases, top-ups and payouts have none of this: they go out at once, hidden or
 * not, and again only when the person presses.
 */

/** Again after 2, 4 and 5 seconds. */
export const exponentialRetry = {
  retry,
  retryDelay: (failures: number) => Math.min(1000 * 2 ** (failures + 1), 5000),
};

/** Again after 2, 3 and 4 seconds. */
export const linearRetry = { retry, retryDelay: (failures: number) => 1000 * (failures + 2) };

/** The number of the automatic retry under way or awaited; 0 while there is none. */
export function retryOf({ isPending, failureCount }: { isPending: boolean; failureCount: number }): number {
  return isPending ? failureCount : 0;
}
