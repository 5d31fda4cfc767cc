import { describe, expect, it } from 'vitest';
import { compareCountries, type ComparedCountry, otherCountries } from './compare-countries';

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
  it('begins with what the reader used and what most buy, and within each with what works now', () => {
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

  it('is sorted by price, wait and stock, without groups, and what is sold out stands last', () => {
    expect(order(ROWS, 'price', ['US'])).toEqual(['IN', 'CO', 'US', 'BR', 'PT', 'XX']);
    expect(order(ROWS, 'dearest', ['US'])).toEqual(['PT', 'BR', 'US', 'CO', 'IN', 'XX']);
    expect(order(ROWS, 'wait', [])).toEqual(['PT', 'BR', 'IN', 'CO', 'US', 'XX']);
    expect(order(ROWS, 'stock', [])[0]).toBe('US');
  });
});

it('two other countries are proposed, those that work now first, and none without stock', () => {
  const proposed = (rows: ComparedCountry[], isoCode: string) =>
    otherCountries(rows, isoCode).map(({ country }) => country.iso_code);
  expect(proposed(ROWS, 'BR')).toEqual(['PT', 'CO']);
  expect(proposed(ROWS, 'US')).toEqual(['PT', 'BR']);
  expect(proposed([row('BR'), row('XX', { stock: 0 })], 'BR')).toEqual([]);
});
