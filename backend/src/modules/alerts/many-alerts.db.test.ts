import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sql } from '../../platform/database/index.js';
import { openTestDatabase, testClock, type TestDatabase } from '../../testing/index.js';
import { readingsOfStatement, recordingSql } from '../../testing/statement-plans.js';
import { createAlertStore } from './alert.store.js';

const ACCOUNTS = 5_000;
const ALERTS = 40_000;
const PRODUCTS = 8;
const BATCH = 50;

const NOW = testClock().now();
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.owner.sequelize.query(`
    INSERT INTO users (email) SELECT n || '@example.com' FROM generate_series(1, ${ACCOUNTS}) n;
    INSERT INTO price_alerts (user_id, service_code, country_iso, currency, max_price_cents, created_at, ends_at)
      SELECT id, 's' || product, 'BR', 'BRL', CASE WHEN n % 2 = 0 THEN 100 + n % 50 END, timestamptz '2026-03-01',
             timestamptz '2026-03-30'
        FROM (SELECT id, row_number() OVER () AS n FROM users) u, generate_series(1, ${PRODUCTS}) product;
    ANALYZE price_alerts;`);
});
afterAll(() => database.close());

async function rowsRead(read: (sql: Sql) => Promise<unknown>): Promise<number> {
  const recording = recordingSql(database.db.sql);
  await read(recording);
  const { statement, values } = recording.sent[0]!;
  const readings = await database.owner.sequelize.transaction((transaction) =>
    readingsOfStatement(
      async (text) => (await database.owner.sequelize.query(text, { transaction }))[0],
      statement,
      values,
    ),
  );
  return Math.max(...readings.filter(({ table }) => table === 'price_alerts').map(({ rows }) => rows));
}

it('finds the products that somebody waits for without reading each alert', async () => {
  expect(
    await database.db.sql.rows({ name: 'test.many', text: 'SELECT count(*)::int AS n FROM price_alerts' }),
  ).toEqual([{ n: ALERTS }]);
  expect(await rowsRead((sql) => createAlertStore(sql).products())).toBeLessThanOrEqual(2 * PRODUCTS);
});

it('finds a batch of those to trigger without reading those that wait for less', async () => {
  const sold = [{ currency: 'BRL', serviceCode: 's1', countryIso: 'BR', priceCents: 149 }] as const;
  const due = (sql: Sql) => createAlertStore(sql).due(sold, NOW, [], BATCH);
  expect(await rowsRead(due)).toBeLessThanOrEqual(2 * BATCH);
  const tooDear = [{ ...sold[0], priceCents: 1_000 }];
  expect(await createAlertStore(database.db.sql).due(tooDear, NOW, [], 5 * BATCH)).toHaveLength(5 * BATCH);
});
