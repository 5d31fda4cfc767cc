import { ApiError } from '@torpedo/api-client';
import { describe, expect, it, vi } from 'vitest';
import { exponentialDelay, linearDelay, withAutoRetry } from './auto-retry';
import { RetriesExhaustedError } from './retries-exhausted';

const serverError = new ApiError(503, 'UNAVAILABLE', '');
const networkError = new ApiError(0, 'NETWORK_ERROR', '');

function recorder() {
  const waits: number[] = [];
  const retries: number[] = [];
  return {
    waits,
    retries,
    options: {
      onRetry: (retry: number) => retries.push(retry),
      wait: async (ms: number) => {
        waits.push(ms);
      },
    },
  };
}

describe('automatic retries', () => {
  it('waits 2, 4 and 5 seconds when delays double', () => {
    expect([1, 2, 3, 4].map(exponentialDelay)).toEqual([2000, 4000, 5000, 5000]);
  });

  it('waits 2, 3 and 4 seconds when delays are linear', () => {
    expect([1, 2, 3].map(linearDelay)).toEqual([2000, 3000, 4000]);
  });

  it('answers with the first success and says which retry it is at', async () => {
    const { waits, retries, options } = recorder();
    const run = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(serverError)
      .mockRejectedValueOnce(networkError)
      .mockResolvedValue('created');

    await expect(withAutoRetry(run, { delay: linearDelay, ...options })).resolves.toBe('created');
    expect(retries).toEqual([1, 2]);
    expect(waits).toEqual([2000, 3000]);
  });

  it('gives up after the third retry and keeps the last failure as cause', async () => {
    const { retries, options } = recorder();
    const run = vi.fn<() => Promise<never>>().mockRejectedValue(serverError);

    const failure = withAutoRetry(run, { delay: exponentialDelay, ...options });

    await expect(failure).rejects.toBeInstanceOf(RetriesExhaustedError);
    await expect(failure).rejects.toMatchObject({ cause: serverError });
    expect(run).toHaveBeenCalledTimes(4);
    expect(retries).toEqual([1, 2, 3]);
  });

  it.each([400, 401, 409, 422, 429])('does not repeat what the server refused with %i', async (status) => {
    const refusal = new ApiError(status, 'BAD_REQUEST', '');
    const run = vi.fn<() => Promise<never>>().mockRejectedValue(refusal);

    await expect(withAutoRetry(run, { delay: linearDelay, ...recorder().options })).rejects.toBe(refusal);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
