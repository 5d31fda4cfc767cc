import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextTry, outcomeOf } from './webhook-schedule.js';

const NOW = new Date('2026-03-10T12:00:00Z');
const HOUR_MS = 3_600_000;

const failed = { tries: 1, retryAfterMs: null, isBusy: false, chance: 0.5 };

describe('an answer', () => {
  it.each([200, 202, 204])('%i accepts', (status) => {
    expect(outcomeOf(status, null, NOW)).toEqual({ kind: 'delivered' });
  });

  it.each([301, 307, 400, 401, 404, 500])('%i is a failure of this delivery', (status) => {
    expect(outcomeOf(status, null, NOW)).toEqual({ kind: 'failed', isBusy: false, retryAfterMs: null });
  });

  it.each([429, 502, 503, 504])('%i is one of the whole endpoint', (status) => {
    expect(outcomeOf(status, null, NOW)).toMatchObject({ kind: 'failed', isBusy: true });
  });

  it.each([
    ['120', 120_000],
    ['Tue, 10 Mar 2026 12:01:00 GMT', 60_000],
    ['Tue, 10 Mar 2026 11:00:00 GMT', 0],
    ['99999999', 24 * HOUR_MS],
    ['soon', null],
  ])('says with Retry-After %s when to come back', (header, ms) => {
    expect(outcomeOf(429, header, NOW)).toMatchObject({ retryAfterMs: ms });
  });
});

describe('the next try', () => {
  it('comes later each time, and never after the tenth', () => {
    const pauses = Array.from({ length: 10 }, (_, index) => nextTry({ ...failed, tries: index + 1 }).pauseMs);
    const [seconds, ...rest] = pauses;
    expect(seconds).toBe(5_000);
    expect(rest.slice(-2)).toEqual([24 * HOUR_MS, null]);
    const known = pauses.filter((pause) => pause !== null);
    expect(known).toEqual([...known].sort((one, other) => one - other));
  });

  it('is spread by a fifth at most, and never comes before it is wished for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.option(fc.integer({ min: 0, max: 24 * HOUR_MS })),
        (tries, chance, wished) => {
          const middle = nextTry({ ...failed, tries }).pauseMs!;
          const { pauseMs } = nextTry({ ...failed, tries, chance, retryAfterMs: wished });
          expect(pauseMs).toBeGreaterThanOrEqual(Math.max(wished ?? 0, Math.floor(middle * 0.8)));
          expect(pauseMs).toBeLessThanOrEqual(Math.max(wished ?? 0, Math.ceil(middle * 1.2)));
        },
      ),
    );
  });

  it('lets a busy endpoint rest, but no other deliveries for one that was refused', () => {
    expect(nextTry(failed).endpointPauseMs).toBe(0);
    expect(nextTry({ ...failed, isBusy: true }).endpointPauseMs).toBe(5_000);
    expect(nextTry({ ...failed, isBusy: true, tries: 8 }).endpointPauseMs).toBe(300_000);
  });
});
