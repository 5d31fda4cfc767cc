import { expect, it } from 'vitest';
import type { ProductDelivery } from '../api/providers';
import { deliveryClass, deliveryGrid, worstOf } from './delivery-grid';

const sold = (service_code: string, country_iso: string, numbers: number) =>
  ({ service_code, country_iso, numbers, delivered: 0 }) as ProductDelivery;

it('lists the best-selling services and countries first, and has every pair', () => {
  const grid = deliveryGrid([sold('tg', 'BR', 30), sold('wa', 'BR', 20), sold('wa', 'US', 25)]);
  expect(grid.services.map(({ service_code }) => service_code)).toEqual(['wa', 'tg']);
  expect(grid.countries.map(({ country_iso }) => country_iso)).toEqual(['BR', 'US']);
  expect([grid.cell('wa', 'US')?.numbers, grid.cell('tg', 'US')]).toEqual([25, undefined]);
});

it('the one to look at delivers least, of those with enough numbers and a product', () => {
  const pair = (service_code: string, numbers: number, delivered: number, product_id: string | null = 'p') =>
    ({ service_code, country_iso: 'BR', numbers, delivered, product_id }) as ProductDelivery;
  const items = [pair('wa', 40, 30), pair('tg', 19, 0), pair('oi', 42, 13), pair('ub', 50, 1, null)];
  expect(worstOf(items)?.service_code).toBe('oi');
  expect(worstOf([])).toBeUndefined();
});

it.each([
  [0, 0],
  [0.349, 0],
  [0.35, 1],
  [0.64, 2],
  [0.79, 3],
  [1, 4],
])('a rate of %d is of class %d', (rate, expected) => {
  expect(deliveryClass(rate)).toBe(expected);
});
