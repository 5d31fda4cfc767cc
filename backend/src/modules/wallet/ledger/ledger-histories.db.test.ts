import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { checkConcurrentHistory, checkSequentialHistory, steps } from './testing/histories.js';
import { ledger, type KindRule } from './testing/ledger-steps.js';

let database: TestDatabase;
let kinds: KindRule[];

beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 12 });
  kinds = await ledger.kinds(database.db.sql);
});

afterAll(() => database.close());

describe('the ledger after any history', () => {
  it('keeps every cent, whatever happens at once', async () => {
    const property = fc.asyncProperty(steps(kinds, 80), (history) =>
      checkConcurrentHistory(database.db.sql, history),
    );
    await fc.assert(property, { numRuns: 25 });
    expect.hasAssertions();
  });

  it('has the balances that adding and subtracting by hand would give', async () => {
    const property = fc.asyncProperty(steps(kinds, 60), (history) =>
      checkSequentialHistory(database.db.sql, history),
    );
    await fc.assert(property, { numRuns: 15 });
    expect.hasAssertions();
  });
});
