import type { Schemas } from '@torpedo/api-client';
import type { Answers } from '../documented-server';
import {
  ago,
  type CountryCode,
  countryOf,
  idOf,
  pageOf,
  SERVICE_CODES,
  type ServiceCode,
  serviceOf,
} from './goods';

type Product = Schemas['AdminProductDto'];

/** Service, country, stock, delivery in percent, cost and price in cents, unusual facts. */
const PRODUCTS: readonly [
  ServiceCode,
  CountryCode,
  number,
  number | null,
  number,
  number,
  Partial<Product>?,
][] = [
  ['fb', 'BR', 8_120, 71, 29, 63],
  ['go', 'BR', 30_400, 84, 41, 90],
  ['ig', 'BR', 22_310, 77, 41, 90],
  ['lf', 'BR', 2_940, 66, 44, 79],
  ['mm', 'BR', 12_006, 90, 37, 85],
  ['nf', 'BR', 1_104, 74, 96, 210],
  ['oi', 'BR', 6_230, 31, 66, 112, { price_source: 'own' }],
  ['tg', 'BR', 9_871, 79, 100, 170],
  ['ub', 'BR', 3, 69, 52, 99, { stock_label: 'low' }],
  ['wa', 'BR', 18_204, 82, 141, 240],
  ['wa', 'US', 4_016, 74, 583, 682, { is_low_margin: true, price_source: 'own' }],
  ['wa', 'PT', 1_290, 81, 282, 480],
  ['lf', 'GB', 0, 63, 133, 157, { stock_label: 'none', is_low_margin: true }],
  ['ds', 'GB', 7_540, 90, 23, 39],
  ['tg', 'MX', 640, 71, 61, 140, { status: 'inactive', is_sold: false }],
  ['wa', 'ID', 12_800, 58, 30, 96],
  ['wa', 'IN', 31_000, null, 27, 88],
];

const OFFERS = [
  ['pampa', 'Pampa', 0.6, 5, 139_000],
  ['norte', 'Norte SMS', 0.67, 6, 126_000],
  ['atlas', 'Atlas', 0.19, 31, 121_000],
] as const;

const nameOf = (code: ServiceCode, country: CountryCode) => {
  const service = serviceOf(code);
  const { iso_code, name, flag_image_url } = countryOf(country);
  return {
    ...{ sku: `${iso_code}-${code.toUpperCase()}`, name: service.name, image_url: service.image_url },
    ...{ service_code: code, service_name: service.name },
    ...{ country_iso: iso_code, country_name: name, flag_image_url },
  };
};

const SELLING = {
  ...{ own_name: null, status: 'active', is_sold: true, paused_at: null, pause_reason: null },
  ...{ is_country_enabled: true, price_source: 'synced', stock_label: 'high', is_low_margin: false },
} as const satisfies Partial<Product>;

const CATEGORIES = [
  ['messaging', 'Mensagens', 9, 214],
  ['social', 'Redes sociais', 12, 331],
  ['dating', 'Relacionamento', 5, 74],
  ['mail', 'E-mail', 6, 158],
  ['delivery', 'Entregas e transporte', 8, 96],
  ['finance', 'Bancos e carteiras', 11, 120],
  ['games', 'Jogos', 7, 88],
  ['shopping', 'Compras', 10, 143],
  ['other', 'Outros', 21, 190],
] as const;

const PLACES = ['BR', 'US', 'PT', 'AR', 'MX', 'ID', 'GB', 'CL', 'CO', 'IN'] as const;

export const catalogue: Answers = {
  '/api/v1/services': ({ services: [service] }) => {
    const services = SERVICE_CODES.map((code) => {
      const { name, image_url } = serviceOf(code);
      return { ...service!, id: code, serv_code: code, name, service_image_url: image_url };
    });
    return { services, total: services.length };
  },
  '/api/v1/admin/products': ({ items: [product] }, { url }) => {
    const isAll = [...new URL(url).searchParams.keys()].every((name) => ['per_page', 'page'].includes(name));
    const items = PRODUCTS.map(([code, country, stock, share, cost, price, state = {}], place): Product => ({
      ...product!,
      ...nameOf(code, country),
      ...SELLING,
      id: place === 9 ? product!.id : idOf(product!.id, place),
      ...{ stock, price_cents: price, price: price / 100, synced_price_cents: price },
      ...{ delivery_rate: share === null ? null : share / 100, sample_size: share === null ? 4 : 212 },
      provider_cost: { currency: 'USD', amount_micros: Math.round((cost / 5.42) * 10_000), cents: cost },
      margin: (price - cost) / price,
      ...state,
    }));
    return pageOf(items, isAll ? 412 : 24);
  },
  '/api/v1/admin/products/{id}/offers': ({ items: [offer] }) => {
    const items = OFFERS.map(([provider, provider_name, delivery_rate, sample_size, micros], place) => ({
      ...offer!,
      ...{ provider, provider_name, delivery_rate, sample_size, obstacle: null, closure: null },
      ...{ id: idOf(offer!.id, place), position: place + 1, rank: place + 1, stock: 4_200 - place * 1_300 },
      cost: { currency: 'USD', amount_micros: micros, cents: Math.round((micros / 10_000) * 5.42) },
    }));
    return pageOf(items, items.length);
  },
  '/api/v1/admin/categories': ({ items: [category] }) => {
    const items = CATEGORIES.map(([code, name, services, products], place) => ({
      ...{ ...category!, code, name, services, products, position: place + 1 },
      names: { pt: name, en: name, es: name },
      updated_at: ago(86_400 * (place + 1)),
    }));
    return pageOf(items, items.length);
  },
  '/api/v1/admin/countries': ({ items: [country] }) => {
    const items = PLACES.map((code, place) => ({
      ...country!,
      ...countryOf(code),
      ...{ is_enabled: code !== 'CO', position: place + 1, products: 62 - place * 4 },
      ...{ has_own_names: code === 'GB', paused_products: place % 3, stock: 98_200 - place * 9_310 },
    }));
    return pageOf(items, 38);
  },
};
