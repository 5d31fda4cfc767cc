import { renderHook } from '@testing-library/react';
import { ApiError } from '@torpedo/api-client';
import { describe, expect, it } from 'vitest';
import { useIdempotentCall } from './use-idempotent-call';

const lost = new ApiError(0, 'TIMEOUT', '');

/** Sends each intent and returns its key; an intent with an error fails with that error. */
async function keysOf(...tries: { intent: unknown; error?: Error }[]): Promise<string[]> {
  const { result, rerender } = renderHook(useIdempotentCall);
  const keys: string[] = [];
  for (const { intent, error } of tries) {
    const call = result.current(intent, (key) => {
      keys.push(key);
      return error ? Promise.reject(error) : Promise.resolve('done');
    });
    await (error ? expect(call).rejects.toBe(error) : expect(call).resolves.toBe('done'));
    rerender();
  }
  return keys;
}

describe('the key of a call', () => {
  it.each([
    ['no answer arrived', lost],
    ['the server failed', new ApiError(502, 'GATEWAY_UNAVAILABLE', '')],
    ['the first try still runs', new ApiError(409, 'IDEMPOTENCY_IN_PROGRESS', '')],
    ['the browser gave up', new TypeError('terminated')],
  ])('stays the same while %s', async (_why, error) => {
    const [first, second, third] = await keysOf(
      { intent: { cents: 100 }, error },
      { intent: { cents: 100 }, error },
      { intent: { cents: 100 } },
    );
    expect(second).toBe(first);
    expect(third).toBe(first);
  });

  it.each([
    ['it was answered', undefined],
    ['it was refused', new ApiError(402, 'INSUFFICIENT_BALANCE', '')],
  ])('is a new one after %s', async (_what, error) => {
    const [first, second] = await keysOf(
      { intent: { cents: 100 }, error },
      { intent: { cents: 100 }, error },
    );
    expect(second).not.toBe(first);
  });

  it('is a new one for another intent, and again for the first intent after that', async () => {
    const keys = await keysOf(
      { intent: { cents: 100 }, error: lost },
      { intent: { cents: 200 }, error: lost },
      { intent: { cents: 100 }, error: lost },
    );
    expect(new Set(keys).size).toBe(3);
  });
});
