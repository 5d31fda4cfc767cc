import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.js';
import { openDatabaseServer } from './database-server.js';
import { createClosing } from './platform/closing.js';
import { createLogger } from './platform/logging/index.js';
import { openTestDatabase, type TestDatabase } from './testing/index.js';

const log = createLogger({ level: 'silent' });
let database: TestDatabase;

beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

const opened = (env: Record<string, string>) => openDatabaseServer(readConfig(env), createClosing(log), log);

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
});
