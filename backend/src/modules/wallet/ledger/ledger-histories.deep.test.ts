import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { checkConcurrentHistory, checkSequentialHistory, steps } from './testing/histories.js';
import { ledger, type KindRule } from './testing/ledger-steps.js';

let database: TestDatabase;
let kinds: KindRule[];

beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 20 });
  kinds = await ledger.kinds(database.db.sql);
});

afterAll(() => database.close());

describe('the ledger after more than a hundred thousand steps', () => {
  it('keeps every cent, whatever happens at once', async () => {
    let count = 0;
    const property = fc.asyncProperty(steps(kinds, 500), async (history) => {
      count += history.length;
      await checkConcurrentHistory(database.db.sql, history);
    });
    await fc.assert(property, { numRuns: 450 });
    expect(count).toBeGreaterThan(100_000);
  });

  it('has the balances that adding and subtracting by hand would give', async () => {
    const property = fc.asyncProperty(steps(kinds, 300), (history) =>
      checkSequentialHistory(database.db.sql, history),
    );
    await fc.assert(property, { numRuns: 100 });
    expect.hasAssertions();
  });
});
