import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { checkProviderHistory, moment, openHistories } from './testing/provider-histories.js';

const SEED = Number(process.env.HISTORY_SEED ?? Date.now() % 1_000_000_000);
const HISTORIES = 150;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 8 });
  await openHistories(database);
});
afterAll(() => database.close());

it(`keeps every number and cent through ${HISTORIES} long histories of three providers, two gateways and crashes, of the seed ${SEED}`, async () => {
  const history = fc.array(moment, { minLength: 1, maxLength: 12 });
  await fc.assert(fc.asyncProperty(history, checkProviderHistory), { numRuns: HISTORIES, seed: SEED });
  expect.hasAssertions();
});
