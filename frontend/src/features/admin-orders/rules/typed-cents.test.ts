import { expect, it } from 'vitest';
import { typedCents } from './typed-cents';

it.each([
  ['10', 1000],
  ['10,5', 1050],
  ['10.55', 1055],
  ['R$ 0,01', 1],
])('%j is an amount', (typed, cents) => {
  expect(typedCents(typed)).toBe(cents);
});

it.each(['', 'ten', '-1', '1,234', '1.000,00'])('%j is none', (typed) => {
  expect(typedCents(typed)).toBeNaN();
});
