import { expect, it } from 'vitest';
import { typedValue, wholeValue, writtenValue } from './setting-value';

const price = { path: 'default_price_cents', type: 'integer', unit: 'cents', minimum: 1 } as const;
const seconds = {
  path: 'a_seconds',
  type: 'number',
  unit: 'seconds',
  exclusive_minimum: 0,
  maximum: 60,
} as const;

it('shows money in reais and reads it back to the cent', () => {
  expect(writtenValue(price, 90)).toBe('0,90');
  expect(typedValue(price, '1,29')).toBe(129);
  expect(typedValue(price, '0')).toBeUndefined();
});

it.each(['0', '61', '', 'two'])('refuses "%s", which is out of bounds or no number', (typed) => {
  expect(typedValue(seconds, typed)).toBeUndefined();
});

it('builds the value of a setting from its parts', () => {
  expect(wholeValue([price], [90])).toBe(90);
  expect(wholeValue([{ ...seconds, path: 'fx.USD' }], [5])).toEqual({ USD: 5 });
});
