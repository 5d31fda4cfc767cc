import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sql } from '../../../platform/database/index.js';
import { settingsSchema, type SettingsReader } from '../../../platform/settings/index.js';
import { readingsOfStatement, recordingSql } from '../../../testing/statement-plans.js';
import { openTestDatabase, testClock, type TestDatabase } from '../../../testing/index.js';
import {
  LOOKED_THROUGH,
  createStatementStore,
  type StatementQuery,
} from '../../wallet/statement/statement.store.js';
import { createWalletStore } from '../../wallet/wallet.store.js';
import { createUserTransactionsReader } from '../lifecycle/user-transactions.read-model.js';
import { readCurrentOffers } from '../../catalogue/offers/offers.read-model.js';
import { createAccountLimits } from '../purchase/account-limits.read-model.js';
import { countNumbersOf, readMostUsed } from './customer-orders.read-model.js';
import { readOrders, type OrdersQuery } from './orders.read-model.js';

const NUMBERS = 12_000;
const PRODUCTS = 12;
const STATUSES = 5;
const LIMIT = 20;
/** The most rows that a page may read, however long the history: a fixed count for each product and status. */
const MOST_OF_A_PAGE = PRODUCTS * STATUSES * LIMIT * 2;
/** The most rows of a search by digits: the numbers searched, and the rows of those that match. */
const MOST_OF_DIGITS = 5_100 * 2;

/** The most movements that a page of one kind reads, with either query plan. */
const MOST_LOOKED_THROUGH = 2 * LOOKED_THROUGH + 8 * LIMIT;
/** The most rows to find both ends of a period, by binary search. */
const MOST_OF_A_PERIOD = 16 * LIMIT;

const GROWING = ['activations', 'messages', 'order_counts', 'topups', 'transfers', 'wallet_sums'];

const heavy = randomUUID();
/** A customer of ten years, with other rows in each month. */
const loyal = randomUUID();
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.owner.sequelize.query(`
    INSERT INTO services (code, supplier_name) SELECT 's' || n, 'Service ' || n FROM generate_series(0, 5) n;
    INSERT INTO users (id, email) SELECT CASE WHEN n = 0 THEN '${heavy}'::uuid ELSE gen_random_uuid() END, n || '@example.com'
      FROM generate_series(0, 400) n;
    CREATE TEMPORARY TABLE bought AS
      SELECT gen_random_uuid() AS id, i, CASE WHEN i <= ${NUMBERS} THEN '${heavy}'::uuid ELSE u.id END AS user_id,
             's' || i % 6 AS service, (ARRAY['BR','DE'])[1 + i / 6 % 2] AS country,
             (ARRAY['COMPLETED','COMPLETED','EXPIRED','CANCELLED'])[1 + i / 12 % 4] AS status,
             timestamptz '2026-01-01' + i * interval '1 minute' AS at
        FROM generate_series(1, ${NUMBERS + 4_000}) i
        JOIN (SELECT id, row_number() OVER () AS n FROM users WHERE id <> '${heavy}') u ON u.n = 1 + i % 400;
    INSERT INTO purchases (id, user_id, service_code, country_iso, quantity, unit_price_cents, currency, language, created_at)
      SELECT id, user_id, service, country, 1, 90, 'BRL', 'pt', at FROM bought;
    INSERT INTO activations (purchase_id, number, user_id, service_code, country_iso, price_cents, currency, status,
                             provider, provider_activation_id, phone, requested_at, allotted_at, expires_at,
                             cancel_available_at, updated_at, first_message_at, message_count, closed_at)
      SELECT id, 1, user_id, service, country, 90 + i % 7, 'BRL', status, 'primary', i::text, '+55119' || 10000000 + i,
             at, at, at, at, at, CASE status WHEN 'COMPLETED' THEN at END, (status = 'COMPLETED')::int,
             CASE WHEN status <> 'COMPLETED' THEN at END
        FROM bought;
    INSERT INTO topups (user_id, currency, amount_cents, charge_amount_cents, fx_rate, gateway, gateway_key,
                        gateway_payment_id, gateway_expires_at, description, status, created_at, expires_at, paid_at)
      SELECT user_id, 'BRL', 100 + i, 100 + i, 1, 'MERCADOPAGO', id, id::text, at, 'Pix', 'paid', at, at, at
        FROM bought WHERE i % 4 = 0;
    INSERT INTO wallets (user_id, currency) SELECT DISTINCT user_id, 'BRL' FROM bought;
    INSERT INTO transfers (wallet_id, user_id, currency, kind, debit_account, credit_account, amount_cents, reference_type,
                           reference_id, available_after_cents, held_after_cents, occurred_at)
      SELECT w.id, w.user_id, 'BRL', 'hold', 'available', 'held', 90, 'activation', b.id, 0, 0, b.at
        FROM bought b JOIN wallets w USING (user_id) ORDER BY b.at;
    -- The transfers of all others make one customer's share small, so that the planner does not read the whole table.
    INSERT INTO transfers (wallet_id, user_id, currency, kind, debit_account, credit_account, amount_cents, reference_type,
                           reference_id, available_after_cents, held_after_cents, occurred_at)
      SELECT w.id, w.user_id, 'BRL', 'hold', 'available', 'held', 90, 'activation', gen_random_uuid(), 0, 0, now()
        FROM wallets w, generate_series(1, 100) WHERE w.user_id <> '${heavy}';
    INSERT INTO transfers (wallet_id, user_id, currency, kind, debit_account, credit_account, amount_cents, reference_type,
                           reference_id, available_after_cents, held_after_cents, occurred_at)
      SELECT w.id, w.user_id, 'BRL', 'topup', 'clearing:MERCADOPAGO', 'available', 100, 'topup', t.id, 0, 0, now()
        FROM topups t JOIN wallets w USING (user_id) ORDER BY t.paid_at;
    DROP TABLE bought`);
  await database.owner.sequelize.query(`
    INSERT INTO users (id, email) VALUES ('${loyal}', 'loyal@example.com');
    INSERT INTO order_counts (user_id, service_code, country_iso, month, orders, with_sms, refunded, newest_at)
      SELECT '${loyal}', 's' || i % 6, 'BR', (timestamptz '2026-01-01' - i / 6 * interval '1 month')::date, 9, 9, 0, now()
        FROM generate_series(0, 719) i`);
  await database.owner.sequelize.query('ANALYZE');
});
afterAll(() => database.close());

