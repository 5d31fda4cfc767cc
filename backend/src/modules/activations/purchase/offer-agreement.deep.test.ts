import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { openAgreement, state, type Agreement } from './testing/offer-states.js';

const HISTORIES = 10_000;
/** The time limit of the test on a busy machine. */
const LONGEST_MS = 30 * 60_000;

let database: TestDatabase;
let agreement: Agreement;
beforeAll(async () => {
  database = await openTestDatabase();
  agreement = await openAgreement(database);
});
afterAll(() => database.close());

it(
  'shows, quotes and charges one price, and sells what it shows, in ten thousand states of two providers',
  async () => {
    const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
    process.stdout.write(`${HISTORIES} states, seed ${seed}\n`);
    await fc.assert(fc.asyncProperty(state, agreement.check), { numRuns: HISTORIES, seed });
    expect.hasAssertions();
  },
  LONGEST_MS,
);
