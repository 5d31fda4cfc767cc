import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.js';
import { openDatabaseServer } from './database-server.js';
import { openDatabase, statement } from './platform/database/index.js';
import { StartError } from './platform/errors/index.js';
import { createQueue } from './platform/jobs/index.js';
import { createLogger } from './platform/logging/index.js';
import { createShutdown } from './platform/shutdown.js';
import { createEmptyDatabase, openTestDatabase, type TestDatabase } from './testing/index.js';

const log = createLogger({ level: 'silent' });
let database: TestDatabase;

beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

const opened = (env: Record<string, string>) =>
  openDatabaseServer(readConfig(env), createShutdown(log, 10_000), log).then(({ url }) => url);

describe('a database of the operator', () => {
  it('serves with the role that owns it, where only one is named', async () => {
    expect(await opened({ DATABASE_URL: database.ownerUrl })).toBe(database.ownerUrl);
  });

  it('serves with the other one, where two are named', async () => {
    const env = { DATABASE_URL: database.url, MIGRATION_DATABASE_URL: database.ownerUrl };
    expect(await opened(env)).toBe(database.url);
  });

  it('is not served by a role that may not migrate and is named alone', async () => {
    await expect(opened({ DATABASE_URL: database.url })).rejects.toThrow(
      'The user of DATABASE_URL may not migrate: permission denied for schema public. MIGRATION_DATABASE_URL names the owner of the tables.',
    );
  });

  it('is named with the migration that fails on it', async () => {
    const { url, drop } = await createEmptyDatabase();
    const other = openDatabase({ url, poolSize: 1 });
    await other.sequelize.query('CREATE TABLE settings (name text)');
    await other.close();
    await expect(opened({ DATABASE_URL: url })).rejects.toThrow(
      new StartError(
        'The database of DATABASE_URL could not be migrated: 20261130-0900-baseline: relation "settings" already exists.',
      ),
    );
    await drop();
  });
});

const RETRIES = { limit: 3, firstPauseSeconds: 1, longestPauseSeconds: 1, timeoutSeconds: 5 };
const PING = statement('test.ping', 'SELECT 1');
const QUEUE_IS_THERE = statement(
  'test.queue_is_there',
  `SELECT to_regclass('pgboss.job') IS NOT NULL AS "isThere"`,
);
const POOL_SIZE = 3;

/** Uses the database as a replica does at its start; throws where one of its connections does not work. */
async function serve(url: string): Promise<void> {
  const db = openDatabase({ url, poolSize: POOL_SIZE });
  expect(await db.sql.one(QUEUE_IS_THERE)).toEqual({ isThere: true });
  const queue = createQueue(db, log);
  await queue.start();
  await queue.define('greet', RETRIES);
  await Promise.all(Array.from({ length: POOL_SIZE }, () => db.sql.one(PING)));
  await queue.stop();
  await db.close();
}

it('is made ready once by replicas that start together on an empty one', async () => {
  const { url, servingUrl, drop } = await createEmptyDatabase();
  const env = { DATABASE_URL: servingUrl, MIGRATION_DATABASE_URL: url };
  const replicas = await Promise.all(Array.from({ length: 4 }, () => opened(env)));
  await Promise.all(replicas.map(serve));
  await drop();
});
