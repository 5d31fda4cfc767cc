import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  MAX_READ_ROWS,
  openTestDatabase,
  testClock,
  watchReadRows,
  type TestDatabase,
} from '../../../testing/index.js';
import type { OrderFilter } from './order-filters.read-model.js';
import { orderList, type OrderList } from './order-list.read-model.js';

const NUMBERS = 30_000;
const TOPUPS = 15_000;

let database: TestDatabase;
let orders: OrderList;
let readBy: (work: () => Promise<unknown>) => Promise<number[]>;
const customer = randomUUID();

beforeAll(async () => {
  database = await openTestDatabase();
  const { sequelize } = database.owner;
  await sequelize.query(`
    INSERT INTO services (code, supplier_name) VALUES ('wa', 'Whatsapp'), ('tg', 'Telegram') ON CONFLICT DO NOTHING;
    INSERT INTO users (id, email) SELECT coalesce(CASE WHEN n = 1 THEN '${customer}'::uuid END, gen_random_uuid()),
                                         'customer' || n || '@example.com' FROM generate_series(1, 500) n;
    CREATE TEMPORARY TABLE customers AS SELECT id, row_number() OVER (ORDER BY email) AS n FROM users;
    INSERT INTO purchases (user_id, service_code, country_iso, quantity, unit_price_cents, currency, language, created_at)
      SELECT c.id, 'wa', 'BR', 1, 240, 'BRL', 'pt', timestamptz '2026-01-01' + i * interval '1 minute'
        FROM generate_series(1, ${NUMBERS}) AS g (i) JOIN customers c ON c.n = 1 + i % 500;
    INSERT INTO activations (purchase_id, number, user_id, service_code, country_iso, price_cents, currency, status,
                             provider, provider_activation_id, phone, requested_at, allotted_at, expires_at,
                             cancel_available_at, updated_at, first_message_at, message_count, closed_at)
      SELECT id, 1, user_id, 'wa', 'BR', 240, 'BRL', status, 'primary', n::text,
             '+5511' || lpad(n::text, 9, '0'), created_at, created_at, created_at, created_at, created_at,
             CASE WHEN status = 'COMPLETED' THEN created_at END, (status = 'COMPLETED')::int,
             CASE WHEN status <> 'COMPLETED' THEN created_at END
        FROM (SELECT id, user_id, created_at, row_number() OVER (ORDER BY created_at) AS n,
                     CASE WHEN row_number() OVER (ORDER BY created_at) % 3000 = 0 THEN 'CANCELLED'
                          WHEN row_number() OVER (ORDER BY created_at) % 10 = 0 THEN 'EXPIRED'
                          ELSE 'COMPLETED' END AS status FROM purchases) bought;
    UPDATE activations SET service_code = 'tg', country_iso = 'MX', provider = 'other'
     WHERE provider_activation_id IN ('11', '12', '13');
    INSERT INTO topups (user_id, currency, amount_cents, charge_amount_cents, fx_rate, gateway, gateway_key,
                        gateway_payment_id, gateway_expires_at, description, status, created_at, expires_at, paid_at)
      SELECT c.id, 'BRL', 2500, 2500, 1, 'MERCADOPAGO', gen_random_uuid(), 'payment-' || i, at, 'Wallet deposit',
             CASE WHEN i % 5 = 0 THEN 'expired' ELSE 'paid' END, at, at, CASE WHEN i % 5 <> 0 THEN at END
        FROM generate_series(1, ${TOPUPS}) AS g (i)
       CROSS JOIN LATERAL (SELECT timestamptz '2026-01-01' + i * interval '2 minutes' AS at) moment
        JOIN customers c ON c.n = 1 + i % 500;
    DROP TABLE customers`);
  await sequelize.query('VACUUM ANALYZE activations, topups, provider_attempts');
  readBy = watchReadRows(database.owner, 'order_entries');
  orders = orderList(database.owner, testClock());
});
afterAll(() => database.close());

const search = (found: Partial<NonNullable<OrderFilter['search']>>) => ({
  search: { id: null, phoneStart: null, phoneEnd: null, paymentId: null, userIds: [], ...found },
});

