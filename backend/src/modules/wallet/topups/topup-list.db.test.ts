import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_READ_ROWS, openTestDatabase, watchReadRows, type TestDatabase } from '../../../testing/index.js';
import { createTopupReadModel, type TopupFilter, type TopupList } from './topup-list.read-model.js';

const TOPUPS = 30_000;
const MOST_COUNTED = 10_001;

let database: TestDatabase;
let topups: TopupList;
let readBy: (work: () => Promise<unknown>) => Promise<number[]>;

beforeAll(async () => {
  database = await openTestDatabase();
  const { sequelize } = database.owner;
  const customer = randomUUID();
  await sequelize.query(`
    INSERT INTO users (id, email) VALUES ('${customer}', 'many-topups@example.com');
    INSERT INTO topups (user_id, currency, amount_cents, charge_amount_cents, fx_rate, gateway, gateway_key,
                        gateway_payment_id, gateway_expires_at, description, status, created_at, expires_at, paid_at,
                        staff_reason, is_dispute_lost)
      SELECT '${customer}', 'BRL', 2500, 2500, 1, 'MERCADOPAGO', gen_random_uuid(), 'payment-' || i, at, 'Wallet deposit',
             CASE WHEN i % 3000 = 0 THEN 'pending' ELSE 'paid' END, at, at, at,
             CASE WHEN i % 100 = 0 THEN 'CHARGED_BACK_AFTER_CREDIT' END, i % 5000 <> 0
        FROM generate_series(1, ${TOPUPS}) AS g (i)
       CROSS JOIN LATERAL (SELECT timestamptz '2026-01-01' + i * interval '1 minute' AS at) moment`);
  await sequelize.query('VACUUM ANALYZE topups');
  readBy = watchReadRows(database.owner, 'topups');
  topups = createTopupReadModel(database.owner);
});
afterAll(() => database.close());

it.each<[string, TopupFilter, number]>([
  ['all', {}, TOPUPS],
  ['the pending', { status: 'pending' }, TOPUPS / 3_000],
  ['the paid', { status: 'paid' }, TOPUPS - TOPUPS / 3_000],
  ['those that wait for staff', { needsStaff: true }, TOPUPS / 5_000],
])('counts of %s read a bounded part of the table', async (_what, filter, matching) => {
  let total = 0;
  const read = await readBy(async () => {
    total = (await topups.count({ filter })).total;
  });
  expect(Math.max(...read)).toBeLessThanOrEqual(Math.min(matching, MOST_COUNTED) * 2 + MAX_READ_ROWS);
  if (matching < MOST_COUNTED) expect(total).toBe(matching);
});
