import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import { signedInCustomer } from '../../../testing/signed-in-customer.js';
import type { DashboardStatsDto } from '../admin.dto.js';

const MAKE_STAFF = statement(
  'test.make_staff',
  'SELECT account_set_role(id, $2) FROM users WHERE email = $1',
);
const DEACTIVATE = statement('test.deactivate', 'UPDATE users SET is_active = false WHERE id = $1');
const ERASE = statement('test.erase', 'SELECT account_erase($1, $2)');
const RETIRE = statement(
  'test.retire',
  `UPDATE offers SET active = false WHERE product_id =
     (SELECT id FROM products WHERE service_code = 'wa' AND country_iso = 'BR')`,
);
const TOPUP = statement(
  'test.topup',
  `INSERT INTO topups (user_id, currency, amount_cents, charge_amount_cents, fx_rate, gateway, gateway_key,
                       gateway_expires_at, description, created_at, expires_at)
   VALUES ($1, 'BRL', 1000, 1000, 1, 'MERCADOPAGO', gen_random_uuid(), $2, 'Pix', $2, $2)`,
);

type Headers = Record<string, string>;

let world: ActivationWorld;
let ana: Customer;
let tom: Customer;
let dollars: number;
let manager: Headers;
let admin: Headers;

const sql = () => world.app.database.db.sql;
const stats = async (headers: Headers) =>
  (await world.app.call<DashboardStatsDto>('GET', '/api/v1/admin/dashboard/stats', { headers })).body;

async function staff(role: 'MANAGER' | 'ADMIN'): Promise<Headers> {
  const email = `${role.toLowerCase()}@example.com`;
  const headers = await signedInCustomer(world.app, email);
  await sql().row(MAKE_STAFF, [email, role]);
  return headers;
}

async function priceIn(customer: Customer): Promise<number> {
  const { body } = await customer.call<{ services: { price: number }[] }>(
    'GET',
    '/api/v1/services/?country_iso=BR&search=whatsapp',
  );
  return body.services[0]!.price;
}

async function buyWithCode(customer: Customer, order: { service_price?: number } = {}): Promise<void> {
  await world.smsArrives(await customer.activation(order));
  await world.tick();
}

/** What happened: something three days ago, something now, and accounts that do not count, or not as active. */
beforeAll(async () => {
  world = await ActivationWorld.open();
  ana = await world.customer();
  await buyWithCode(ana);
  await sql().row(TOPUP, [ana.userId, world.clock.now()]);
  world.clock.advance({ days: 3 });

  tom = await world.customer({ currency: 'USD' });
  dollars = await priceIn(tom);
  await buyWithCode(tom, { service_price: dollars });
  await ana.activation();
  await sql().row(TOPUP, [ana.userId, world.clock.now()]);
  await sql().row(DEACTIVATE, [(await world.customer({ cents: 0 })).userId]);
  await sql().row(ERASE, [(await world.customer({ cents: 0 })).userId, world.clock.now()]);
  manager = await staff('MANAGER');
  admin = await staff('ADMIN');
});
afterAll(() => world.close());

const cents = (price: number) => Math.round(price * 100);

describe('the figures of the business', () => {
  it('count what there is, in all and in the last 24 hours', async () => {
    expect(await stats(manager)).toMatchObject({
      total_users: 5,
      active_users: 4,
      users_by_role: { CUSTOMER: 3, MANAGER: 1, ADMIN: 1 },
      total_orders: 5,
      recent_orders: 3,
      current_user_role: 'MANAGER',
    });
  });

  it('take for revenue what was paid, and not what is held, each currency at the rate in force', async () => {
    const revenue = { BRL: cents(world.price), USD: cents(dollars), EUR: 0 };
    expect(await stats(manager)).toMatchObject({
      revenue_by_currency: revenue,
      total_revenue_cents: revenue.BRL + Math.round(revenue.USD * 5.4),
    });
  });

  it('know how much of the catalogue is sold now', async () => {
    const before = await stats(manager);
    expect(before.total_products).toBeGreaterThan(100);
    expect(before.active_products).toBe(before.total_products);
    expect(before.total_categories).toBeGreaterThan(5);

    await sql().rows(RETIRE);
    expect(await stats(manager)).toMatchObject({
      total_products: before.total_products,
      active_products: before.total_products - 1,
    });
  });
});

describe('what staff did last', () => {
  it('is told newest first, five of all, with who did it', async () => {
    const before = await stats(admin);
    const adjust = { amount_cents: 100, currency: 'BRL', reason: 'goodwill' };
    for (let time = 0; time < 5; time += 1) {
      world.clock.advance({ minutes: 1 });
      const path = `/api/v1/admin/users/${tom.userId}/adjustments`;
      expect((await world.app.call('POST', path, { headers: admin, body: adjust })).status).toBe(201);
    }
    world.clock.advance({ minutes: 1 });
    const path = `/api/v1/admin/users/${ana.userId}/sessions/revoke-all`;
    await world.app.call('POST', path, { headers: admin });

    const { recent_activity: newest, recent_audit_logs_count: count, ...after } = await stats(admin);
    expect(after.current_user_role).toBe('ADMIN');
    expect(count).toBe(before.recent_audit_logs_count + 6);
    expect(newest).toHaveLength(5);
    expect(newest[0]).toEqual({
      action: 'sessions.end',
      entity_type: 'user',
      created_at: world.clock.now().toISOString(),
      user_id: expect.any(String) as string,
      user_email: 'admin@example.com',
    });
    expect(newest[1]).toMatchObject({ action: 'balance.adjust', entity_type: 'wallet' });
  });
});
