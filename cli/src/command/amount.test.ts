import { InvalidArgumentError } from 'commander';
import { describe, expect, it } from 'vitest';
import { parseAmount } from './amount.js';

describe('an amount', () => {
  it.each([
    ['25', 2500],
    ['25.5', 2550],
    ['25,05', 2505],
    [' 0.01 ', 1],
    ['9999999.99', 999_999_999],
  ])('%j is %i cents', (text, cents) => {
    expect(parseAmount(text)).toBe(cents);
  });

  it.each(['', '0', '0,00', '-1', '1.000', '1.000,00', '1e3', '10,005', '12345678', 'ten'])(
    '%j is refused',
    (text) => {
      expect(() => parseAmount(text)).toThrow(InvalidArgumentError);
    },
  );
});
