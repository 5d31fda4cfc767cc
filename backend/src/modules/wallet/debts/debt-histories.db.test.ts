import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { checkDebtHistory, debtHistories } from './testing/debt-histories.js';

let database: TestDatabase;

beforeAll(async () => void (database = await openTestDatabase({ poolSize: 4 })));
afterAll(() => database.close());

it('what a chargeback took is repaid by whatever comes in, before a cent of it can be spent', async () => {
  const property = fc.asyncProperty(debtHistories, (history) => checkDebtHistory(database.db.sql, history));
  await fc.assert(property, { numRuns: 60 });
  expect.hasAssertions();
});
