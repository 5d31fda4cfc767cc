import type { ProductStatsDto } from '../../catalogue/index.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import { foldFigures } from '../../../testing/folded-figures.js';
import { createAdministrator, signInAdministrator, type StaffCall } from '../../../testing/staff-calls.js';
import type { DashboardStatsDto, OverviewDto, RevenueStatsDto } from '../dashboard/dashboard.dto.js';
import type { OrderStatsDto } from '../orders/order.dto.js';
import type { ReportDto } from '../reports/reports.dto.js';

const OFFERED = statement(
  'test.offered',
  'SELECT count(DISTINCT product_id) AS products FROM offers WHERE active',
);
const TUESDAY = '2026-03-10';
const WEDNESDAY = '2026-03-11';
const FX_USD = 5;

let world: ActivationWorld;
let call: StaffCall;
/** Cents that a number of WhatsApp and of Telegram costs the customer. */
let wa: number;
let tg: number;
/** Cents of reais that the provider charges for them, before rounding. */
let waCost: number;
let tgCost: number;

const cents = (price: number) => Math.round(price * 100);
const get = async <Body>(path: string) => (await call<Body>('GET', `/api/v1/admin/${path}`)).body;

async function ask(customer: Customer, service: string) {
  return customer.activation({ service, service_price: await world.priceOf(service, 'BR') });
}

/**
 * The days change at 03:00 UTC. On Tuesday a minute before: Ana pays in 100 reais and asks for three numbers, of which
 * the first is delivered at once, the second after midnight, and the third cancelled after midnight. On Wednesday Tom
 * pays in 50 reais, one number expires, the first number of Ana is paid back, and one number is open.
 */
beforeAll(async () => {
  world = await ActivationWorld.open({ settings: { max_open_activations: 9, fx: { USD: FX_USD, EUR: 6 } } });
  [wa, tg] = [cents(await world.priceOf('wa', 'BR')), cents(await world.priceOf('tg', 'BR'))];
  const costOf = (code: string) => {
    const { offers } = world.provider.account;
    const offer = offers.find(({ isoCode, serviceCode }) => isoCode === 'BR' && serviceCode === code)!;
    return (offer.costMicros * FX_USD) / 10_000;
  };
  [waCost, tgCost] = [costOf('wa'), costOf('tg')];

  world.clock.set(`${WEDNESDAY}T02:59:00Z`);
  const ana = await world.customer({ cents: 10_000 });
  const first = await ask(ana, 'wa');
  await world.smsArrives(first);
  await world.tick();
  const second = await ask(ana, 'tg');
  const third = await ask(ana, 'wa');

  world.clock.set(`${WEDNESDAY}T03:01:30Z`);
  await world.smsArrives(second);
  await world.tick();
  await ana.cancel(third.activation_id);
  const tom = await world.customer({ cents: 5_000 });
  await ask(tom, 'tg');
  world.clock.advance({ minutes: 25 });
  await world.tick();

  world.clock.set(`${WEDNESDAY}T15:00:00Z`);
  await ask(tom, 'tg');
  await createAdministrator(world.app);
  call = await signInAdministrator(world.app);
  const refunded = await call('POST', `/api/v1/admin/orders/${first.activation_id}/refund`, {
    reason: 'Wrong',
  });
  expect(refunded.status).toBe(200);
});
afterAll(() => world.close());

const DAYS = `from=${TUESDAY}&to=${WEDNESDAY}`;
const report = (name: string, by = 'day') => get<ReportDto>(`reports/${name}?${DAYS}&by=${by}`);
const valuesOf = async (name: string, by?: string) =>
  Object.fromEntries((await report(name, by)).rows.map(({ key, values }) => [key, values]));

