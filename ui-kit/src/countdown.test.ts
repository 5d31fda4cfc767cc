import { describe, expect, it } from 'vitest';
import { formatSeconds, remainingSeconds } from './countdown';

describe('remainingSeconds', () => {
  it('counts a running second as whole', () => {
    expect(remainingSeconds(10_000, 8_999)).toBe(2);
    expect(remainingSeconds(10_000, 9_000)).toBe(1);
    expect(remainingSeconds(10_000, 9_999)).toBe(1);
  });

  it('stops at zero', () => {
    expect(remainingSeconds(10_000, 10_000)).toBe(0);
    expect(remainingSeconds(10_000, 60_000)).toBe(0);
  });
});

describe('formatSeconds', () => {
  it.each([
    [0, '00:00'],
    [42, '00:42'],
    [1062, '17:42'],
    [3600, '01:00:00'],
  ])('writes %i as %s', (seconds, text) => {
    expect(formatSeconds(seconds)).toBe(text);
  });
});
