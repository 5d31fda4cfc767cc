import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { openAgreement, state, type Agreement } from './testing/offer-states.js';

let database: TestDatabase;
let agreement: Agreement;
beforeAll(async () => {
  database = await openTestDatabase();
  agreement = await openAgreement(database);
});
afterAll(() => database.close());

it('shows, quotes and charges one price, and sells what it shows, however two providers stand', async () => {
  await fc.assert(fc.asyncProperty(state, agreement.check), { numRuns: 150 });
  expect.hasAssertions();
});
