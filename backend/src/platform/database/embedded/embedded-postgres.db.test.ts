import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { StartError } from '../../errors/index.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';

/** A data directory that was started once; creating one takes seconds, so tests copy it. */
let made: string;
let folder: string;

const ignore = () => undefined;

async function newFolder(): Promise<string> {
  const created = await mkdtemp(path.join(os.tmpdir(), 'torpedo-embedded-'));
  await chmod(created, 0o755);
  return created;
}

beforeAll(async () => {
  made = await newFolder();
  await (await startEmbeddedPostgres(made, ignore)).stop();
});
beforeEach(async () => {
  folder = await newFolder();
  // The copy keeps the owner, who is another user when this process runs as root.
  execFileSync('cp', ['-a', `${made}/.`, folder]);
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => rm(made, { recursive: true, force: true }));

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A process that starts the database, reports it, and then waits to be killed. */
async function startInOtherProcess(): Promise<{ kill(): Promise<void> }> {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(path.join(import.meta.dirname, 'embedded-postgres.ts'))});
    await startEmbeddedPostgres(${JSON.stringify(folder)}, () => {});
    process.stdout.write('started');
    setInterval(() => {}, 60_000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: path.resolve(import.meta.dirname, '../../../..'),
  });
  const [first] = (await once(child.stdout, 'data')) as [Buffer];
  expect(first.toString()).toBe('started');
  return {
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

it('keeps data from one start to the next and ends its server on stop', async () => {
  const first = await startEmbeddedPostgres(folder, ignore);
  await query(first.url, 'CREATE TABLE kept (id integer)');
  const pid = await postmasterPid();
  await first.stop();
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);

  const second = await startEmbeddedPostgres(folder, ignore);
  expect(await query(second.url, 'SELECT count(*)::int AS count FROM kept')).toEqual([{ count: 0 }]);
  await second.stop();
});

it('adopts the server that a killed process left behind, and ends it on stop', async () => {
  const other = await startInOtherProcess();
  const pid = await postmasterPid();
  await other.kill();
  expect(isAlive(pid)).toBe(true);

  const adopted = await startEmbeddedPostgres(folder, ignore);
  expect(await postmasterPid()).toBe(pid);
  expect(await query(adopted.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await adopted.stop();
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
});

it('refuses, in one sentence, a data directory that a living process uses', async () => {
  const other = await startEmbeddedPostgres(folder, ignore);
  await expect(startEmbeddedPostgres(folder, ignore)).rejects.toThrow(/Another Torpedo is running/);
  expect(await query(other.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await other.stop();
});

it('starts the server again at the same address when it is killed', async () => {
  let tell: (what: string) => void = ignore;
  const report = new Promise<string>((resolve) => (tell = resolve));
  const database = await startEmbeddedPostgres(folder, (what) => tell(what));
  process.kill(await postmasterPid(), 'SIGKILL');
  expect(await report).toMatch(/died/);
  await expect
    .poll(() => query(database.url, 'SELECT 1 AS one').catch(() => 'down'), { timeout: 20_000 })
    .toEqual([{ one: 1 }]);
  await database.stop();
});

it('asks for a password and listens on this machine only', async () => {
  const database = await startEmbeddedPostgres(folder, ignore);
  const withoutPassword = new URL(database.url);
  withoutPassword.password = 'wrong';
  await expect(query(withoutPassword.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  expect(await query(database.url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  await database.stop();
});

it.runIf(process.getuid?.() === 0)('names the folder that the unprivileged user may not enter', async () => {
  const closed = path.join(folder, 'closed');
  await mkdir(closed, { mode: 0o700 });
  const start = startEmbeddedPostgres(path.join(closed, 'data'), ignore);
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(`may not enter ${closed}`);
});
