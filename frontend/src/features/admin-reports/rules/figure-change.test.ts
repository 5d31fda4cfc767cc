import { expect, it } from 'vitest';
import { figureChange, isGood } from './figure-change';

it('money and counts change by a share, shares by points, and missing figures have no change', () => {
  expect(figureChange('cents', 110, 100)).toEqual({ value: 0.1, isPoints: false, before: 100 });
  expect(figureChange('share', 0.5, 0.75)).toEqual({ value: -0.25, isPoints: true, before: 0.75 });
  expect(figureChange('count', 5, 0)).toBeNull();
  expect(figureChange('share', null, 0.5)).toBeNull();
  expect(figureChange('cents', 5, undefined)).toBeNull();
});

it('more revenue is good, more refunds are bad', () => {
  expect(isGood('revenue_cents', 0.1)).toBe(true);
  expect(isGood('refunded_cents', 0.1)).toBe(false);
  expect(isGood('failure_rate', -0.1)).toBe(true);
  expect(isGood('orders', 0)).toBeNull();
});
