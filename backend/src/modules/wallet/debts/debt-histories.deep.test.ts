import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/index.js';
import { checkDebtHistory, debtHistories } from './testing/debt-histories.js';

const SEED = Number(process.env.HISTORY_SEED ?? Date.now() % 1_000_000_000);
const ROUNDS = 20;
const HISTORIES = 500;

it(`no credit is spendable before a debt is paid, in ${ROUNDS * HISTORIES} histories of the seed ${SEED}`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each round has its own database, so that the queries have few rows to read.
    const database = await openTestDatabase({ poolSize: 4 });
    const { sql } = database.db;
    const property = fc.asyncProperty(debtHistories, (history) => checkDebtHistory(sql, history));
    await fc.assert(property, { numRuns: HISTORIES, seed: SEED + round });
    await database.close();
  }
  expect.hasAssertions();
}, 1_800_000);
