import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { createCustomer, ledger } from './testing/ledger-steps.js';

const OPERATIONS = path.resolve(import.meta.dirname, '../../../../../docs/operations.md');
const [, query = ''] = /```sql\n(WITH entries [^`]*)```/.exec(readFileSync(OPERATIONS, 'utf8')) ?? [];
const checkBooks = statement('test.check_books', query.trim().replace(/;$/, ''));

let database: TestDatabase;

beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

it('the query of the operations guide finds nothing in right books, and the wallet in wrong ones', async () => {
  const { sql } = database.db;
  const userId = await createCustomer(sql);
  const at = new Date('2026-03-10T12:00:00.000Z');
  const start = { id: randomUUID(), userId, currency: 'BRL', changeCents: 1000, note: 'start', at } as const;
  await ledger.adjust(sql, start);
  await ledger.post(sql, 'hold', { userId, currency: 'BRL', amountCents: 90, id: randomUUID(), at });
  expect(await sql.rows(checkBooks)).toEqual([]);

  const tamper = 'UPDATE wallets SET available_cents = available_cents + 1 WHERE user_id = $1';
  await database.owner.sql.rows(statement('test.tamper', tamper), [userId]);
  expect(await sql.rows(checkBooks)).toMatchObject([{ currency: 'BRL', held_cents: 90 }]);
});
