import { describe, expect, test } from 'vitest';
import { activationPhase, cancelWait, isRunning, isSwappable } from './activation-phase';

const allotted = Date.parse('2026-01-01T12:00:00Z');
const activation = {
  status: 'WAITING_SMS',
  activation_time: '2026-01-01T12:00:00Z',
  expires_at: '2026-01-01T12:20:00Z',
  cancel_available_at: '2026-01-01T12:02:00Z',
  swap_available_at: '2026-01-01T12:03:00Z',
  quantidade_codigos: 0,
};

test.each([
  ['WAITING_SMS', 0, 'waiting'],
  ['COMPLETED', 1, 'received'],
  ['ACTIVE', 1, 'waiting_another'],
  ['SOMETHING_NEW', 0, 'waiting'],
] as const)('%s with %i messages reads as %s', (status, quantidade_codigos, phase) => {
  expect(activationPhase({ ...activation, status, quantidade_codigos })).toBe(phase);
});

describe('cancelling', () => {
  test('counts down the first two minutes', () => {
    expect(cancelWait(activation, allotted + 18_000)).toBe(102_000);
  });

  test('never shows more than two minutes, even with a clock that is behind', () => {
    expect(cancelWait(activation, allotted - 5_000)).toBe(120_000);
  });

  test('is possible after two minutes', () => {
    expect(cancelWait(activation, allotted + 120_000)).toBe(0);
  });
});

test('a number without messages may be swapped from its swap time until its window ends, never without a swap time', () => {
  expect(isSwappable(activation, allotted + 179_999)).toBe(false);
  expect(isSwappable(activation, allotted + 180_000)).toBe(true);
  expect(isSwappable(activation, allotted + 1_200_000)).toBe(false);
  expect(isSwappable({ ...activation, swap_available_at: null }, allotted + 600_000)).toBe(false);
});

test('a number runs until its window ends', () => {
  expect(isRunning(activation, allotted + 1_199_000)).toBe(true);
  expect(isRunning(activation, allotted + 1_200_000)).toBe(false);
});
