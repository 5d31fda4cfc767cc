import { afterAll, beforeAll, expect, it } from 'vitest';
import { settingsSchema } from '../../../platform/settings/index.js';
import {
  MAX_READ_ROWS,
  openTestDatabase,
  testClock,
  watchReadRows,
  type TestDatabase,
} from '../../../testing/index.js';
import { createProductList, type ProductFilter, type ProductSort } from './product-list.read-model.js';

const SERVICES = 400;
const COUNTRIES = 100;
const PRODUCTS = SERVICES * COUNTRIES;
const SORTS: readonly ProductSort[] = ['sku', 'stock', 'created_at', 'updated_at'];

let database: TestDatabase;
let list: ReturnType<typeof createProductList>['list'];
let readBy: (work: () => Promise<unknown>) => Promise<number[]>;

const service = (n: number) => `s${String(n).padStart(3, '0')}`;
const country = (n: number) =>
  String.fromCharCode(65 + Math.floor(n / 26)) + String.fromCharCode(65 + (n % 26));

beforeAll(async () => {
  database = await openTestDatabase();
  const { sequelize } = database.owner;
  await sequelize.query(`
    DELETE FROM services;
    INSERT INTO services (code, supplier_name, category_code)
      SELECT 's' || lpad(n::text, 3, '0'), 'Service ' || n, CASE WHEN n < 4 THEN 'games' ELSE 'other' END
        FROM generate_series(0, ${SERVICES - 1}) n;
    INSERT INTO countries (iso_code, is_enabled)
      SELECT chr(65 + n / 26) || chr(65 + n % 26), n <> 7 FROM generate_series(0, ${COUNTRIES - 1}) n
      ON CONFLICT (iso_code) DO UPDATE SET is_enabled = excluded.is_enabled;
    INSERT INTO products (service_code, country_iso, stock, is_offered, own_price_cents, paused_at, created_at, updated_at)
      SELECT s.code, c.iso_code, CASE WHEN n % 4000 = 0 THEN 3 WHEN n % 10 = 0 THEN 0 ELSE 500 END, true,
             CASE WHEN n % 1000 = 0 THEN 240 END, CASE WHEN n % 2000 = 0 THEN now() END,
             timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01' + n * interval '1 minute'
        FROM (SELECT code, row_number() OVER (ORDER BY code) - 1 AS place FROM services) s
       CROSS JOIN (SELECT iso_code, row_number() OVER (ORDER BY iso_code) - 1 AS place
                     FROM (SELECT chr(65 + n / 26) || chr(65 + n % 26) AS iso_code
                             FROM generate_series(0, ${COUNTRIES - 1}) n) codes) c
       CROSS JOIN LATERAL (SELECT s.place * ${COUNTRIES} + c.place AS n) numbered`);
  await sequelize.query('VACUUM ANALYZE products, services, countries');
  readBy = watchReadRows(database.owner, '"products"');
  const settings = settingsSchema.parse({});
  list = createProductList({
    db: database.owner,
    clock: testClock(),
    settings: { current: () => settings } as Parameters<typeof createProductList>[0]['settings'],
  }).list;
});
afterAll(() => database.close());

const word = (found: Partial<NonNullable<ProductFilter['search']>[number]>) => ({
  search: [{ text: 'zzz', serviceCodes: [], countryIsos: [], ...found }],
});

it.each<[string, ProductFilter, number]>([
  ['everything', {}, PRODUCTS],
  ['a country', { country: country(5) }, SERVICES],
  ['a service', { service: service(9) }, COUNTRIES],
  ['a category', { category: 'games' }, 4 * COUNTRIES],
  ['what is sold', { status: 'active' }, 35_630],
  ['what is paused or in a country that is switched off', { status: 'inactive' }, SERVICES + 20],
  ['what ran out', { status: 'out_of_stock' }, 3_980],
  ['what runs out', { stock: 'low' }, 10],
  ['what there is a lot of', { stock: 'high' }, PRODUCTS * 0.9],
  ['prices of their own', { price: 'own' }, 40],
  ['prices that follow the cost', { price: 'synced' }, PRODUCTS - 40],
  ['a service that a word names', word({ serviceCodes: [service(12)] }), COUNTRIES],
  ['a few', { ids: ['018f0000-0000-7000-8000-000000000001'] }, 0],
  ['a rare combination', { country: country(5), service: service(9) }, 1],
])('a page and the count of %s read a bounded part of the catalogue', async (_what, filter, matching) => {
  for (const sort of SORTS) {
    const request = { filter, sort, direction: 'asc' } as const;
    let total = 0;
    const read = await readBy(async () => {
      await list.page(request, { size: 20, page: 1 });
      total = (await list.count(request)).total;
    });
    // A common filter reads in the order of the list, and so also the rows between that do not match.
    const share = matching > 10_000 ? matching / PRODUCTS : 1;
    const bound = (MAX_READ_ROWS / share) * 1.02;
    expect([sort, Math.max(...read) <= bound ? 'bounded' : read]).toEqual([sort, 'bounded']);
    if (matching <= 10_000) expect(total).toBe(matching);
    else expect(total / matching).toBeCloseTo(1, 0);
  }
});

it('the page after a cursor reads no more than the first one', async () => {
  for (const sort of SORTS) {
    const request = { filter: {}, sort, direction: 'desc' } as const;
    const deep = await list.page(request, { size: 20, page: 1_500 });
    const [read] = await readBy(() => list.page(request, { size: 20, cursor: deep.nextCursor! }));
    expect(read).toBeLessThanOrEqual(30);
  }
});