/** The rows that these statements read, of the table with the most. */
async function mostRead(work: (sql: Sql) => Promise<unknown>): Promise<{ table: string; rows: number }> {
  const sql = recordingSql(database.owner.sql);
  await work(sql);
  return database.owner.transaction(async (unit) => {
    const query = async (text: string) =>
      (await unit.sequelize.query(text, { transaction: unit.transaction }))[0];
    const sums = new Map<string, number>();
    for (const { statement, values } of sql.sent) {
      for (const { table, rows } of await readingsOfStatement(query, statement, values)) {
        if (GROWING.includes(table)) sums.set(table, (sums.get(table) ?? 0) + rows);
      }
    }
    const [first = ['', 0]] = [...sums].sort(([, left], [, right]) => right - left);
    return { table: first[0], rows: first[1] };
  });
}

const orders = (over: Partial<OrdersQuery>) => (sql: Sql) =>
  readOrders(
    sql,
    {
      userId: heavy,
      type: 'all',
      search: null,
      sort: 'date',
      direction: 'desc',
      limit: LIMIT,
      offset: 0,
      ...over,
    },
    testClock().now(),
  );
const JANUARY = { from: new Date('2026-01-03T03:00:00Z'), before: new Date('2026-01-05T03:00:00Z') };
const wallet = (over: Partial<StatementQuery> = {}): StatementQuery => ({
  userId: heavy,
  currency: 'BRL',
  kinds: null,
  from: null,
  before: null,
  ...over,
});
const statementOf =
  (page: { limit: number; beforeId: number | null }, over: Partial<StatementQuery> = {}) =>
  (sql: Sql) =>
    createStatementStore(sql).page(wallet(over), page);
const limitsOf = (sql: Sql) =>
  createAccountLimits({
    db: { ...database.owner, sql },
    clock: testClock(),
    settings: { current: () => settingsSchema.parse({}) } as SettingsReader,
  });
const search = (found: Partial<NonNullable<OrdersQuery['search']>>) => ({
  search: {
    serviceCodes: [],
    countryIsos: [],
    digits: null,
    shortNumber: null,
    matchesTopups: false,
    ...found,
  },
});

