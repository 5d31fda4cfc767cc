import type { Schemas } from '@torpedo/api-client';
import { describe, expect, it } from 'vitest';
import {
  exampleHold,
  familiarFirst,
  figuresOf,
  lowestPrice,
  namedService,
  offersOnPage,
  shownOffers,
} from './live-offer';

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

describe('the catalogue on the landing page', () => {
  it('shows the lowest price of a service in stock', () => {
    expect(lowestPrice([service('wa', 240, 5), service('tg', 170, 1), service('ot', 90, 0)])).toBe(170);
  });

  it('shows no price while nothing is in stock', () => {
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

const soldIn = (iso_code: string, stock = 9) => ({
  ...service('wa', 240, stock),
  country: { iso_code, name: iso_code, flag_image_url: '' },
});

it('lists three countries with stock, those that visitors know first', () => {
  const countries = [soldIn('AF'), soldIn('US'), soldIn('PT', 0), soldIn('BR'), soldIn('ZA')];
  expect(familiarFirst(countries).map(({ country }) => country?.iso_code)).toEqual(['BR', 'US', 'AF']);
});

it('shows a hold at a current price, whose release restores the balance before it', () => {
  const offers = [service('wa', 439, 5), service('oi', 186, 5)];
  expect(exampleHold(offers)).toMatchObject({ cents: 186, balanceCents: 500, leftCents: 314 });
  expect(exampleHold([service('wa', 739, 5)])).toMatchObject({ balanceCents: 1000, leftCents: 261 });
  expect(exampleHold([])).toBeUndefined();
});

it('shows the three most measured rows of the status, even when they deliver badly', () => {
  const measured = (service_code: string, delivery_percent: number | null) => {
    const day = {
      numbers: 30,
      delivery_percent,
      median_seconds: null,
      p90_seconds: null,
      is_unstable: delivery_percent !== null && delivery_percent < 75,
    };
    const names = { service_name: service_code, service_image_url: null, country_iso: 'BR' };
    return { service_code, ...names, country_name: 'Brasil', flag_image_url: '', hour: day, day, days: [] };
  };
  const products = [measured('wa', 92), measured('tg', 41), measured('ig', null), measured('go', 88)];
  const lists = { anywhere: [], shown: [], by_country: [], read_at: '' };
  const shown = figuresOf({ ...lists, status: { products } }).measured;
  expect(shown.map(({ service_code, day }) => [service_code, day.delivery_percent])).toEqual([
    ['wa', 92],
    ['tg', 41],
    ['ig', null],
  ]);
});
