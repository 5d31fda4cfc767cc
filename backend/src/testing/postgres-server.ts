import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  accountForPostgres,
  locatePrograms,
  runProgram,
  type Programs,
} from '../platform/database/embedded/programs.js';
import { freePort } from '../platform/database/embedded/postmaster.js';

const OWNER = { user: 'postgres', password: 'test' };

const LOG_LIMIT = 20_000;

interface Server {
  programs: Programs;
  /** Options that make it sort and lowercase text as the product's own server does. */
  locale: string[];
}

export async function chooseServer(): Promise<Server> {
  const folder = process.env['TEST_POSTGRES_BIN'];
  if (!folder) {
    const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    return { programs: await locatePrograms(), locale };
  }
  const program = (name: string) => path.join(folder, name);
  const programs = { initdb: program('initdb'), pg_ctl: program('pg_ctl'), postgres: program('postgres') };
  return { programs, locale: ['--locale=C.UTF-8'] };
}

/**
 * Starts one PostgreSQL for the whole test run and puts its address into TEST_DATABASE_URL; if that is set already, its
 * server is used. TEST_POSTGRES_BIN names the folder of another PostgreSQL than the product's own.
 * @returns the function that stops it
 */
export default async function startPostgresServer(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL']) return undefined;
  const { programs, locale } = await chooseServer();
  const account = await accountForPostgres();
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'torpedo-test-'));
  const [data, passwordFile] = [path.join(folder, 'data'), path.join(folder, 'password')];
  await fs.writeFile(passwordFile, OWNER.password);
  if (account) for (const place of [folder, passwordFile]) await fs.chown(place, account.uid, account.gid);

  const created = await runProgram(
    programs.initdb,
    [
      `--pgdata=${data}`,
      `--username=${OWNER.user}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--no-sync',
      ...locale,
    ],
    account,
  );
  if (created.code !== 0) throw new Error(`PostgreSQL for the tests was not created: ${created.output}`);

  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // A test run may lose its data, and its databases end before they need a vacuum.
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
    autovacuum: 'off',
    // Many test files connect at the same time.
    max_connections: 300,
  };
  // A child of this process, so that Ctrl-C in a terminal ends it too.
  const server = spawn(
    programs.postgres,
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...account,
      cwd: os.tmpdir(),
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const ended = once(server, 'exit');
  let log = '';
  const ready = new Promise<void>((resolve) => {
    server.stderr.on('data', (chunk: Buffer) => {
      // The run causes thousands of errors on purpose, so only the beginning of the log is kept.
      if (log.length < LOG_LIMIT) log += chunk.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
  });
  await Promise.race([
    ready,
    ended.then(() => {
      throw new Error(`PostgreSQL for the tests did not start: ${log}`);
    }),
  ]);
  process.once('exit', () => server.kill('SIGINT'));

  process.env['TEST_DATABASE_URL'] = `postgres://${OWNER.user}:${OWNER.password}@127.0.0.1:${port}/postgres`;
  return async () => {
    server.kill('SIGINT');
    await ended;
    await fs.rm(folder, { recursive: true, force: true });
  };
}
