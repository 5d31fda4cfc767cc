import type { Clock } from '../platform/clock.js';
import { systemRandom, type Random } from '../platform/random.js';

/** A clock that moves only when a test moves it. */
export interface TestClock extends Clock {
  set(time: Date | string): void;
  advance(step: { ms?: number; seconds?: number; minutes?: number; days?: number }): void;
}

/** Starts at the given instant. */
export function testClock(start: Date | string = '2026-03-10T12:00:00.000Z'): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (time) => void (now = new Date(time)),
    advance: ({ ms = 0, seconds = 0, minutes = 0, days = 0 }) =>
      void (now = new Date(now.getTime() + ms + 1000 * (seconds + 60 * (minutes + 1440 * days)))),
  };
}

/** Real ids and tokens, but a test chooses the digits (mailed codes). */
export interface TestRandom extends Random {
  /** What `digits` answers from now on, cut to the requested length. */
  nextDigits(digits: string): void;
}

export function testRandom(digits = '123456'): TestRandom {
  let chosen = digits;
  return {
    ...systemRandom,
    digits: (count) => chosen.slice(0, count).padStart(count, '0'),
    nextDigits: (next) => void (chosen = next),
  };
}