describe('a page of orders and its count', () => {
  it.each<[string, () => OrderFilter, number]>([
    ['everything', () => ({}), NUMBERS + TOPUPS],
    ['numbers', () => ({ type: 'sms_number' }), NUMBERS],
    ['top-ups', () => ({ type: 'credit_transaction' }), TOPUPS],
    ['what is delivered', () => ({ status: 'delivered' }), NUMBERS * 0.9 + TOPUPS * 0.8],
    ['what waits for its message', () => ({ status: 'shipped' }), 0],
    ['what is being asked for', () => ({ status: 'processing' }), 0],
    ['what was refunded', () => ({ status: 'refunded', type: 'sms_number' }), NUMBERS * 0.1 - 10],
    ['numbers or top-ups that were refunded', () => ({ status: 'refunded' }), NUMBERS * 0.1 - 10],
    ['what was cancelled', () => ({ status: 'cancelled', type: 'sms_number' }), 10],
    ['payments that failed', () => ({ payment: 'failed' }), TOPUPS / 5],
    ['payments that wait', () => ({ payment: 'pending' }), 0],
    ['one customer', () => ({ userId: customer }), (NUMBERS + TOPUPS) / 500],
    ['the end of a number', () => search({ phoneEnd: '000012345' }), 1],
    ['the beginning of a number', () => search({ phoneStart: '551100001234' }), 10],
    ['what ended without a code', () => ({ situation: 'no_code' }), NUMBERS * 0.1 - 10],
    ['what ended without a message in any way', () => ({ situation: 'undelivered' }), NUMBERS * 0.1],
    ['one service', () => ({ service: 'wa' }), NUMBERS],
    ['a service that hardly anybody buys', () => ({ service: 'tg' }), 3],
    ['a country with few orders', () => ({ country: 'MX' }), 3],
    ['a provider with few orders', () => ({ provider: 'other' }), 3],
    ['what no provider had', () => ({ provider: 'none' }), 0],
    [
      'a service at a provider on a day',
      () => ({
        ...{ service: 'wa', provider: 'primary', situation: 'undelivered' },
        ...{ from: new Date('2026-01-05'), before: new Date('2026-01-06') },
      }),
      144,
    ],
    ['what got a message', () => ({ situation: 'with_code' }), NUMBERS * 0.9],
    [
      'what was settled on a day',
      () => ({ settledIn: { from: new Date('2026-01-05'), before: new Date('2026-01-06') } }),
      1440,
    ],
    [
      'what a provider had for a service that was settled on a day long ago',
      () => ({
        ...{ service: 'wa', provider: 'primary' },
        settledIn: { from: new Date('2026-01-02'), before: new Date('2026-01-03') },
      }),
      1440,
    ],
    ['what waits for staff', () => ({ toAct: [] }), 0],
    ['what was given back', () => ({ situation: 'given_back' }), 0],
    ['what was charged back', () => ({ situation: 'charged_back' }), 0],
    ['a payment of a gateway', () => search({ paymentId: 'payment-77' }), 1],
    ['customers whom a text names', () => search({ userIds: [customer] }), (NUMBERS + TOPUPS) / 500],
    ['a day', () => ({ from: new Date('2026-01-05'), before: new Date('2026-01-06') }), 1440 + 720],
  ])('of %s read a bounded part of the tables', async (_what, filter, matching) => {
    for (const direction of ['desc', 'asc'] as const) {
      const request = { filter: filter(), sort: 'created_at', direction } as const;
      let total = 0;
      const read = await readBy(async () => {
        await orders.page(request, { size: 20, page: 1 });
        total = (await orders.count(request)).total;
      });
      // A common filter reads in the order of the list, and so also the rows between that do not match.
      const share = matching > 10_000 ? matching / (NUMBERS + TOPUPS) : 1;
      expect(Math.max(...read)).toBeLessThanOrEqual((MAX_READ_ROWS / share) * 1.02);
      if (matching <= 10_000) expect(total).toBe(matching);
      else expect(total / matching).toBeCloseTo(1, 0);
    }
  });

  it('of what waits for staff contain a cost that no provider is asked about any more', async () => {
    const open = `UPDATE activations SET cost_state = $1 WHERE provider_activation_id = '10'`;
    await database.owner.sequelize.query(open.replace('$1', "'unsettled'"));
    const request = { filter: { toAct: [] }, sort: 'created_at', direction: 'desc' } as const;
    const { items } = await orders.page(request, { size: 20, page: 1 });
    await database.owner.sequelize.query(open.replace('$1', 'NULL'));
    expect(items.map(({ number }) => number?.situation)).toEqual(['cost_open']);
  });

  it('after a cursor read no more than the first one', async () => {
    const request = { filter: {}, sort: 'created_at', direction: 'desc' } as const;
    const deep = await orders.page(request, { size: 20, page: 1_000 });
    const [read] = await readBy(() => orders.page(request, { size: 20, cursor: deep.nextCursor! }));
    expect(read).toBeLessThanOrEqual(50);
  });
});
