import { expect, test } from 'vitest';
import { pollingInterval } from './polling-cadence';

test.each([
  [0, 3_000],
  [29_999, 3_000],
  [30_000, 8_000],
  [119_999, 8_000],
  [120_000, 15_000],
])('after %i ms of waiting polls every %i ms', (waited, interval) => {
  expect(pollingInterval({ since: 1_000, now: 1_000 + waited, live: false })).toBe(interval);
});

test('a live socket stretches polling to its slowest step', () => {
  expect(pollingInterval({ since: 0, now: 0, live: true })).toBe(15_000);
});
