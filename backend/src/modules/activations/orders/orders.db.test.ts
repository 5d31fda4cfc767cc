import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { createSettings, type SettingsReader } from '../../../platform/settings/index.js';
import { openTestDatabase, testClock, type TestDatabase } from '../../../testing/index.js';
import { createStatementStore } from '../../wallet/statement/statement.store.js';
import { presentOrders } from './orders.presenter.js';
import { createInProcessEventBus } from '../../../platform/events/index.js';
import { CatalogueService } from '../../catalogue/catalogue.service.js';
import { OrdersService, type OrdersRequest } from './orders.service.js';

let database: TestDatabase;
let maria: string;
let settings: SettingsReader;

const INSERT_USER = statement(
  'test.user',
  `INSERT INTO users (email, preferred_language, preferred_currency)
   VALUES ($1, 'pt-BR', 'BRL') RETURNING id`,
);
const INSERT_SERVICES = statement(
  'test.services',
  `INSERT INTO services (code, supplier_name) VALUES ('wa', 'Whatsapp'), ('tg', 'Telegram'), ('zzq', 'Quokka')
   ON CONFLICT DO NOTHING`,
);
const INSERT_NUMBER = statement(
  'test.number',
  `WITH bought AS (
     INSERT INTO purchases (user_id, service_code, country_iso, quantity, unit_price_cents, currency, language, created_at)
     VALUES ($1, $2, $3, 1, $4, 'BRL', 'pt', $6) RETURNING id)
   INSERT INTO activations (purchase_id, number, user_id, service_code, country_iso, price_cents, currency, status,
                            provider, provider_activation_id, phone, requested_at, allotted_at, expires_at,
                            cancel_available_at, updated_at, first_message_at, message_count, closed_at)
   SELECT id, 1, $1, $2, $3, $4, 'BRL', $5, 'primary', $7, $8, $6, $6, $6, $6, $6,
          CASE WHEN $5 = 'COMPLETED' THEN $6 END, CASE WHEN $5 = 'COMPLETED' THEN 1 ELSE 0 END,
          CASE WHEN $5 IN ('CANCELLED', 'EXPIRED') THEN $6 END
     FROM bought`,
);
const INSERT_TOPUP = statement(
  'test.topup',
  `INSERT INTO topups (user_id, currency, amount_cents, charge_amount_cents, fx_rate, gateway, gateway_key,
                       gateway_payment_id, gateway_expires_at, description, status, created_at, expires_at, paid_at)
   VALUES ($1, 'BRL', $2, $2, 1, 'MERCADOPAGO', $3::uuid, $3::uuid::text, $4, 'Wallet deposit', $5, $4::timestamptz - interval '8 seconds', $4,
           CASE WHEN $5 = 'paid' THEN $4::timestamptz END)`,
);

async function newCustomer(): Promise<string> {
  return (await database.db.sql.one<{ id: string }>(INSERT_USER, [`${randomUUID()}@example.com`])).id;
}

interface BoughtNumber {
  service?: string;
  country?: string;
  cents?: number;
  status?: string;
  phone?: string;
  minute: number;
}

const minute = (count: number) => new Date(Date.UTC(2026, 0, 1, 12, count));

async function bought({
  service = 'wa',
  country = 'BR',
  cents = 90,
  status = 'COMPLETED',
  phone,
  minute: at,
}: BoughtNumber) {
  const number = phone ?? `+55119${String(80_000_000 + at)}`;
  const values = [maria, service, country, cents, status, minute(at), randomUUID(), number];
  await database.db.sql.rows(INSERT_NUMBER, values);
}

const added = (cents: number, at: number, status = 'paid') =>
  database.db.sql.rows(INSERT_TOPUP, [maria, cents, randomUUID(), minute(at), status]);

const service = () =>
  new OrdersService({
    db: database.db,
    clock: testClock(),
    settings,
    wallet: { statement: createStatementStore(database.db.sql) },
    catalogue: new CatalogueService({
      db: database.db,
      clock: testClock(),
      settings,
      events: createInProcessEventBus(),
    }),
  });

