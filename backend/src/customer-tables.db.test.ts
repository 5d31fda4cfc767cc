import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { statement } from './platform/database/index.js';
import { openTestDatabase } from './testing/test-database.js';

const WITHOUT_CUSTOMER = statement(
  'test.tables_without_customer',
  `SELECT t.table_name AS name FROM information_schema.tables t
    WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE'
      AND NOT EXISTS (SELECT FROM information_schema.columns c
                       WHERE c.table_schema = 'public' AND c.table_name = t.table_name AND c.column_name = 'user_id')`,
);
const BECOMES = new Set(['distributed', 'reference', 'one for each database', 'local']);

it('every table either carries the customer, or has its place and reason where databases are spread', async () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/scale.md'), 'utf8');
  const [, kept = ''] = page.split('customer-tables.db.test.ts. -->');
  const rows = [...kept.matchAll(/^\| `(\w+)` *\| ([^|]+?) *\| (\S[^|]*?) *\|$/gm)];
  const database = await openTestDatabase();
  const found = await database.db.sql.rows<{ name: string }>(WITHOUT_CUSTOMER);
  await database.close();
  expect(rows.map(([, name]) => name).sort()).toEqual(found.map(({ name }) => name).sort());
  expect(rows.map(([, , becomes = '']) => becomes).filter((becomes) => !BECOMES.has(becomes))).toEqual([]);
});
