import { QueryTypes } from 'sequelize';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { accountList, type AccountFilter, type AccountList } from './account.read-model.js';

const ACCOUNTS = 40_000;

/** The index of the order also tells role and status, so the few rows that a common filter hides are read with the rest. */
const HIDDEN_ROWS = 3;

/** What one statement may read: as many rows as are counted exactly, and the hidden ones among them. */
const MAX_READ_ROWS = 10_001 + HIDDEN_ROWS;

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

let database: TestDatabase;
let accounts: AccountList;
let asked: string[];

beforeAll(async () => {
  database = await openTestDatabase();
  const { sequelize } = database.owner;
  await sequelize.query(`
    INSERT INTO users (email, full_name, cpf, role, is_active, created_at)
    SELECT 'customer' || n || '@example.com', 'Maria Souza ' || md5(n::text), lpad(n::text, 11, '0'),
           CASE WHEN n % 8000 = 0 THEN 'ADMIN' ELSE 'CUSTOMER' END, n % 4000 <> 0,
           timestamptz '2026-01-01' + n * interval '1 minute'
      FROM generate_series(1, ${ACCOUNTS}) AS n`);
  await sequelize.query('VACUUM ANALYZE users');
  const { options } = sequelize as unknown as { options: { logging: (line: string) => void } };
  options.logging = (line) => void asked.push(line.replace(/^Executing \([^)]*\): /, ''));
  accounts = accountList(database.owner);
});
afterAll(() => database.close());

function rowsRead(plan: Plan): number {
  const own = plan['Node Type'].endsWith('Scan') // a bitmap of an index names rows, which the scan above it reads
    ? (plan['Actual Rows'] +
        (plan['Rows Removed by Filter'] ?? 0) +
        (plan['Rows Removed by Index Recheck'] ?? 0)) *
      plan['Actual Loops']
    : 0;
  return (plan.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), own);
}

/** How many rows the database reads for the statements that the work sends. */
async function readBy(work: () => Promise<unknown>): Promise<number[]> {
  asked = [];
  await work();
  const statements = asked.filter((sql) => sql.startsWith('SELECT') && sql.includes('users'));
  return Promise.all(
    statements.map(async (sql) => {
      const [answer] = await database.owner.sequelize.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
        { type: QueryTypes.SELECT, logging: false },
      );
      return rowsRead(answer!['QUERY PLAN'][0].Plan);
    }),
  );
}

it.each<[string, AccountFilter, number]>([
  ['everything', {}, ACCOUNTS],
  ['a rare part of an address', { search: 'tomer1234' }, 11],
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
    expect(read).toHaveLength(2);
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
    // 20 rows, one to see whether there are more, and the one of the cursor.
    expect(read).toEqual([22]);
  }
});
