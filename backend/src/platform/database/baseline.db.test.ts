import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyDatabase, type EmptyDatabase } from '../../testing/index.js';
import { BASELINE } from './migrator.js';
import { migrate, pendingMigrations } from './index.js';
import { ensureUuidv7 } from './uuidv7.js';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../migrations');

const EARLIER = `
20261124-0900-baseline 20261124-1400-numbers-for-programs 20261124-1730-lists-of-staff
20261128-1500-webhooks-sums-incidents 20261129-0500-cases-alerts-losses 20261129-1200-test-keys-teams-webhook-names
20261129-1900-days-replies-stops-followers 20261130-0230-test-keys-of-programs
`
  .trim()
  .split(/\s+/);

/** The first migration of a database that is older than the first baseline. */
const OLDEST = '20261121-10-platform';

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

/** Creates a database with the tables of the baseline, a customer, and the records of these migrations. */
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

  it.each([
    { which: 'at the earlier baseline', ran: EARLIER },
    { which: 'before the earlier baseline', ran: [OLDEST, ...EARLIER] },
  ])(
    'counts as run where all earlier migrations have, whose records stay, in a database that began $which',
    async ({ ran }) => {
      await databaseThatRan(ran);
      expect(await migrate(database.url)).not.toContain(BASELINE);
      expect(await values('SELECT email FROM users')).toEqual(['customer@example.com']);
      expect(await values('SELECT name FROM migrations')).toEqual(expect.arrayContaining([...ran, BASELINE]));
      expect(await pendingMigrations(database.url)).toEqual([]);
    },
  );

  it.each([
    { which: 'the last one', ran: EARLIER.slice(0, -1) },
    { which: 'one in their midst', ran: EARLIER.filter((_name, place) => place !== 3) },
    { which: 'all of them', ran: [OLDEST] },
  ])('leaves a database alone that lacks $which, and says what to do', async ({ ran }) => {
    await databaseThatRan(ran);
    const missing = EARLIER.filter((name) => !ran.includes(name));
    await expect(migrate(database.url)).rejects.toThrow(
      `it has not run ${missing.join(', ')}, which came before ${BASELINE}; nothing was changed. Start the last version ` +
        'that has those once, then this one: docs/operations.md says how, under "Upgrade and rollback"',
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

  // A later change needs a migration of its own: a database that already has the baseline never reads this file again.
  it('begin with the baseline as it was released', async () => {
    expect((await readdir(MIGRATIONS)).sort()[0]).toBe(`${BASELINE}.sql`);
    const text = await readFile(path.join(MIGRATIONS, `${BASELINE}.sql`), 'utf8');
    expect(createHash('sha256').update(text).digest('hex')).toBe(
      'f04c46cc7eb8a3683f059b99a230e8625c5a6e6adc3351e5c20a0687de99cedb',
    );
  });
});
