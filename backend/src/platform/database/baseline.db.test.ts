import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyDatabase, type EmptyDatabase } from '../../testing/index.js';
import { BASELINE } from './baseline.js';
import { migrate, pendingMigrations } from './index.js';
import { ensureUuidv7 } from './uuidv7.js';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../migrations');

const EARLIER = `
20261121-10-platform 20261121-11-rate-limits 20261121-20-accounts 20261121-30-ledger 20261121-31-ledger-functions
20261121-32-topups 20261121-40-catalogue 20261121-45-activations 20261121-46-purchase 20261121-47-attempt-outcomes
20261121-48-messages 20261121-49-closing 20261121-50-unknown-outcomes 20261121-60-audit 20261121-70-password-resets
20261121-71-known-devices 20261121-72-alarm-links 20261121-73-avatars 20261121-76-account-events 20261121-77-api-keys
20261121-78-account-deletion 20261121-80-two-factor 20261121-81-reconfirmed-sessions 20261121-82-identities
20261121-86-queue-schema 20261121-90-payouts 20261122-01-push 20261122-02-push-outbox 20261122-20-back-office-figures
20261122-30-repeatable-files 20261122-31-provider-bans 20261122-31-purchase-claims 20261122-35-account-search
20261122-36-dearest-offers 20261122-36-transfer-kinds 20261122-60-figures 20261122-61-reports 20261122-62-alarms
20261122-bk1-books 20261122-bk2-reconciliation 20261122-catalogue-management 20261122-cli-device-grants
20261122-dk1-provider-connections 20261122-dk2-product-search 20261122-dl1-delivery 20261122-or1-order-refunds
20261122-or2-order-lists 20261122-pe1-people 20261122-pg1-statement 20261122-pv1-provider-circuits
20261122-pv2-provider-polls 20261122-sc1-order-counts 20261122-sc2-numbers-by-time 20261122-sc3-numbers-by-status
20261122-sh1-settings 20261122-sw1-swaps 20261122-tu1-exchange-rates 20261122-tu2-topup-steps
20261122-xm1-account-flags 20261122-xm2-won-chargebacks 20261122-xm3-recorded-payments
20261122-xs1-provider-reopenings 20261123-ws1-wallet-sums 20261124-debts 20261124-device-grant-proofs
20261124-refused-notifications 20261124-sender-addresses 20261124-sold-as-promised 20261124-staff-tokens
20261124-topup-repaid 20261124-unread-rows 20261124-what-is-owed
`
  .trim()
  .split(/\s+/);

let database: EmptyDatabase;
let client: pg.Client;

beforeEach(async () => {
  database = await createEmptyDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

async function values(query: string): Promise<unknown[]> {
  const { rows } = await client.query<Record<string, unknown>>(query);
  return rows.flatMap((row) => Object.values(row));
}

/** A database with the tables of the baseline, a customer, and the records of these migrations. */
async function databaseThatRan(migrations: readonly string[]): Promise<void> {
  await ensureUuidv7(client);
  await client.query(await readFile(path.join(MIGRATIONS, `${BASELINE}.sql`), 'utf8'));
  await client.query("INSERT INTO users (email) VALUES ('customer@example.com')");
  await client.query(
    'CREATE TABLE migrations (name text PRIMARY KEY, run_at timestamptz NOT NULL DEFAULT now())',
  );
  await client.query('INSERT INTO migrations (name) SELECT unnest($1::text[])', [migrations]);
}

describe('the baseline', () => {
  it('makes everything in an empty database', async () => {
    expect(await migrate(database.url)).toContain(BASELINE);
    expect(await values("SELECT to_regclass('transfers')::text")).toEqual(['transfers']);
    expect(await pendingMigrations(database.url)).toEqual([]);
  });

  it('counts as run where all earlier migrations have, whose records stay', async () => {
    await databaseThatRan(EARLIER);
    expect(await migrate(database.url)).not.toContain(BASELINE);
    expect(await values('SELECT email FROM users')).toEqual(['customer@example.com']);
    const records = await values('SELECT name FROM migrations');
    expect(records).toEqual(expect.arrayContaining([...EARLIER, BASELINE]));
    expect(await pendingMigrations(database.url)).toEqual([]);
  });

  it.each([
    { which: 'the last one', ran: EARLIER.slice(0, -1), count: 71 },
    { which: 'one in their midst', ran: EARLIER.filter((_name, place) => place !== 30), count: 71 },
    { which: 'all but the first one', ran: EARLIER.slice(0, 1), count: 1 },
  ])('leaves a database alone that lacks $which, and says what to do', async ({ ran, count }) => {
    await databaseThatRan(ran);
    await expect(migrate(database.url)).rejects.toThrow(
      `it has run ${count} migrations, which are not the 72 that came before ${BASELINE}; nothing was changed. Start ` +
        'the last version that has those once, then this one: docs/operations.md says how, under "Upgrade and rollback"',
    );
    expect(await values('SELECT name FROM migrations ORDER BY name COLLATE "C"')).toEqual(ran);
    expect(await values("SELECT to_regproc('ledger_post')")).toEqual([null]);
  });
});

describe('the files of migrations', () => {
  it('are named by day, time and words, each but the baseline with its way back', async () => {
    const files = await readdir(MIGRATIONS);
    expect(files.filter((file) => !/^\d{8}-\d{4}(?:-[a-z0-9]+)+\.sql$/.test(file))).toEqual([]);
    for (const file of files.filter((name) => name !== `${BASELINE}.sql`)) {
      const parts = (await readFile(path.join(MIGRATIONS, file), 'utf8')).split(/^-- down$/m);
      expect(
        parts.map((part) => part.includes(';')),
        file,
      ).toEqual([true, true]);
    }
  });

  // What comes next is a migration of its own: a database that stands at the baseline never sees a change of it.
  it('begin with the baseline as it was released', async () => {
    expect((await readdir(MIGRATIONS)).sort()[0]).toBe(`${BASELINE}.sql`);
    const text = await readFile(path.join(MIGRATIONS, `${BASELINE}.sql`), 'utf8');
    expect(createHash('sha256').update(text).digest('hex')).toBe(
      '973ee20556797c2ba06fa3bf020c6bf3012a127e546c8ffb4b36e491ab7b163b',
    );
  });
});