/** Compares every figure that staff read with what happened. */
async function compareAll(): Promise<void> {
  const cost = Math.round(waCost + tgCost);
  const earned = tg;
  const { products: total } = await world.app.database.db.sql.one<{ products: number }>(OFFERED);

  expect(await get<DashboardStatsDto>('dashboard/stats')).toMatchObject({
    ...{ total_users: 3, active_users: 3, users_by_role: { CUSTOMER: 2, MANAGER: 0, ADMIN: 1 } },
    ...{ total_orders: 5, orders_today: 2, recent_orders: 5, delivered_today: 1 },
    ...{ total_revenue_cents: earned, revenue_by_currency: { BRL: earned, USD: 0, EUR: 0 } },
    total_products: total,
  });
  expect(await get<OverviewDto>('dashboard/overview')).toMatchObject({
    revenue_cents: { value: tg - wa, previous: 0 },
    margin_cents: { value: tg - wa - Math.round(tgCost), previous: 0 },
    topups_cents: { value: 5_000, previous: 0 },
    delivered: { value: 1, previous: 0 },
    delivery_rate: { value: 1 / 3, previous: null },
    ...{ held_cents: tg, open_numbers: 1 },
  });
  expect(await get<OverviewDto>('dashboard/overview?period=7d')).toMatchObject({
    revenue_cents: { value: earned },
    margin_cents: { value: earned - cost },
    topups_cents: { value: 15_000 },
    delivered: { value: 2 },
    delivery_rate: { value: 2 / 4 },
  });
  expect(await get<RevenueStatsDto>('revenue/stats')).toEqual({
    ...{ total_revenue_cents: earned, monthly_revenue_cents: earned, weekly_revenue_cents: earned },
    ...{ daily_revenue_cents: tg - wa, paid_transactions: 2 },
    avg_transaction_value_cents: Math.round(earned / 2),
  });
  expect(await get<OrderStatsDto>('orders/stats')).toMatchObject({
    ...{ total_orders: 5, recent_orders_count: 5, avg_order_value_cents: tg },
    orders_by_status: { shipped: 1, delivered: 1, cancelled: 1, refunded: 2, pending: 0, processing: 0 },
  });
  const products = await get<ProductStatsDto>('products/stats');
  expect(products).toMatchObject({ total_products: total, active_products: total, inactive_products: 0 });
  const byCategory = Object.values(products.products_by_category);
  expect(byCategory.reduce((sum, count) => sum + count, 0)).toBe(total);

  expect(await valuesOf('revenue')).toMatchObject({
    [TUESDAY]: { revenue_cents: wa, cost_cents: Math.round(waCost), delivered: 1, refunded_cents: 0 },
    [WEDNESDAY]: { revenue_cents: tg - wa, cost_cents: Math.round(tgCost), delivered: 1, refunded_cents: wa },
  });
  expect(await valuesOf('revenue', 'service')).toMatchObject({
    wa: { revenue_cents: 0, cost_cents: Math.round(waCost), delivered: 1, refunded_cents: wa },
    tg: { revenue_cents: tg, margin_cents: tg - Math.round(tgCost), delivered: 1, refunded_cents: 0 },
  });
  expect(await valuesOf('sales')).toMatchObject({
    [TUESDAY]: { orders: 3, ordered_numbers: 3, delivered: 1, undelivered: 0, failed: 0 },
    [WEDNESDAY]: { orders: 2, ordered_numbers: 2, delivered: 1, undelivered: 2, failed: 0 },
  });
  expect(await valuesOf('delivery')).toMatchObject({
    [TUESDAY]: { allotted: 1, delivered: 1, delivery_rate: 1, cancelled: 0, expired: 0 },
    [WEDNESDAY]: { allotted: 3, delivered: 1, delivery_rate: 1 / 3, cancelled: 1, expired: 1 },
  });
  expect(await valuesOf('refunds')).toMatchObject({
    [TUESDAY]: { returned_numbers: 0, returned_cents: 0, refunded_numbers: 0, refund_rate: 0 },
    [WEDNESDAY]: { returned_numbers: 2, returned_cents: wa + tg, refunded_numbers: 1, refunded_cents: wa },
  });
  expect(await valuesOf('topups')).toMatchObject({
    [TUESDAY]: { topups: 1, topups_cents: 10_000, average_cents: 10_000, paid_out: 0, paid_out_cents: 0 },
    [WEDNESDAY]: { topups: 1, topups_cents: 5_000 },
  });
  expect(await valuesOf('topups', 'gateway')).toMatchObject({
    MERCADOPAGO: { topups: 2, topups_cents: 15_000, average_cents: 7_500 },
  });
  expect(await valuesOf('users')).toEqual({ [TUESDAY]: { registered: 1 }, [WEDNESDAY]: { registered: 2 } });
  expect((await get<{ total: number }>(`reports/fiscal?${DAYS}`)).total).toBe(2);
  expect((await get<{ total: number }>(`reports/fiscal?from=${WEDNESDAY}`)).total).toBe(1);
}

describe('every figure is what happened, each on its day in São Paulo', () => {
  it('read from the rows alone', compareAll);

  it('read from the sums', async () => {
    await foldFigures(world.app.database.db);
    await compareAll();
  });

  it('while the sums are made again, and afterwards', async () => {
    expect((await call('POST', '/api/v1/admin/figures/rebuild', { reason: 'Repaired by hand' })).status).toBe(
      200,
    );
    await compareAll();
    await foldFigures(world.app.database.db);
    await compareAll();
  });
});
