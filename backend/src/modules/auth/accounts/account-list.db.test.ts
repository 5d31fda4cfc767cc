import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_READ_ROWS, openTestDatabase, watchReadRows, type TestDatabase } from '../../../testing/index.js';
import { createAccountReadModel, type AccountFilter, type AccountList } from './account.read-model.js';

const ACCOUNTS = 40_000;
/** All of them older than the others. */
const OLD = 2_000;

let database: TestDatabase;
let accounts: AccountList;
let readBy: (work: () => Promise<unknown>) => Promise<number[]>;

beforeAll(async () => {
  database = await openTestDatabase();
  const { sequelize } = database.owner;
  await sequelize.query(`
    INSERT INTO users (email, full_name, cpf, role, is_active, created_at)
    SELECT 'customer' || n || '@example.com', CASE WHEN n <= ${OLD} THEN 'Rita' ELSE 'Maria' END || ' Souza ' || md5(n::text), lpad(n::text, 11, '0'),
           CASE WHEN n % 8000 = 0 THEN 'ADMIN' ELSE 'CUSTOMER' END, n % 4000 <> 0,
           timestamptz '2026-01-01' + n * interval '1 minute'
      FROM generate_series(1, ${ACCOUNTS}) AS n`);
  await sequelize.query('VACUUM ANALYZE users');
  readBy = watchReadRows(database.owner, 'users');
  accounts = createAccountReadModel(database.owner);
});
afterAll(() => database.close());

it.each<[string, AccountFilter, number]>([
  ['everything', {}, ACCOUNTS],
  ['a rare part of an address', { search: 'tomer1234' }, 11],
  ['a name that only old accounts have', { search: 'rita' }, OLD],
  ['a common part of a name', { search: 'souza' }, ACCOUNTS],
  ['the beginning of a word', { search: 'so' }, ACCOUNTS],
  ['what no word begins with', { search: 'zz' }, 0],
  ['a CPF', { search: '000.000.123-45' }, 1],
  ['administrators', { role: 'ADMIN' }, 5],
  ['customers', { role: 'CUSTOMER' }, ACCOUNTS],
  ['inactive accounts', { status: 'inactive' }, 10],
  ['active accounts', { status: 'active' }, ACCOUNTS],
  ['a rare combination', { search: 'souza', role: 'CUSTOMER', status: 'inactive' }, 5],
])('a page and the count of %s read a bounded part of the table', async (_what, filter, matching) => {
  for (const sort of ['created_at', 'email'] as const) {
    const request = { filter, sort, direction: 'desc' } as const;
    let total = 0;
    const read = await readBy(async () => {
      await accounts.page(request, { size: 20, page: 1 });
      total = (await accounts.count(request)).total;
    });
    expect(read.length).toBeGreaterThanOrEqual(2);
    expect(Math.max(...read)).toBeLessThanOrEqual(MAX_READ_ROWS);
    if (matching <= 10_000) expect(total).toBe(matching);
    else expect(total / matching).toBeCloseTo(1, 1);
  }
});

it('the page after a cursor reads no more than the first one', async () => {
  for (const sort of ['created_at', 'email'] as const) {
    const request = { filter: {}, sort, direction: 'desc' } as const;
    const deep = await accounts.page(request, { size: 20, page: 1_500 });
    const read = await readBy(() => accounts.page(request, { size: 20, cursor: deep.nextCursor! }));
    // 20 rows, and one to see whether there are more.
    expect(read).toEqual([21]);
  }
});