async function list(over: Partial<OrdersRequest> = {}) {
  const request: OrdersRequest = {
    userId: maria,
    limit: 20,
    offset: 0,
    type: 'all',
    search: '',
    currency: 'BRL',
    sort: 'date',
    direction: 'desc',
    ...over,
  };
  const page = await service().list(request);
  return presentOrders(page, request, 'pt').data;
}

type OrderItem = Awaited<ReturnType<typeof list>>['items'][number];

const namesOf = ({ items }: Awaited<ReturnType<typeof list>>) =>
  items.map((item) => (item.type === 'sms_number' ? item.service.name : item.description));

beforeAll(async () => {
  database = await openTestDatabase();
  settings = await createSettings({ db: database.db, log: pino({ level: 'silent' }), pinned: {} });
  await database.db.sql.rows(INSERT_SERVICES);
});
afterAll(async () => {
  settings.close();
  await database.close();
});
beforeEach(async () => {
  maria = await newCustomer();
});

describe('the list of orders', () => {
  it('shows numbers and credited top-ups, newest first, and counts them', async () => {
    await bought({ minute: 1 });
    await added(2_500, 2);
    await added(1_000, 3, 'pending');
    await bought({ service: 'tg', status: 'CANCELLED', minute: 4 });

    const orders = await list();

    expect(namesOf(orders)).toEqual(['Telegram', 'Recarga por Pix', 'WhatsApp']);
    expect(orders.summary).toEqual({
      credit_transactions: 1,
      sms_numbers: 2,
      total_items: 3,
      numbers_with_sms: 1,
      numbers_refunded: 1,
      last_order_at: minute(4).toISOString(),
      month: null,
    });
  });

  it('says how long a top-up took to be paid', async () => {
    await added(2_500, 2);
    const [topup] = (await list()).items;
    expect(topup).toMatchObject({ type: 'credit_transaction', paid_after_seconds: 8 });
  });

  it('says which money came back', async () => {
    await bought({ status: 'EXPIRED', cents: 240, minute: 1 });
    await bought({ cents: 90, minute: 0 });
    const { items } = await list({ type: 'sms_number' });
    expect(items).toMatchObject([
      { activation_cost: 2.4, refunded_amount: 2.4, activation_cost_cents: 240, refunded_amount_cents: 240 },
      { activation_cost: 0.9, refunded_amount: 0, activation_cost_cents: 90, refunded_amount_cents: 0 },
    ]);
  });

  it('pages, and keeps the summary whatever the filter', async () => {
    for (let count = 0; count < 5; count += 1) await bought({ minute: count });
    await added(500, 9);
    const { items, pagination, summary } = await list({ type: 'sms_number', limit: 2, offset: 2 });
    expect(items).toHaveLength(2);
    expect(pagination).toEqual({ total: 5, limit: 2, offset: 2, has_more: true });
    expect(summary.total_items).toBe(6);
    expect((await list({ limit: 2, offset: 60 })).pagination).toEqual({
      total: 6,
      limit: 2,
      offset: 60,
      has_more: false,
    });
  });

  it('sorts by amount and by status, both ways', async () => {
    await bought({ service: 'wa', cents: 240, status: 'EXPIRED', minute: 1 });
    await bought({ service: 'tg', cents: 90, status: 'CANCELLED', minute: 2 });
    expect(namesOf(await list({ sort: 'amount', direction: 'asc' }))).toEqual(['Telegram', 'WhatsApp']);
    expect(namesOf(await list({ sort: 'amount', direction: 'desc' }))).toEqual(['WhatsApp', 'Telegram']);
    expect(namesOf(await list({ sort: 'status', direction: 'asc' }))).toEqual(['Telegram', 'WhatsApp']);
  });

  it('belongs to one customer', async () => {
    await bought({ minute: 1 });
    expect((await list({ userId: randomUUID() })).items).toEqual([]);
  });
});

