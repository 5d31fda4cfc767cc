import { expect, it } from 'vitest';
import { chargeOf, formatRate } from './charge';

it.each([
  [2500, 5.4, 13_500],
  [1, 5.4, 6],
  [400, 5.536968, 2215],
  [401, 5.4, 2166],
])('%d cents at %d charge %d centavos', (cents, rate, charge) => {
  expect(chargeOf(cents, rate)).toBe(charge);
});

it.each([
  [5.4, '5,40'],
  [5.536968, '5,537'],
])('the rate %d is written %s', (rate, written) => {
  expect(formatRate(rate)).toBe(written);
});
