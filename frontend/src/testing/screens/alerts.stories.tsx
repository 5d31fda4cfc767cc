import type { Schemas } from '@torpedo/api-client';
import { inUse } from './numbers-in-use';
import { screens, type ScreenStory } from './screen-story';

export default { ...screens, title: 'Screens/Alerts' };

type Alert = Schemas['PriceAlertDto'];

const brand = (code: string, name: string) => ({
  code,
  name,
  image_url: `/images/services/${name.toLowerCase()}.svg`,
});
const country = (iso_code: string, name: string) => ({
  iso_code,
  name,
  flag_image_url: `/images/flags/${iso_code}.svg`,
});

function alertsFrom(documented: Alert): Alert[] {
  const base = { ...documented, currency: 'BRL' as const };
  return [
    {
      ...base,
      id: 'a1',
      service: brand('go', 'Google'),
      country: country('PT', 'Portugal'),
      max_price_cents: 250,
      state: 'triggered',
      triggered_at: '2026-03-10T12:01:05.000Z',
      triggered_price_cents: 240,
      ends_at: '2026-03-17T12:00:00.000Z',
      now: { price_cents: 240, stock: 40, delivery_rate: 0.87, typical_seconds: 13 },
    },
    {
      ...base,
      id: 'a2',
      service: brand('wa', 'WhatsApp'),
      country: country('CO', 'Colômbia'),
      max_price_cents: null,
      ends_at: '2026-03-17T12:00:00.000Z',
      now: { price_cents: 190, stock: 0, delivery_rate: 0.8, typical_seconds: 20 },
    },
    {
      ...base,
      id: 'a3',
      service: brand('tg', 'Telegram'),
      country: country('BR', 'Brasil'),
      max_price_cents: 220,
      ends_at: '2026-03-11T12:00:00.000Z',
      now: { price_cents: 274, stock: 90, delivery_rate: 0.89, typical_seconds: 12 },
    },
    {
      ...base,
      id: 'a4',
      service: brand('oi', 'Tinder'),
      country: country('US', 'Estados Unidos'),
      max_price_cents: 150,
      state: 'ended',
      created_at: '2026-03-01T12:00:00.000Z',
      ends_at: '2026-03-08T12:00:00.000Z',
      now: { price_cents: 210, stock: 3, delivery_rate: null, typical_seconds: null },
    },
  ];
}

export const List: ScreenStory = {
  args: {
    address: '/services/alerts',
    answers: {
      ...inUse({}),
      '/api/v1/alerts': (documented) => ({
        ...documented,
        alerts: alertsFrom(documented.alerts[0]!),
        open: 3,
        maximum: 10,
      }),
    },
  },
};

export const Empty: ScreenStory = {
  args: {
    address: '/services/alerts',
    answers: { '/api/v1/alerts': (documented) => ({ ...documented, alerts: [], open: 0, maximum: 10 }) },
  },
};

export const New: ScreenStory = {
  args: {
    address: '/services/alerts?service=wa&country=BR',
    answers: {
      '/api/v1/services': (documented) => ({
        ...documented,
        services: documented.services.map((service) => ({ ...service, stock: 0 })),
      }),
    },
  },
};
