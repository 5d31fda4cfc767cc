import { describe, expect, it } from 'vitest';
import {
  alternatives,
  compareCountries,
  type ComparedCountry,
  type CountryOrder,
  pinnedFirst,
} from './compare-countries';

const row = (iso_code: string, facts: Partial<ComparedCountry> = {}): ComparedCountry => ({
  ...{ id: iso_code, serv_code: 'wa', name: 'WhatsApp', description: null, category: 'messaging' },
  ...{ price: 1, price_cents: 100, currency: 'BRL', service_image_url: null, stock: 10 },
  ...{ delivery_rate: null, typical_seconds: null, sample_size: 0, works_now: null },
  country: { iso_code, name: iso_code, flag_image_url: '' },
  ...facts,
});

const ROWS = [
  row('IN', { price_cents: 50, delivery_rate: 0.58, typical_seconds: 51, sample_size: 40, works_now: false }),
  row('CO', { price_cents: 90 }),
  row('BR', { price_cents: 439, delivery_rate: 0.89, typical_seconds: 12, sample_size: 90, works_now: true }),
  row('PT', { price_cents: 510, delivery_rate: 0.91, typical_seconds: 10, sample_size: 30, works_now: true }),
  row('XX', { price_cents: 1, stock: 0 }),
  row('US', { price_cents: 385, stock: 3412 }),
];
const order = (...values: Parameters<typeof compareCountries>) =>
  compareCountries(...values).map((each) => each.row.country.iso_code);

describe('the comparison of countries', () => {
  it('lists used countries first, then popular ones, and in each group those that work now first', () => {
    const compared = compareCountries(ROWS, 'works', ['US']);
    expect(compared.map(({ row: { country }, group }) => [country.iso_code, group])).toEqual([
      ['US', 'used'],
      ['PT', 'popular'],
      ['BR', 'popular'],
      ['IN', 'popular'],
      ['CO', 'all'],
      ['XX', 'all'],
    ]);
  });

  it('sorts by price, wait and stock without groups, and lists countries without stock last', () => {
    expect(order(ROWS, 'price', ['US'])).toEqual(['IN', 'CO', 'US', 'BR', 'PT', 'XX']);
    expect(order(ROWS, 'dearest', ['US'])).toEqual(['PT', 'BR', 'US', 'CO', 'IN', 'XX']);
    expect(order(ROWS, 'wait', [])).toEqual(['PT', 'BR', 'IN', 'CO', 'US', 'XX']);
    expect(order(ROWS, 'stock', [])[0]).toBe('US');
  });
});

describe('the proposed countries', () => {
  const proposed = (
    rows: ComparedCountry[],
    isoCode: string,
    priceCents: number,
    used: string[] = [],
    typicalSeconds: number | null = null,
  ) =>
    alternatives(rows, { isoCode, priceCents, typicalSeconds }, used).map(({ product, reason }) => [
      product.country.iso_code,
      reason,
    ]);

  it('are the best rate for a similar price and the best rate of all, each with its reason', () => {
    const chile = row('CL', { price_cents: 400, delivery_rate: 0.8, works_now: true });
    expect(proposed([...ROWS, chile], 'BR', 439)).toEqual([
      ['PT', 'receivesMost'],
      ['CL', 'cheaper'],
    ]);
    expect(proposed([...ROWS, chile], 'BR', 380, ['CL'])).toEqual([
      ['CL', 'used'],
      ['PT', 'receivesMost'],
    ]);
  });

  it('say of a dearer country that it is faster than the refused one, or that the customer has used it', () => {
    const chile = row('CL', { price_cents: 500, delivery_rate: 0.8, typical_seconds: 20, works_now: true });
    expect(proposed([...ROWS, chile], 'BR', 439, ['CL'], 25)[1]).toEqual(['CL', 'faster']);
    expect(proposed([...ROWS, chile], 'BR', 439, ['CL'], 15)[1]).toEqual(['CL', 'used']);
    expect(proposed([...ROWS, chile], 'BR', 439, [], 15)[1]).toEqual(['CL', null]);
  });

  it('exclude those without a measure, without stock, or with unstable delivery', () => {
    expect(proposed([row('BR'), row('CO'), row('XX', { stock: 0, delivery_rate: 0.9 })], 'BR', 100)).toEqual(
      [],
    );
    expect(proposed(ROWS, 'PT', 510)).toEqual([['BR', 'receivesMost']]);
  });
});

it('a table lists the chosen country first, follows the order, and lists unmeasured countries last', () => {
  const listed = (order: CountryOrder) =>
    pinnedFirst(ROWS, order, 'US').map(({ row: { country } }) => country.iso_code);
  expect(listed('works')).toEqual(['US', 'PT', 'BR', 'IN', 'CO', 'XX']);
  expect(listed('price')).toEqual(['US', 'IN', 'CO', 'BR', 'PT', 'XX']);
});
