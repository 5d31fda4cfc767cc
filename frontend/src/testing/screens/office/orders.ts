import type { Schemas } from '@torpedo/api-client';
import type { Answers } from '../documented-server';
import { ago, type CountryCode, idOf, itemOf, pageOf, type ServiceCode } from './goods';
import { customer } from './people';

type Situation = NonNullable<Schemas['ListedOrderDto']['situation']>;

/** Service, country, number, situation, provider, price, margin, seconds ago. */
const ORDERS: readonly [
  ServiceCode,
  CountryCode,
  string,
  Situation,
  string,
  number,
  number | null,
  number,
][] = [
  ['wa', 'BR', '+55 11 90000-0187', 'waiting', 'pampa', 240, null, 16],
  ['wa', 'BR', '', 'uncertain', 'atlas', 240, null, 41],
  ['ig', 'BR', '+55 31 90000-0457', 'waiting', 'norte', 90, null, 74],
  ['wa', 'PT', '+351 900 000 118', 'delivered', 'pampa', 480, 198, 118],
  ['tg', 'BR', '+55 21 90000-0047', 'waiting', 'norte', 170, null, 163],
  ['oi', 'BR', '+55 11 90000-0611', 'cost_open', 'atlas', 112, -66, 244],
  ['go', 'BR', '+55 41 90000-0212', 'delivered', 'pampa', 90, 49, 311],
  ['oi', 'BR', '+55 11 90000-0598', 'no_code', 'atlas', 112, 0, 402],
  ['ds', 'BR', '+55 61 90000-0009', 'delivered', 'norte', 39, 16, 455],
  ['fb', 'BR', '+55 51 90000-0301', 'cancelled', 'pampa', 63, 0, 530],
  ['tg', 'BR', '+55 85 90000-0077', 'disputed', 'norte', 170, 70, 702],
  ['wa', 'BR', '+55 11 90000-0190', 'refunded', 'pampa', 240, -141, 761],
  ['lf', 'GB', '+44 7700 900077', 'delivered', 'pampa', 157, 24, 822],
  ['wa', 'US', '+1 415 555-0142', 'delivered', 'pampa', 682, 99, 871],
  ['wa', 'BR', '+55 11 90000-0142', 'not_found', 'atlas', 240, 0, 930],
  ['nf', 'ID', '+62 812 0000-0118', 'delivered', 'norte', 210, 83, 1_004],
];

const STATUS: Partial<Record<Situation, Schemas['ListedOrderDto']['status']>> = {
  ...{ delivered: 'delivered', disputed: 'delivered', refunded: 'refunded' },
  ...{ cancelled: 'cancelled', no_code: 'cancelled', not_found: 'cancelled', cost_open: 'cancelled' },
};

/** The number of orders of the customer whose page is shown. */
const OF_ONE = 42;

const TOTALS: Record<string, number> = {
  ...{ to_act: 4, shipped: 87, delivered: 1_986, undelivered: 431, no_code: 431, given_back: 12 },
};

function totalOf(url: string): number {
  const { searchParams } = new URL(url);
  const view = [...searchParams.values()].find((value) => value in TOTALS);
  return view === undefined ? 2_533 : TOTALS[view]!;
}

export const orders: Answers = {
  '/api/v1/admin/orders': ({ items: [order] }, { url }) => {
    const items = ORDERS.map(
      ([service, country, phone, situation, provider, cents, margin_cents, seconds], place) => ({
        ...order!,
        ...customer(place * 3 + 1),
        ...{ situation, provider, margin_cents, total_amount_cents: cents, total_amount: cents / 100 },
        id: idOf(order!.id, place),
        status: STATUS[situation] ?? 'shipped',
        item: itemOf(service, country, phone),
        created_at: ago(seconds),
        expires_at: ago(seconds - 1_200),
      }),
    );
    const { searchParams } = new URL(url);
    if (!searchParams.has('user_id')) return pageOf(items, totalOf(url));
    return searchParams.has('status') ? pageOf(items.slice(4, 5), 1) : pageOf(items.slice(4, 8), OF_ONE);
  },
};
