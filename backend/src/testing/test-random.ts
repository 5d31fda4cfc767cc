import { systemRandom, type Random } from '../platform/random.js';

/** Real ids and tokens, but digits (mailed codes) that a test chooses. */
export interface TestRandom extends Random {
  /** What `digits` answers from now on, cut to the length asked for. */
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
