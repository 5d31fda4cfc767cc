import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { MigrationError, Umzug } from 'umzug';
import { type Database, statement } from './database.js';
import {
  applyRepeatableFiles,
  dropRepeatableFiles,
  findChangedFiles,
  inTransaction,
  readRepeatableFiles,
} from './repeatable-files.js';
import { ensureUuidv7 } from './uuidv7.js';

/** This migration replaces all earlier ones, whose files were deleted. */
export const BASELINE = '20261130-0900-baseline';

const EARLIER = [
  '20261124-0900-baseline',
  '20261124-1400-numbers-for-programs',
  '20261124-1730-lists-of-staff',
  '20261128-1500-webhooks-sums-incidents',
  '20261129-0500-cases-alerts-losses',
  '20261129-1200-test-keys-teams-webhook-names',
  '20261129-1900-days-replies-stops-followers',
  '20261130-0230-test-keys-of-programs',
];

/**
 * The records of the earlier migrations stay for older builds.
 * @throws Error for a database which has run only some of them; nothing is changed
 */
async function recordBaseline(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
  const names = new Set(rows.map(({ name }) => name));
  if (names.size === 0 || names.has(BASELINE)) return;
  const missing = EARLIER.filter((name) => !names.has(name));
  if (missing.length > 0) {
    throw new Error(
      `it has not run ${missing.join(', ')}, which came before ${BASELINE}; nothing was changed. Start the last version ` +
        'that has those once, then this one: docs/operations.md says how, under "Upgrade and rollback"',
    );
  }
  await client.query('INSERT INTO migrations (name) VALUES ($1)', [BASELINE]);
}

/** Runs under the lock of the migrations: of several processes on an empty database, all but one would fail. */
async function installQueueSchema(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    // A migration creates the schema.
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}

/** Any fixed number: the process that holds this advisory lock migrates. */
const MIGRATION_LOCK = 7_041_978;

const MIGRATIONS_DIRECTORY = path.resolve(import.meta.dirname, '../../../migrations');

/** The statements below this line of a file undo the ones above it. */
const DOWN_LINE = /^-- down$/m;

const RECORDS = `
  CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, run_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE IF NOT EXISTS repeatable_migrations (
    name text PRIMARY KEY, checksum text NOT NULL, objects text[] NOT NULL, run_at timestamptz NOT NULL DEFAULT now()
  )`;

function createMigrator(client: pg.Client, names: string[]) {
  const run = async (name: string, direction: 'up' | 'down', record: string) => {
    const text = await readFile(path.join(MIGRATIONS_DIRECTORY, `${name}.sql`), 'utf8');
    const [up = '', down = ''] = text.split(DOWN_LINE);
    try {
      await inTransaction(client, async () => {
        await client.query(direction === 'up' ? up : down);
        await client.query(record, [name]);
      });
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
    }
  };
  const isRecorded = () => Promise.resolve();
  return new Umzug({
    logger: undefined,
    migrations: names.map((name) => ({
      name,
      up: () => run(name, 'up', 'INSERT INTO migrations (name) VALUES ($1)'),
      down: () => run(name, 'down', 'DELETE FROM migrations WHERE name = $1'),
    })),
    storage: {
      logMigration: isRecorded,
      unlogMigration: isRecorded,
      executed: async () => {
        const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY name');
        return rows.map((row) => row.name);
      },
    },
  });
}

async function migrationNames(): Promise<string[]> {
  const files = await readdir(MIGRATIONS_DIRECTORY);
  return files.map((file) => path.basename(file, '.sql')).sort();
}

async function withMigrator<Result>(
  url: string,
  use: (migrator: Umzug, client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'torpedo-migrator' });
  await client.connect();
  try {
    // Otherwise a schema with the name of the user would come first.
    await client.query('SET search_path = public');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(RECORDS);
    await recordBaseline(client);
    await ensureUuidv7(client);
    return await use(createMigrator(client, await migrationNames()), client);
  } catch (error) {
    // Umzug's own error only repeats the message of its cause.
    throw error instanceof MigrationError ? error.cause : error;
  } finally {
    await client.end();
  }
}

const namesOf = (migrations: readonly { name: string }[]) => migrations.map(({ name }) => name);

/**
 * Runs the dated migrations, then the changed repeatable files, then those of the job queue. A second process waits.
 * @returns the names of the migrations and files that ran
 * @throws Error that names the migration or the file
 */
export function migrate(url: string): Promise<string[]> {
  return withMigrator(url, async (migrator, client) => {
    const migrations = namesOf(await migrator.up());
    const files = await applyRepeatableFiles(client, await readRepeatableFiles());
    await installQueueSchema(client);
    return [...migrations, ...files];
  });
}

/** Reverts the newest first, as a proof that each is reversible. @returns their names */
export function revertToBaseline(url: string): Promise<string[]> {
  return withMigrator(url, async (migrator, client) => {
    await dropRepeatableFiles(client);
    const later = namesOf(await migrator.executed()).filter((name) => name !== BASELINE);
    return namesOf(await migrator.down({ migrations: later.toReversed() }));
  });
}

export function pendingMigrations(url: string): Promise<string[]> {
  return withMigrator(url, async (migrator, client) => [
    ...namesOf(await migrator.pending()),
    ...(await findChangedFiles(client, await readRepeatableFiles())),
  ]);
}

export async function schemaFingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(MIGRATIONS_DIRECTORY)).sort()) {
    hash.update(name).update(await readFile(path.join(MIGRATIONS_DIRECTORY, name)));
  }
  for (const { name, checksum } of await readRepeatableFiles()) hash.update(name).update(checksum);
  return hash.digest('hex');
}

const EXECUTED = statement(
  'migrations.executed',
  'SELECT name FROM migrations UNION ALL SELECT checksum FROM repeatable_migrations',
);

/** Once everything has run, the check does not ask the database again. */
export function createMigrationsCheck({ sql }: Pick<Database, 'sql'>): () => Promise<boolean> {
  let isUpToDate = false;
  return async () => {
    if (isUpToDate) return true;
    const executed = new Set((await sql.rows<{ name: string }>(EXECUTED)).map(({ name }) => name));
    const wanted = [
      ...(await migrationNames()),
      ...(await readRepeatableFiles()).map(({ checksum }) => checksum),
    ];
    isUpToDate = wanted.every((name) => executed.has(name));
    return isUpToDate;
  };
}
