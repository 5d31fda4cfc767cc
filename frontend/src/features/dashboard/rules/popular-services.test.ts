import type { Schemas } from '@torpedo/api-client';
import { expect, it } from 'vitest';
import { popularServices } from './popular-services';

const service = (name: string, price_cents: number, stock: number): Schemas['ServiceDto'] => ({
  id: name,
  serv_code: name,
  name,
  price: price_cents / 100,
  price_cents,
  currency: 'BRL',
  service_image_url: `/images/${name}.svg`,
  description: null,
  category: 'messaging',
  stock,
  delivery_rate: null,
  typical_seconds: null,
  sample_size: 0,
  works_now: null,
  country: null,
});

it('lists the twelve services in their order, whatever the catalogue holds', () => {
  expect(popularServices([]).map(({ slug }) => slug)).toEqual([
    'whatsapp',
    'facebook',
    'telegram',
    'tinder',
    'instagram',
    'twitter',
    'linkedin',
    'discord',
    'tiktok',
    'netflix',
    'google',
    'apple',
  ]);
});

it('takes price and picture from the catalogue', () => {
  const [whatsapp] = popularServices([service('WhatsApp', 240, 12)]);
  expect(whatsapp).toEqual({
    slug: 'whatsapp',
    name: 'WhatsApp',
    imageUrl: '/images/WhatsApp.svg',
    price: { cents: 240, currency: 'BRL' },
  });
});

it('shows no price for a service that cannot be bought now', () => {
  const [whatsapp, facebook] = popularServices([service('WhatsApp', 240, 0)]);
  expect(whatsapp?.price).toBeUndefined();
  expect(facebook?.price).toBeUndefined();
});

it('lists the services of "buy again" last', () => {
  const catalogue = ['WhatsApp', 'Telegram', 'Facebook'].map((name) => service(name, 240, 12));
  const slugs = popularServices(catalogue, ['WhatsApp', 'Telegram']).map(({ slug }) => slug);
  expect(slugs).toHaveLength(12);
  expect([slugs[0], ...slugs.slice(-2)]).toEqual(['facebook', 'whatsapp', 'telegram']);
});
