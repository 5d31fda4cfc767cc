import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { Umzug } from 'umzug';
import type { Database } from './database.js';
import { statement } from './sql.js';

/** Any fixed number: whoever holds this advisory lock is the one replica that migrates. */
const MIGRATION_LOCK = 7_041_978;

const MIGRATIONS_DIRECTORY = path.resolve(import.meta.dirname, '../../../migrations');

function createMigrator(client: pg.Client, names: string[]) {
  const runFile = async (name: string) => {
    const sql = await readFile(path.join(MIGRATIONS_DIRECTORY, name), 'utf8');
    await client.query('BEGIN');
    try {
      await client.query(sql);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
    }
  };
  return new Umzug({
    logger: undefined,
    migrations: names.map((name) => ({
      name,
      up: () => runFile(`${name}.up.sql`),
      down: () => runFile(`${name}.down.sql`),
    })),
    storage: {
      logMigration: async ({ name }) =>
        void (await client.query('INSERT INTO migrations (name) VALUES ($1)', [name])),
      unlogMigration: async ({ name }) =>
        void (await client.query('DELETE FROM migrations WHERE name = $1', [name])),
      executed: async () => {
        const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY name');
        return rows.map((row) => row.name);
      },
    },
  });
}

async function migrationNames(): Promise<string[]> {
  const files = await readdir(MIGRATIONS_DIRECTORY);
  return files
    .filter((file) => file.endsWith('.up.sql'))
    .map((file) => file.slice(0, -'.up.sql'.length))
    .sort();
}

async function withMigrator<Result>(url: string, use: (migrator: Umzug) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'torpedo-migrator' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, run_at timestamptz NOT NULL DEFAULT now())',
    );
    return await use(createMigrator(client, await migrationNames()));
  } finally {
    await client.end();
  }
}

/** Brings the schema up to date; a second process waits for the first, then finds nothing to do. */
export function migrate(url: string): Promise<string[]> {
  return withMigrator(url, async (migrator) => (await migrator.up()).map(({ name }) => name));
}

/** Undoes every migration, newest first: proof that each one is reversible. */
export function revertAll(url: string): Promise<string[]> {
  return withMigrator(url, async (migrator) => (await migrator.down({ to: 0 })).map(({ name }) => name));
}

/** The migrations that have not run yet. */
export function pendingMigrations(url: string): Promise<string[]> {
  return withMigrator(url, async (migrator) => (await migrator.pending()).map(({ name }) => name));
}

const EXECUTED = statement('migrations.executed', 'SELECT name FROM migrations');

/** A check that every migration has run, over the pool; once that is so it is not asked again. */
export function createMigrationsCheck({ sql }: Pick<Database, 'sql'>): () => Promise<boolean> {
  let isUpToDate = false;
  return async () => {
    if (isUpToDate) return true;
    const executed = new Set((await sql.rows<{ name: string }>(EXECUTED)).map(({ name }) => name));
    isUpToDate = (await migrationNames()).every((name) => executed.has(name));
    return isUpToDate;
  };
}
