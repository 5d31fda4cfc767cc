import { focusManager, MutationObserver, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@torpedo/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exponentialRetry, linearRetry, retryOf } from './auto-retry';

const serverError = new ApiError(503, 'UNAVAILABLE', '');
const networkError = new ApiError(0, 'NETWORK_ERROR', '');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** Runs a change that fails with these errors in turn and then succeeds; returns when each try began. */
function change(failures: Error[], options: Pick<typeof linearRetry, 'retry' | 'retryDelay'>) {
  const begin = Date.now();
  const tries: number[] = [];
  const mutationFn = () => {
    const failure = failures[tries.length];
    tries.push(Date.now() - begin);
    return failure ? Promise.reject(failure) : Promise.resolve('created');
  };
  const client = new QueryClient();
  client.mount();
  const observer = new MutationObserver(client, { mutationFn, ...options });
  const outcome = observer.mutate().catch((error: unknown) => error);
  return { tries, outcome, observer };
}

describe('automatic retries', () => {
  it.each([
    ['doubled', exponentialRetry, [0, 2_000, 6_000, 11_000]],
    ['linear', linearRetry, [0, 2_000, 5_000, 9_000]],
  ])('come three times, with %s delays, and end with the last failure', async (_how, options, times) => {
    const { tries, outcome } = change(Array<Error>(9).fill(serverError), options);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries).toEqual(times);
    await expect(outcome).resolves.toBe(serverError);
  });

  it('end with the first success, and count the running retry', async () => {
    const { outcome, observer } = change([serverError, networkError], linearRetry);
    const shown: number[] = [];
    observer.subscribe((result) => shown.push(retryOf(result)));
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(outcome).resolves.toBe('created');
    expect([...new Set(shown)]).toEqual([1, 2, 0]);
  });

  it.each([400, 401, 409, 422, 429])('never repeat a call refused with %i', async (status) => {
    const refusal = new ApiError(status, 'BAD_REQUEST', '');
    const { tries, outcome } = change([refusal], linearRetry);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(outcome).resolves.toBe(refusal);
    expect(tries).toEqual([0]);
  });

  it('wait while the tab is hidden, and go on when it is visible again', async () => {
    focusManager.setFocused(false);
    const { tries, outcome } = change([networkError], linearRetry);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries).toEqual([0]);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(1);
    await expect(outcome).resolves.toBe('created');
  });
});
