import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { checkProviderHistory, moment, openHistories } from './testing/provider-histories.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 8 });
  await openHistories(database);
});
afterAll(() => database.close());

it('keeps every number and cent through long histories of three providers, two gateways and crashes', async () => {
  const history = fc.array(moment, { minLength: 1, maxLength: 12 });
  await fc.assert(fc.asyncProperty(history, checkProviderHistory), { numRuns: 150 });
  expect.hasAssertions();
});
