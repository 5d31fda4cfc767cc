import { afterAll, beforeAll, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { ActivationWorld } from '../../../testing/activation-world.js';
import { backOfficeOf, type SignedIn } from '../../../testing/back-office.js';
import { createSalesReadModel } from '../figures/sales.read-model.js';
import type { AdminUserDetailsDto, AdminUserDto } from './user.dto.js';

const WALLET = statement('test.user_figures.wallet', 'SELECT id FROM wallets WHERE user_id = $1');

let world: ActivationWorld;
let admin: SignedIn;
let userId: string;
let price: number;

const figures = async () =>
  (await admin.call<AdminUserDetailsDto>('GET', `/api/v1/admin/users/${userId}`)).body.figures;

beforeAll(async () => {
  world = await ActivationWorld.open();
  admin = await backOfficeOf(world.app).account('admin@example.com', 'ADMIN');
  const customer = await world.customer();
  userId = customer.userId;
  expect(await figures()).toMatchObject({ spent_cents: 0, delivery_rate: null, cancellation_rate: null });
  const delivered = await customer.activation();
  price = delivered.service_price_cents;
  await world.smsArrives(delivered, 'Your WhatsApp code: 123-456');
  const cancelled = await customer.activation();
  world.app.clock.advance({ minutes: 3 });
  await world.tick();
  expect((await customer.cancel(cancelled.activation_id)).status).toBe(200);
  await world.tick();
  const other = await world.customer();
  await world.smsArrives(await other.activation(), 'Your WhatsApp code: 654-321');
  await world.tick();
});
afterAll(() => world.close());

it('tell what a customer brought: money, margin, codes and cancellations', async () => {
  const { since, margin_cents: margin, ...rates } = await figures();
  expect(rates).toEqual({
    ...{ spent_cents: price, topups_cents: 5000, refunded_cents: 0 },
    ...{ ended: 2, delivered: 1, delivery_rate: 0.5, cancellation_rate: 0.5 },
    ...{ usual_delivery_rate: 2 / 3, usual_cancellation_rate: 1 / 3 },
  });
  expect(margin).toBeGreaterThan(0);
  expect(margin).toBeLessThan(price);
  expect(world.app.clock.now().getTime() - Date.parse(since)).toBe(90 * 86_400_000);
});

it('count the numbers of each account on the list, whatever came of them', async () => {
  const { body } = await admin.call<AdminUserDto[]>('GET', '/api/v1/admin/users');
  const counts = new Map(body.map(({ id, order_count: count }) => [id, count]));
  expect(counts.get(userId)).toBe(2);
  expect(counts.get(admin.id)).toBe(0);
});

it('count the newest movements alone where there are too many, and say since when', async () => {
  const { sql } = world.app.database.db;
  const { id } = await sql.one<{ id: string }>(WALLET, [userId]);
  const { sums, since } = await createSalesReadModel(sql).sumOfWallets([id], new Date(0), 1);
  expect(sums).toMatchObject([{ fact: 'undelivered', closedBy: 'customer', entries: 1 }]);
  expect(since.getTime()).toBeGreaterThan(0);
});

it('forget what is older than 90 days', async () => {
  world.app.clock.advance({ days: 91 });
  admin = await backOfficeOf(world.app).account('later@example.com', 'ADMIN');
  expect(await figures()).toMatchObject({ spent_cents: 0, margin_cents: 0, delivery_rate: null });
});
