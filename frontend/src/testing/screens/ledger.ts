import type { AnswerOf, Schemas } from '@torpedo/api-client';

type NumberOrder = Schemas['SmsNumberOrderDto'];
type Movement = Schemas['StatementMovementDto'];

const COUNTRY_NAMES = { BR: 'Brasil', US: 'Estados Unidos', PT: 'Portugal' };

/** Purchases: service, country, number, price in cents, time, final status, code, today's price in cents. */
const BOUGHT = [
  ['fb', 'Facebook', 'BR', '+55 11 96176-1362', 175, '2026-03-10T11:58:30Z', 'CANCELLED', null, 175],
  ['ig', 'Instagram', 'BR', '+55 31 99120-7788', 112, '2026-03-10T11:56:00Z', 'COMPLETED', '340118', 112],
  ['tg', 'Telegram', 'BR', '+55 21 99812-0047', 274, '2026-03-10T12:02:06Z', 'WAITING_SMS', null, 274],
  ['wa', 'WhatsApp', 'BR', '+55 11 98321-4567', 439, '2026-03-10T12:02:00Z', 'COMPLETED', '482913', 439],
  ['oi', 'Tinder', 'US', '+1 415 555-0142', 186, '2026-03-07T21:49:06Z', 'EXPIRED', null, 210],
  ['go', 'Google', 'PT', '+351 912 345 678', 310, '2026-02-26T19:28:40Z', 'CANCELLED', null, 305],
  ['ds', 'Discord', 'BR', '+55 47 98844-1020', 102, '2026-02-26T08:15:12Z', 'COMPLETED', '905518', 102],
] as const;

const isReturned = (status: NumberOrder['status']) => status === 'CANCELLED' || status === 'EXPIRED';

const numbersFrom = (documented: NumberOrder): NumberOrder[] =>
  BOUGHT.map(([code, name, country, phone, cents, at, status, sms_code, today], place) => ({
    ...documented,
    id: code === 'wa' ? documented.id : `${documented.id.slice(0, -1)}${place}`,
    number_id: documented.number_id - place,
    phone_number: phone.replaceAll(/[ -]/g, ''),
    phone_number_formatted: phone,
    status,
    activation_cost: cents / 100,
    activation_cost_cents: cents,
    refunded_amount: isReturned(status) ? cents / 100 : 0,
    refunded_amount_cents: isReturned(status) ? cents : 0,
    sms_code,
    code_count: sms_code === null ? 0 : code === 'wa' ? 2 : 1,
    sms_text: sms_code && `${sms_code} é o seu código do ${name}.`,
    created_at: at,
    service: { code, name, image_url: `/images/services/${name.toLowerCase()}.svg` },
    country: {
      iso_code: country,
      name: COUNTRY_NAMES[country],
      flag_image_url: `/images/flags/${country}.svg`,
    },
    buy_again: {
      price_cents: today,
      currency: 'BRL',
      stock: 128,
      delivery_rate: code === 'ig' ? 0.92 : 0.89,
    },
  }));

export const TOPUP: Schemas['CreditTransactionOrderDto'] = {
  id: '01a1fe03-0993-7a32-a075-efd0a8976993',
  type: 'credit_transaction',
  description: 'Recarga por Pix',
  amount: 35,
  amount_cents: 3500,
  amount_formatted: 'R$ 35,00',
  currency: 'BRL',
  gateway: 'MERCADOPAGO',
  returned_amount: 0,
  returned_amount_cents: 0,
  charged_back_amount: 0,
  charged_back_amount_cents: 0,
  repaid_amount: 0,
  repaid_amount_cents: 0,
  created_at: '2026-03-10T11:54:10Z',
  paid_after_seconds: 8,
  status: 'COMPLETED',
};

const newestFirst = <Entry extends { created_at: string }>(entries: Entry[]) =>
  entries.toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at));

