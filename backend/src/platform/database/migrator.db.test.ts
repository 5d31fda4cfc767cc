import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEmptyDatabase, type EmptyDatabase } from '../../testing/index.js';
import { BASELINE } from './migrator.js';
import { migrate, pendingMigrations, revertToBaseline } from './index.js';
import { ensureUuidv7 } from './uuidv7.js';

let database: EmptyDatabase;

beforeEach(async () => void (database = await createEmptyDatabase()));
afterEach(() => database.drop());

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const OBJECTS = `
  SELECT relkind::text || ' ' || relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT 'function ' || proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT 'type ' || typname FROM pg_type WHERE typnamespace = 'public'::regnamespace
  ORDER BY name`;

async function objects(url: string): Promise<string[]> {
  const names = (await query(url, OBJECTS)).map(({ name }) => String(name));
  return names.filter((name) => !name.includes('migrations'));
}

/** The objects that the first migration creates. */
async function objectsOfBaseline(): Promise<string[]> {
  const other = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: other.url });
  await client.connect();
  try {
    await ensureUuidv7(client);
    const file = path.resolve(import.meta.dirname, `../../../migrations/${BASELINE}.sql`);
    await client.query(await readFile(file, 'utf8'));
    return await objects(other.url);
  } finally {
    await client.end();
    await other.drop();
  }
}

it('migrates up, down to the baseline and up again to the same schema', async () => {
  const names = await migrate(database.url);
  const after = await objects(database.url);

  const later = names.filter((name) => name !== BASELINE && !name.endsWith('.sql'));
  expect(await revertToBaseline(database.url)).toEqual(later.toReversed());
  expect(await objects(database.url)).toEqual(await objectsOfBaseline());

  expect([BASELINE, ...(await migrate(database.url))]).toEqual(names);
  expect(await objects(database.url)).toEqual(after);
  expect(await pendingMigrations(database.url)).toEqual([]);
});

it('runs each migration once when several processes start together', async () => {
  const runs = await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
  expect(runs.filter((names) => names.length > 0)).toHaveLength(1);
});

it('commits a migration together with its record', async () => {
  await query(
    database.url,
    `CREATE TABLE migrations (name text CONSTRAINT refused CHECK (name <> '${BASELINE}'), run_at timestamptz)`,
  );
  await expect(migrate(database.url)).rejects.toThrow(new RegExp(`^${BASELINE}: `));
  expect(await query(database.url, `SELECT to_regclass('settings') AS made`)).toEqual([{ made: null }]);
  await query(database.url, 'ALTER TABLE migrations DROP CONSTRAINT refused');
  expect(await migrate(database.url)).toContain(BASELINE);
});
