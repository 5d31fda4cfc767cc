import type { Schemas } from '@torpedo/api-client';
import type { Answers } from '../documented-server';
import { ago, type CountryCode, countryOf, idOf, itemOf, pageOf, type ServiceCode, serviceOf } from './goods';
import { customer } from './people';

/** Service, country, number (empty while none is allotted), provider, price, seconds left, messages. */
const OPEN: readonly [ServiceCode, CountryCode, string, string, number, number, number][] = [
  ['wa', 'BR', '', 'atlas', 240, 1_150, 0],
  ['oi', 'BR', '+55 11 90000-0598', 'atlas', 112, 64, 0],
  ['tg', 'BR', '+55 85 90000-0077', 'norte', 170, 118, 0],
  ['oi', 'BR', '+55 11 90000-0611', 'atlas', 112, 286, 0],
  ['wa', 'US', '+1 415 555-0142', 'norte', 682, 402, 0],
  ['fb', 'BR', '+55 51 90000-0301', 'pampa', 63, 533, 0],
  ['oi', 'BR', '+55 11 90000-0650', 'atlas', 112, 610, 0],
  ['wa', 'PT', '+351 900 000 118', 'pampa', 480, 742, 1],
  ['tg', 'BR', '+55 21 90000-0047', 'norte', 170, 784, 0],
  ['go', 'BR', '+55 41 90000-0212', 'pampa', 90, 904, 1],
  ['oi', 'BR', '+55 11 90000-0719', 'atlas', 112, 961, 0],
  ['ig', 'BR', '+55 31 90000-0457', 'norte', 90, 1_068, 0],
  ['ig', 'BR', '+55 31 90000-0456', 'norte', 90, 1_068, 0],
  ['wa', 'BR', '+55 21 90000-0033', 'norte', 240, 1_121, 0],
  ['wa', 'BR', '+55 11 90000-0187', 'pampa', 240, 1_184, 0],
  ['ds', 'BR', '+55 61 90000-0009', 'norte', 39, 1_190, 0],
  ['wa', 'BR', '+55 11 90000-0191', 'pampa', 240, 1_196, 0],
];

const BUYING = { is_paused: false, paused_at: null, pause_reason: null, circuit: null };

type Provider = Schemas['ProviderDto'];

/** Code, name, latency, today's numbers and codes, balance, hours it lasts, open numbers. */
const PROVIDERS: readonly [
  string,
  string,
  number | null,
  number,
  number,
  number,
  number | null,
  number,
  Partial<Provider>?,
][] = [
  ['pampa', 'Pampa', 1_100, 1_312, 1_103, 412.9, 19, 46],
  ['norte', 'Norte SMS', 1_900, 861, 661, 38.2, 2, 33],
  [
    'atlas',
    'Atlas',
    6_400,
    360,
    222,
    96,
    11,
    8,
    { circuit: { state: 'half_open', reason: 'no answer', since: ago(1_860), retry_at: ago(-60) } },
  ],
  [
    'andes',
    'Andes',
    null,
    0,
    0,
    204,
    null,
    0,
    { circuit: { state: 'open', reason: 'no answer', since: ago(2_400), retry_at: ago(-72) } },
  ],
];

/** Delivery in percent, by service, in the order of the countries; null where there is too little data. */
const DELIVERY_COUNTRIES = ['BR', 'US', 'PT', 'AR', 'MX', 'ID', 'GB'] as const;
const DELIVERY: readonly [ServiceCode, ...(number | null)[]][] = [
  ['wa', 82, 74, 81, 72, 69, 58, 77],
  ['tg', 79, 70, 84, 75, 71, 66, 80],
  ['ig', 77, 68, 72, null, 64, 61, 70],
  ['go', 84, 79, 88, 81, 76, 73, 86],
  ['fb', 71, 62, null, 66, 59, 52, 68],
  ['oi', 31, 64, 70, null, 47, null, 72],
  ['ub', 69, 72, null, null, 55, null, null],
  ['nf', 74, 70, null, null, null, 48, 76],
  ['ds', 88, 86, 91, 84, 80, 77, 90],
  ['lf', 66, 58, null, 61, 44, 39, 63],
  ['mm', 90, 88, null, null, 82, null, 91],
];

const CODES_BY_HOUR = [31, 28, 40, 52, 47, 33, 58, 61, 49, 55, 38, 44];

export const live: Answers = {
  '/api/v1/admin/activations': ({ items: [activation] }) => {
    const items = OPEN.map(([service, country, phone, provider, cents, left, messages], place) => ({
      ...activation!,
      ...customer(place * 5 + 1),
      ...{ provider, price_cents: cents, price: cents / 100, message_count: messages },
      id: idOf(activation!.id, place),
      item: itemOf(service, country, phone),
      status: phone === '' ? ('REQUESTING' as const) : ('WAITING_SMS' as const),
      last_attempt: { provider, reason: null, outcome: phone === '' ? 'unknown' : 'bought' },
      requested_at: ago(1_200 - left),
      allotted_at: phone === '' ? null : ago(1_200 - left),
      expires_at: phone === '' ? null : ago(-left),
      first_message_at: messages > 0 ? ago(60) : null,
    }));
    return pageOf(items, items.length);
  },
  '/api/v1/admin/providers': ({ items: [provider] }) => {
    const items = PROVIDERS.map(
      ([code, name, latency, numbers, codes, balance, hours, open, state = {}], place): Provider => ({
        ...provider!,
        ...BUYING,
        ...{ code, name, balance, currency: 'USD', is_simulated: false, priority: place + 1 },
        ...{ open_numbers: open, max_open_numbers: null, balance_lasts_hours: hours },
        health: {
          ...provider!.health,
          ...{ error_rate: numbers === 0 ? null : 0.06 + place * 0.04, p95_latency_ms: latency },
          ...{ settled: numbers, delivered: codes, bans: [] },
          codes_by_hour: numbers === 0 ? [] : CODES_BY_HOUR.map((each, hour) => each + ((hour * 7) % 11)),
        },
        ...state,
      }),
    );
    return pageOf(items, items.length);
  },
  '/api/v1/admin/products/delivery': ({ items: [cell] }) => {
    const items = DELIVERY.flatMap(([service, ...shares], row) =>
      shares.map((share, column) => {
        const { code, name, image_url } = serviceOf(service);
        const country = countryOf(DELIVERY_COUNTRIES[column]!);
        return {
          ...{ service_code: code, service_name: name, service_image_url: image_url },
          ...{ country_iso: country.iso_code, country_name: country.name },
          flag_image_url: country.flag_image_url,
          product_id: idOf(cell!.product_id ?? '', row * 10 + column),
          numbers: share === null ? 9 : 100,
          delivered: share ?? 4,
        };
      }),
    );
    return pageOf(items, items.length);
  },
};