/** The same page, computed from the whole list by plain sorting and filtering. */
function cutFrom(whole: OrderItem[], { type, search, sort, direction, limit, offset }: OrdersRequest) {
  const sortedBy = (item: OrderItem) => {
    const cents = item.type === 'sms_number' ? item.activation_cost_cents : item.amount_cents;
    const first = { date: '', status: item.status, amount: String(cents).padStart(9, '0') }[sort];
    return `${first} ${item.created_at} ${item.id}`;
  };
  const isFound = (item: OrderItem) =>
    item.type === 'sms_number'
      ? ['', item.service.name, item.country?.name].includes(search) || item.phone_number.includes(search)
      : ['', item.description].includes(search);
  const found = whole
    .filter((item) => (type === 'all' || item.type === type) && isFound(item))
    .sort((left, right) => (sortedBy(left) < sortedBy(right) ? -1 : 1));
  if (direction === 'desc') found.reverse();
  return { ids: found.slice(offset, offset + limit).map(({ id }) => id), total: found.length };
}

type Arbitrary<Source> = Source extends fc.Arbitrary<infer Value> ? Value : never;

const anyOrder = fc.record({
  service: fc.constantFrom('wa', 'tg', 'zzq'),
  country: fc.constantFrom('BR', 'DE'),
  cents: fc.constantFrom(90, 240),
  status: fc.constantFrom('COMPLETED', 'EXPIRED', 'CANCELLED', 'topup'),
  phone: fc.constantFrom('+5511987654321', '+4915112345678', '+351912345678'),
  minute: fc.nat(5),
});

const anyRequest = fc.record({
  type: fc.constantFrom('all', 'all', 'sms_number', 'credit_transaction'),
  search: fc.constantFrom('', '', 'Quokka', 'Alemanha', '98765', '345678', 'Recarga por Pix'),
  sort: fc.constantFrom('date', 'status', 'amount'),
  direction: fc.constantFrom('asc', 'desc'),
  limit: fc.integer({ min: 1, max: 6 }),
  offset: fc.nat(8),
});

it('cuts each page out of the whole list, however it is sorted and searched', async () => {
  const property = async (orders: Arbitrary<typeof anyOrder>[], requests: Arbitrary<typeof anyRequest>[]) => {
    maria = await newCustomer();
    for (const order of orders) {
      if (order.status === 'topup') await added(order.cents, order.minute);
      else await bought(order);
    }
    const whole = (await list({ limit: 100 })).items;
    expect(whole).toHaveLength(orders.length);
    for (const request of requests) {
      const { items, pagination } = await list(request);
      const expected = cutFrom(whole, { userId: maria, currency: 'BRL', ...request });
      expect({ ids: items.map(({ id }) => id), total: pagination.total }).toEqual(expected);
    }
  };
  const orders = fc.array(anyOrder, { maxLength: 14 });
  const requests = fc.array(anyRequest, { minLength: 8, maxLength: 12 });
  await fc.assert(fc.asyncProperty(orders, requests, property), { numRuns: 25 });
});

describe('searching orders', () => {
  beforeEach(async () => {
    await bought({ service: 'wa', country: 'BR', phone: '+5511987654321', minute: 1 });
    await bought({ service: 'tg', country: 'DE', phone: '+4915112345678', minute: 2 });
    await bought({ service: 'zzq', country: 'PT', phone: '+351912345678', minute: 3 });
    await added(500, 4);
  });

  it.each([
    ['98765-4321', ['WhatsApp']],
    ['(11) 98765', ['WhatsApp']],
    ['whats', ['WhatsApp']],
    ['Alemanha', ['Telegram']],
    ['germany', ['Telegram']],
    ['quok', ['Quokka']],
    ['recarga por pix', ['Recarga por Pix']],
    ['nothing like it', []],
    ["'; DROP TABLE users; --", []],
    ['%', []],
  ])('finds by %j', async (search, names) => {
    expect(namesOf(await list({ search }))).toEqual(names);
  });

  it('finds each order by the end of its id, in any case, with or without the sign', async () => {
    const { items } = await list();
    for (const { id } of items) {
      const short = id.slice(-8);
      for (const search of [short, `#${short.toUpperCase()}`]) {
        const found = await list({ search });
        expect(found.items.map((item) => item.id)).toEqual([id]);
        expect(found.pagination.total).toBe(1);
      }
      expect((await list({ search: short, sort: 'amount' })).items).toHaveLength(1);
    }
    maria = await newCustomer();
    expect((await list({ search: items[0]!.id.slice(-8) })).items).toEqual([]);
  });
});