export function ordersFrom({ success, data }: AnswerOf<'get', '/api/v1/orders/my-orders'>) {
  const documented = data.items.find((item): item is NumberOrder => item.type === 'sms_number')!;
  const items = newestFirst<NumberOrder | typeof TOPUP>([...numbersFrom(documented), TOPUP]);
  const month = { sms_numbers: 5, numbers_with_sms: 2, numbers_waiting: 1, numbers_refunded: 2 };
  return {
    success,
    data: {
      items,
      pagination: { ...data.pagination, limit: 20, total: 42, has_more: true },
      summary: {
        ...data.summary,
        ...{ total_items: 42, sms_numbers: 38, credit_transactions: 4 },
        ...{ numbers_with_sms: 31, numbers_refunded: 6, month },
      },
    },
  };
}

/** Money has moved only in reais. */
export const balanceFrom = (
  documented: AnswerOf<'get', '/api/v1/wallets/{currency}/balance'>,
  { url }: Request,
) => ({
  ...documented,
  last_transaction_at: url.includes('/BRL/') ? documented.last_transaction_at : null,
  balance_cents: 3175,
  held_cents: 274,
  balance_formatted: 'R$ 31,75',
});

/** Movements: time, kind, cents of the balance, cents held, balance afterwards, service of the number. */
const MOVES = [
  ['2026-03-07T21:49:06Z', 'hold', -186, 186, 314, 'oi'],
  ['2026-03-07T22:09:06Z', 'release', 186, -186, 500, 'oi'],
  ['2026-03-10T11:54:10Z', 'topup', 3500, 0, 4000, null],
  ['2026-03-10T11:56:00Z', 'hold', -112, 112, 3888, 'ig'],
  ['2026-03-10T11:56:09Z', 'capture', 0, -112, 3888, 'ig'],
  ['2026-03-10T11:58:30Z', 'hold', -175, 175, 3713, 'fb'],
  ['2026-03-10T12:01:05Z', 'release', 175, -175, 3888, 'fb'],
  ['2026-03-10T12:02:00Z', 'hold', -439, 439, 3449, 'wa'],
  ['2026-03-10T12:02:06Z', 'hold', -274, 274, 3175, 'tg'],
  ['2026-03-10T12:02:12Z', 'capture', 0, -439, 3175, 'wa'],
] as const;

export function statementFrom(
  page: AnswerOf<'get', '/api/v1/wallets/{currency}/transactions'>,
  documented: NumberOrder,
) {
  const numbers = numbersFrom(documented);
  const moved = MOVES.map(
    ([created_at, kind, amount_cents, held_cents, balance_after_cents, code], place) => ({
      id: String(place),
      ...{ created_at, kind, amount_cents, held_cents, balance_after_cents, code },
    }),
  );
  const transactions = moved.map(({ code, ...move }): Movement => {
    const documentedTopup = page.transactions[0]!;
    const number = numbers.find(({ service }) => service.code === code);
    if (!number) return { ...documentedTopup, ...move, order: { ...TOPUP, paid_after_seconds: 8 } };
    const counterpart = moved.find((other) => other.code === code && other.id !== move.id) ?? null;
    const { id, service, country, phone_number, phone_number_formatted, status, created_at } = number;
    const expires_at = new Date(Date.parse(created_at) + 20 * 60_000).toISOString();
    return {
      ...documentedTopup,
      ...move,
      description: `${service.name}, ${country!.name}`,
      reference: { type: 'activation', id },
      order: {
        ...{ type: 'sms_number', id, service, country: country!, phone_number, phone_number_formatted },
        ...{ status, expires_at, member: null },
      },
      counterpart,
    };
  });
  return {
    ...page,
    transactions: newestFirst(transactions),
    period: {
      ...{ opening_balance_cents: 500, topups_cents: 3500, paid_cents: 551, other_cents: 0 },
      ...{ held_cents: 274, balance_cents: 3175, returned_cents: 361 },
    },
  };
}
