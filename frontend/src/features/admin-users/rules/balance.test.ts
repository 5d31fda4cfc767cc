import { expect, it } from 'vitest';
import { balanceCents, balanceText } from './balance';

it.each([
  ['100.50', 10_050],
  ['100,5', 10_050],
  ['0', 0],
  [' 7 ', 700],
  ['19,99', 1_999],
])('reads %j as %i cents', (typed, cents) => {
  expect(balanceCents(typed)).toBe(cents);
});

it.each(['', '-1', 'abc', '1.2.3', '1,999', 'R$ 10', '1e3'])('refuses %j', (typed) => {
  expect(balanceCents(typed)).toBeNull();
});

it('writes what it reads', () => {
  expect(balanceText(10_050)).toBe('100,50');
  expect(balanceCents(balanceText(7))).toBe(7);
});
