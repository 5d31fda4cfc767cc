import { expect, it } from 'vitest';
import { centsOf, percentOf, typedCents } from './price-input';

it.each([
  ['2,40', 240],
  ['2.40', 240],
  ['R$ 1.234,5', 123_450],
  ['3', 300],
  ['0,005', 1],
  ['-1', -100],
  ['two', undefined],
  ['', undefined],
  ['1,2,3', undefined],
])('reads %j as %j cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

it('reads percentages with and without their sign', () => {
  expect([percentOf('12,5 %'), percentOf('-3'), percentOf('%')]).toEqual([12.5, -3, undefined]);
});

it('writes cents as they are typed', () => {
  expect(typedCents(123_405)).toBe('1.234,05');
});
