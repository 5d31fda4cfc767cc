import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/index.js';
import { migrate, pendingMigrations, revertAll } from './index.js';

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;

beforeAll(async () => void (database = await createEmptyDatabase()));
afterAll(() => database.drop());

const OBJECTS = `
  SELECT relkind::text || ' ' || relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT 'function ' || proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT 'type ' || typname FROM pg_type WHERE typnamespace = 'public'::regnamespace
  ORDER BY name`;

async function objects(): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(OBJECTS);
    return rows.map(({ name }) => name).filter((name) => !name.includes('migrations'));
  } finally {
    await client.end();
  }
}

it('goes up, all the way down and up again to the same schema', async () => {
  const names = await migrate(database.url);
  const after = await objects();
  expect(after).not.toEqual([]);

  const dated = names.filter((name) => !name.endsWith('.sql'));
  expect(await revertAll(database.url)).toEqual(dated.toReversed());
  expect(await objects()).toEqual([]);

  expect(await migrate(database.url)).toEqual(names);
  expect(await objects()).toEqual(after);
  expect(await pendingMigrations(database.url)).toEqual([]);
});

it('runs each migration once when several processes start together', async () => {
  await revertAll(database.url);
  const runs = await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
  expect(runs.filter((names) => names.length > 0)).toHaveLength(1);
});

it('commits a migration together with its record', async () => {
  await revertAll(database.url);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`
    ALTER TABLE migrations ADD CONSTRAINT refused CHECK (name <> '20261121-11-rate-limits')`);
  await expect(migrate(database.url)).rejects.toThrow(/^20261121-11-rate-limits: /);
  const tables = `SELECT to_regclass('settings') IS NOT NULL AS before, to_regclass('rate_limits') IS NOT NULL AS refused`;
  expect((await client.query(tables)).rows).toEqual([{ before: true, refused: false }]);
  await client.query('ALTER TABLE migrations DROP CONSTRAINT refused');
  await client.end();
  expect(await migrate(database.url)).toContain('20261121-11-rate-limits');
});
