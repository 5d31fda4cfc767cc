import { describe, expect, it } from 'vitest';
import { parseMoney } from './money-field';

describe('parseMoney', () => {
  it.each([
    ['', 0],
    ['25', 2500],
    ['25,5', 2550],
    ['25.50', 2550],
    ['1.234,56', 123456],
    ['1,234.56', 123456],
    ['1.234.567,89', 123456789],
    [',5', 50],
    ['12,', 1200],
    ['R$ 0,11', 11],
    ['0,119', 11],
    ['abc', 0],
  ])('reads %j as %i cents', (text, cents) => {
    expect(parseMoney(text)).toBe(cents);
  });

  it('reads the last separator as the decimal point, even with three digits after it', () => {
    expect(parseMoney('1.000')).toBe(100);
  });

  it.each(['-5', '−5,00', ' -0,01'])('reads %j as 0', (text) => {
    expect(parseMoney(text)).toBe(0);
  });
});
