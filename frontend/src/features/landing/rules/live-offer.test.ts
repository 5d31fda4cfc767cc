import type { Schemas } from '@torpedo/api-client';
import { describe, expect, it } from 'vitest';
import { familiarFirst, lowestPrice, namedService, offersOnPage, shownOffers } from './live-offer';

const service = (serv_code: string, price_cents: number, stock: number): Schemas['ServiceDto'] => ({
  id: serv_code,
  serv_code,
  name: serv_code,
  price: price_cents / 100,
  price_cents,
  currency: 'BRL',
  service_image_url: null,
  description: null,
  category: 'messaging',
  stock,
  delivery_rate: null,
  typical_seconds: null,
  sample_size: 0,
  works_now: null,
  country: null,
});

describe('what the landing page says of the catalogue', () => {
  it('is the lowest price that somebody could pay now', () => {
    expect(lowestPrice([service('wa', 240, 5), service('tg', 170, 1), service('ot', 90, 0)])).toBe(170);
  });

  it('is nothing while nothing is in stock', () => {
    expect(lowestPrice([])).toBeUndefined();
    expect(lowestPrice([service('wa', 240, 0)])).toBeUndefined();
  });

  it('names a service only while it can be bought', () => {
    expect(namedService([service('wa', 240, 5)], 'wa')?.price_cents).toBe(240);
    expect(namedService([service('wa', 240, 0)], 'wa')).toBeUndefined();
    expect(namedService([service('tg', 170, 5)], 'wa')).toBeUndefined();
  });

  it('shows a few services in the order of the catalogue, and none that is sold out', () => {
    const services = Array.from({ length: 12 }, (_, index) => service(`s${index}`, 100, index % 3));
    const shown = shownOffers(services);
    expect(shown).toHaveLength(offersOnPage);
    expect(shown.map(({ serv_code }) => serv_code)).toEqual([
      's1',
      's2',
      's4',
      's5',
      's7',
      's8',
      's10',
      's11',
    ]);
  });
});

it('shows flags that visitors know before the others, as far as there are any', () => {
  const countries = ['AF', 'AL', 'ZA', 'US', 'BR'].map((iso_code) => ({ iso_code }));
  expect(familiarFirst(countries).map(({ iso_code }) => iso_code)).toEqual(['BR', 'US', 'AF', 'AL', 'ZA']);
});

it('is short', () => {
  const countries = Array.from({ length: 40 }, (_, index) => ({ iso_code: `X${index}` }));
  expect(familiarFirst(countries)).toHaveLength(8);
});
