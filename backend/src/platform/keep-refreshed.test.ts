import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepRefreshed } from './keep-refreshed.js';
import { createLogger } from './logging/index.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('logs the first failure of a series and its end, and goes on', async () => {
  const lines: string[] = [];
  const log = createLogger({ level: 'info', stream: { write: (line) => void lines.push(line) } });
  const refresh = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('connection lost'))
    .mockRejectedValueOnce(new Error('connection lost'))
    .mockResolvedValue();
  const stop = keepRefreshed('settings', { refresh, log });
  await vi.advanceTimersByTimeAsync(20_000);
  stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(refresh).toHaveBeenCalledTimes(4);
  expect(lines.map((line) => JSON.parse(line) as { level: string; what: string })).toMatchObject([
    { level: 'error', what: 'settings' },
    { level: 'info', what: 'settings' },
  ]);
});
