import { expect, it } from 'vitest';
import { formatMoney } from '../format/money';
import { centsText, formatCompact, formatMicros, moneyOfMicros, typedCents } from './amounts';

it.each([
  ['10', 1_000],
  ['0', 0],
  [' 7 ', 700],
  ['100,5', 10_050],
  ['100.50', 10_050],
  ['19,99', 1_999],
  ['R$ 0,01', 1],
  ['R$ 1.234,5', 123_450],
  ['US$ 0,43', 43],
  ['1.000,00', 100_000],
  ['-1', -100],
  ['+4,80', 480],
])('reads %j as %j cents', (typed, cents) => {
  expect(typedCents(typed)).toBe(cents);
});

it.each(['', 'ten', '1,234', '1.234', '1.2.3', '1,2,3', '1.23,4', '1e3', '--1', '0,005'])(
  'refuses %j, which is no amount or could be two',
  (typed) => {
    expect(typedCents(typed)).toBeUndefined();
  },
);

it('writes what it reads', () => {
  expect(centsText(123_405)).toBe('1.234,05');
  expect(typedCents(centsText(123_405))).toBe(123_405);
});

it('writes dollars of providers and of customers with the same sign', () => {
  expect(formatMicros(405_800, 'USD')).toBe('US$\u00A00,4058');
  expect(formatMoney(43, 'USD')).toBe('US$\u00A00,43');
  expect(moneyOfMicros(-2_670_000, 'USD')).toBe('−US$\u00A02,67');
});

it('writes the word in the language of the reader and the separator of amounts', () => {
  expect(formatCompact(1234, 'en')).toBe('1,2K');
  expect(formatCompact(1234, 'pt').replaceAll('\u00A0', ' ')).toBe('1,2 mil');
});
