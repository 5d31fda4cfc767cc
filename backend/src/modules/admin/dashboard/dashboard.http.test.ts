import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { foldFigures } from '../../../testing/folded-figures.js';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import { signedInCustomer } from '../../../testing/signed-in-customer.js';
import type { DashboardStatsDto, OverviewDto, RevenueStatsDto, SeriesDto } from './dashboard.dto.js';

const MAKE_STAFF = statement(
  'test.make_staff',
  'SELECT account_set_role(id, $2) FROM users WHERE email = $1',
);
const DEACTIVATE = statement('test.deactivate', 'UPDATE users SET is_active = false WHERE id = $1');
const ERASE = statement('test.erase', 'SELECT account_erase($1, $2)');
const RETIRE = statement(
  'test.retire',
  `UPDATE products SET is_offered = false WHERE service_code = 'wa' AND country_iso = 'BR'`,
);
const TOPUP = statement(
  'test.topup',
  `INSERT INTO topups (user_id, currency, amount_cents, charge_amount_cents, fx_rate, gateway, gateway_key,
                       gateway_expires_at, description, created_at, expires_at)
   VALUES ($1, 'BRL', 1000, 1000, 1, 'MERCADOPAGO', gen_random_uuid(), $2, 'Pix', $2, $2)`,
);

const COST = statement(
  'test.cost',
  'SELECT max(cost_micros) AS micros FROM activations WHERE cost_micros IS NOT NULL',
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

/** Creates orders of three days ago and of now, and accounts that are deactivated or deleted. */
beforeAll(async () => {
  world = await ActivationWorld.open();
  ana = await world.customer();
  await buyWithCode(ana);
  await sql().row(TOPUP, [ana.userId, world.clock.now()]);
  world.clock.advance({ days: 3 });

  tom = await world.customer({ currency: 'USD' });
  dollars = await priceIn(tom);
  await buyWithCode(tom, { service_price: dollars });
  await ana.buy({ quantity: 2 });
  await sql().row(TOPUP, [ana.userId, world.clock.now()]);
  await sql().row(DEACTIVATE, [(await world.customer({ cents: 0 })).userId]);
  await sql().row(ERASE, [(await world.customer({ cents: 0 })).userId, world.clock.now()]);
  manager = await staff('MANAGER');
  admin = await staff('ADMIN');
});
afterAll(() => world.close());

const cents = (price: number) => Math.round(price * 100);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the figures of the business', () => {
  it('count what there is, in all and in the last 24 hours', async () => {
    expect(await stats(manager)).toMatchObject({
      total_users: 5,
      active_users: 4,
      users_by_role: { CUSTOMER: 3, MANAGER: 1, ADMIN: 1 },
      total_orders: 6,
      recent_orders: 4,
      current_user_role: 'MANAGER',
    });
    const { body } = await world.app.call('GET', '/api/v1/admin/orders/stats', { headers: admin });
    expect(body).toMatchObject({ total_orders: 6, recent_orders_count: 4 });
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

describe('how the business runs now', () => {
  const read = async <Body>(path: string, headers = manager) =>
    (await world.app.call<Body>('GET', `/api/v1/admin/${path}`, { headers })).body;
  /** What a number costs us, in cents of BRL. */
  const cost = () => {
    const { cost_micros: micros } = costs;
    return Math.round((micros * 5.4) / 10_000);
  };
  const costs = { cost_micros: 0 };
  beforeAll(async () => {
    costs.cost_micros = (await sql().one<{ micros: number }>(COST)).micros;
  });
  const earned = () => ({ first: cents(world.price), second: Math.round(cents(dollars) * 5.4) });

  it('is told of today until now against the same day of last week until the same hour', async () => {
    const today = await read<OverviewDto>('dashboard/overview');
    expect(today).toMatchObject({
      period: 'today',
      revenue_cents: { value: earned().second, previous: 0 },
      margin_cents: { value: earned().second - cost(), previous: 0 },
      topups_cents: { value: 5_000 * 5.4, previous: 0 },
      delivered: { value: 1, previous: 0 },
      delivery_rate: { value: 1, previous: null },
      held_cents: 2 * cents(world.price),
      open_numbers: 2,
    });
    expect(today.margin_share.value).toBeCloseTo((earned().second - cost()) / earned().second);
    expect(sum(today.revenue_cents.series)).toBe(earned().second);
    expect(today.delivered.series).toHaveLength(
      Math.floor((Date.parse(today.until) - Date.parse(today.from)) / 3_600_000) + 1,
    );
    expect(Date.parse(today.from) - Date.parse(today.compared_from)).toBe(7 * 24 * 3_600_000);
    expect(Date.parse(today.until) - Date.parse(today.compared_until)).toBe(7 * 24 * 3_600_000);

    const week = await read<OverviewDto>('dashboard/overview?period=7d');
    expect(week.revenue_cents).toMatchObject({ value: earned().first + earned().second, previous: 0 });
    expect(week.revenue_cents.series).toHaveLength(7);
    expect(week.revenue_cents.series[3]).toBe(earned().first);
    expect(week.revenue_cents.series[6]).toBe(earned().second);
  });

  it('compares a moment that lies within an hour with the same moment of the week before', async () => {
    const before = world.clock.now();
    world.clock.advance({ days: 4, minutes: -1 });
    const headers = await signedInCustomer(world.app, 'manager@example.com');
    const revenue = async () => (await read<OverviewDto>('dashboard/overview', headers)).revenue_cents;
    expect(await revenue()).toMatchObject({ value: 0, previous: 0 });
    world.clock.advance({ minutes: 1 });
    expect(await revenue()).toMatchObject({ value: 0, previous: earned().first });
    world.clock.set(before);
  });

  it('is drawn by days, weeks and months with a point for each, also where nothing happened', async () => {
    const days = await read<SeriesDto>('dashboard/series');
    expect(days.points).toHaveLength(21);
    expect(days.points.at(-1)).toMatchObject({
      revenue_cents: earned().second,
      delivered: 1,
      undelivered: 0,
    });
    expect(days.points.at(-4)).toMatchObject({ revenue_cents: earned().first, topups_cents: 5_000 });
    for (const by of ['week', 'month']) {
      const { points } = await read<SeriesDto>(`dashboard/series?by=${by}`);
      expect(points).toHaveLength(by === 'week' ? 26 : 24);
      expect(sum(points.map(({ revenue_cents: revenue }) => revenue))).toBe(earned().first + earned().second);
    }
  });

  it('earns a total, a month, a week and a day', async () => {
    const revenue = await read<RevenueStatsDto>('revenue/stats');
    const total = earned().first + earned().second;
    expect(revenue).toMatchObject({
      total_revenue_cents: total,
      daily_revenue_cents: earned().second,
      paid_transactions: 2,
      avg_transaction_value_cents: Math.round(total / 2),
    });
    expect([earned().second, total]).toContain(revenue.weekly_revenue_cents);
    expect([earned().second, total]).toContain(revenue.monthly_revenue_cents);
  });

  it('stays the same once it is summed up', async () => {
    const paths = ['dashboard/overview?period=30d', 'dashboard/series', 'revenue/stats', 'dashboard/stats'];
    const raw = await Promise.all(paths.map((path) => read(path)));
    await foldFigures(world.app.database.db);
    expect(await Promise.all(paths.map((path) => read(path)))).toEqual(raw);
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