describe('a customer with a long history reads a part of it that does not grow:', () => {
  it.each<[string, number, (sql: Sql) => Promise<unknown>]>([
    ['the newest orders', 4 * LIMIT, orders({})],
    ['the oldest orders', 4 * LIMIT, orders({ direction: 'asc' })],
    ['top-ups', 4 * LIMIT, orders({ type: 'credit_transaction' })],
    ['numbers whose money came back', MOST_OF_A_PAGE, orders({ type: 'returned' })],
    [
      'numbers whose money came back, by amount',
      MOST_OF_A_PAGE,
      orders({ type: 'returned', sort: 'amount' }),
    ],
    [
      'numbers of a service whose money came back',
      MOST_OF_A_PAGE,
      orders({ ...search({ serviceCodes: ['s3'] }), type: 'returned', sort: 'status' }),
    ],
    ['orders by status', MOST_OF_A_PAGE, orders({ sort: 'status' })],
    ['orders by amount', MOST_OF_A_PAGE, orders({ sort: 'amount', direction: 'asc' })],
    ['numbers of a service', MOST_OF_A_PAGE, orders(search({ serviceCodes: ['s3'] }))],
    [
      'numbers of a country by status',
      MOST_OF_A_PAGE,
      orders({ ...search({ countryIsos: ['DE'] }), sort: 'status' }),
    ],
    ['the end of a number', MOST_OF_DIGITS, orders(search({ digits: '10000777' }))],
    [
      'digits that many numbers have',
      MOST_OF_DIGITS * 2,
      orders({ ...search({ digits: '77' }), sort: 'amount' }),
    ],
    ['a short number', MOST_OF_DIGITS, orders(search({ shortNumber: 'ffffffff' }))],
    ['most used services', 200, (sql) => readMostUsed(sql, heavy, new Date())],
    // The query reads the counters of ten years, with either plan, and no numbers.
    ['how many numbers customers ordered', 1_500, (sql) => countNumbersOf(sql, [heavy, loyal])],
    ['the statement', 8 * LIMIT, statementOf({ limit: LIMIT, beforeId: null })],
    ['a page of the statement', 8 * LIMIT, statementOf({ limit: LIMIT, beforeId: 9_000 })],
    ['a month of the statement', MOST_OF_A_PERIOD, statementOf({ limit: LIMIT, beforeId: null }, JANUARY)],
    [
      'one kind of the statement that is not there',
      MOST_LOOKED_THROUGH,
      statementOf({ limit: LIMIT, beforeId: null }, { kinds: ['refund'] }),
    ],
    ['what a month comes to', MOST_OF_A_PERIOD, (sql) => createStatementStore(sql).period(wallet(JANUARY))],
    ['what all of it comes to', MOST_OF_A_PERIOD, (sql) => createStatementStore(sql).period(wallet())],
    [
      'the movements of one number',
      4 * LIMIT,
      (sql) => createStatementStore(sql).listOf(heavy, randomUUID()),
    ],
    [
      'what was bought at the price of today',
      4 * LIMIT,
      (sql) =>
        readCurrentOffers(sql, [{ serviceCode: 's1', countryIso: 'BR' }], {
          currency: 'BRL',
          pricing: { markup: 0, default: 90, fx: { BRL: 1 } },
          now: new Date(),
        }),
    ],
    ['how many numbers its keys may have open', 4 * LIMIT, (sql) => limitsOf(sql).read(loyal)],
    ['the balance', 4 * LIMIT, (sql) => createWalletStore(sql).balance(heavy, 'BRL')],
    ['open numbers', 4 * LIMIT, (sql) => createUserTransactionsReader(sql, testClock())(heavy)],
  ])('%s', async (_what, most, work) => {
    const { table, rows } = await mostRead(work);
    expect(rows, table).toBeLessThanOrEqual(most);
  });

  it('a deep page skips what is before it, and shows the same as a whole reading', async () => {
    const { sql } = database.owner;
    const deep = await orders({ offset: 10_000, limit: 3 })(sql);
    const [first] = (await orders({ offset: 10_001, limit: 1 })(sql)).items;
    expect(deep.items[1]).toEqual(first);
    expect(deep.total).toBe(NUMBERS + NUMBERS / 4);
  });
});
