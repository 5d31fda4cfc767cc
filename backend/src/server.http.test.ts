import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { statement } from './platform/database/index.js';
import { SERVER_ENTRY } from './testing/killable-server.js';
import { SLOW } from './testing/slow.js';
import { openTestDatabase } from './testing/test-database.js';

/** In ms; a busy machine takes up to a minute to start a server, so only a hanging one takes longer. */
const START_MS = 180_000;
const STOP_MS = 10_000;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'torpedo-server-'));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts the real entry in its own process, with the given variables and no others of the product. */
function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [SERVER_ENTRY], {
    env: { PATH: process.env['PATH'] ?? '', TORPEDO_DATA_DIR: path.join(folder, 'data'), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  const announced = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said.out += chunk.toString();
      const url = /^Torpedo ready at (\S+)\n/m.exec(said.out)?.[1];
      if (url) resolve(url);
    });
  });
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return {
    said,
    exited,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Waits as long as a busy machine needs to compile and start it; a process that ends instead fails at once. */
    async url(): Promise<string> {
      const url = await Promise.race([announced, exited.then(() => null)]);
      if (url === null) throw new Error(`the server ended: ${said.err}`);
      return url;
    },
  };
}

/** The figures of the alert rules and the dashboard, without the suffixes of histograms. */
function watchedFigures(): string[] {
  const deployed = (file: string) =>
    readFileSync(path.resolve(import.meta.dirname, '../../scripts/deploy', file), 'utf8');
  const { groups } = parse(deployed('alerts.yml')) as { groups: { rules: { expr: string }[] }[] };
  const { panels } = JSON.parse(deployed('dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
  const expressions = [...groups.flatMap(({ rules }) => rules), ...panels.flatMap(({ targets }) => targets)];
  const names = expressions.flatMap(({ expr }) => {
    const found = expr.match(/\b(?:torpedo|nodejs|process)_[a-z0-9_]+/g) ?? [];
    // Prometheus itself knows `up`, because a server that is down reports nothing.
    if (found.length === 0 && !/\bup\{/.test(expr)) throw new Error(`No figure of ours: ${expr}`);
    return found;
  });
  const guide = readFileSync(path.resolve(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  const [, chapter = ''] = /\n## Health, logs, figures\n(.*)\n## Traces\n/s.exec(guide) ?? [];
  const explained = [...chapter.matchAll(/`((?:torpedo|nodejs|process)_[a-z0-9_]+)/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set([...names, ...explained].map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))];
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(path.join(folder, 'data/postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a read replica that is away', () => {
  it('keeps no server from starting, and is seen in /readyz and the figures', async () => {
    const database = await openTestDatabase();
    const server = start({
      TORPEDO_DATA_DIR: path.join(folder, 'reads'),
      DATABASE_URL: database.ownerUrl,
      READ_DATABASE_URL: 'postgres://a:b@127.0.0.1:1/shop',
    });
    const url = await server.url();
    const answer = await fetch(`${url}/readyz`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ status: 'degraded', checks: { read_replica: 'degraded' } });
    expect((await fetch(`${url}/api/v1/countries`)).status).toBe(200);
    const figures = await (await fetch(`${url}/metrics`)).text();
    expect(figures).toContain('torpedo_ready{check="read_replica"} 0.5');
    expect(figures).toContain('torpedo_read_replica_lag_seconds +Inf');
    expect(figures).toContain('torpedo_readers_total{from="leader"}');
    for (const name of watchedFigures()) expect(figures).toContain(`# TYPE ${name} `);
    expect(figures).toMatch(/^torpedo_database_timeline\{server="leader"\} [1-9]/m);
    expect(figures).toMatch(/^torpedo_loop_overdue_seconds\{loop="expiry-sweep"\} \d/m);
    expect(figures).toContain('torpedo_waiting_seconds{kind="push_outbox"} 0');
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    await database.close();
  });
});

describe('a start in the sandbox', () => {
  it('announces itself when it answers, shows the administrator once, and ends all it started', async () => {
    const first = start();
    const url = await first.url();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    await vi.waitFor(() => expect(first.said.out).toMatch(/Administrator {2}\S+@\S+ {3}password \S+/), SLOW);
    for (const place of ['/sandbox', '/docs']) {
      expect(first.said.out).toContain(url + place);
      expect((await fetch(url + place)).status).toBe(200);
    }
    const pid = await postmasterPid();
    const askedAt = performance.now();
    first.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    expect(performance.now() - askedAt).toBeLessThan(STOP_MS);
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
    expect(first.said.err).toBe('');
    const { version } = JSON.parse(
      readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8'),
    ) as {
      version: string;
    };
    const linesOf = (server: typeof first) =>
      (server.said.out.match(/^.*"msg":"(?:started|stopping|stopped).*$/gm) ?? []).map(
        (line) => JSON.parse(line) as Record<string, unknown>,
      );
    expect(linesOf(first)).toMatchObject([
      { msg: 'started', version, url, public_url: url, migrations: expect.any(Number) },
      { msg: expect.stringMatching(/^stopping: /), version, url, drain_ms: 0 },
      { msg: 'stopped', version, url },
    ]);
    expect(linesOf(first)[0]!['migrations']).toBeGreaterThan(1);

    const second = start();
    await second.url();
    second.kill('SIGINT');
    // Ctrl-C in a terminal arrives twice: directly and through the launcher.
    second.kill('SIGINT');
    expect(await second.exited).toBe(0);
    expect(second.said.out).not.toContain('Administrator');
    expect(linesOf(second)[0]).toMatchObject({ msg: 'started', migrations: 0 });
  });
});

const WAITING_WRITES = statement(
  'test.waiting_writes',
  `SELECT count(*) AS count FROM pg_locks WHERE relation = 'services'::regclass AND NOT granted`,
);
const SOLD_BY = statement('test.sold_by', 'SELECT DISTINCT provider FROM offers WHERE active');

describe('a stop while a loop is inside a transaction', () => {
  it('waits until it has committed, begins nothing else, and fails nothing', async () => {
    const database = await openTestDatabase();
    const { owner } = database;
    const server = start({ DATABASE_URL: database.url, MIGRATION_DATABASE_URL: database.ownerUrl });
    await owner.transaction(async ({ sequelize, transaction, sql }) => {
      await sequelize.query('LOCK TABLE services IN SHARE MODE', { transaction });
      const waiting = async () => (await sql.one<{ count: number }>(WAITING_WRITES)).count;
      await expect.poll(waiting, { timeout: START_MS }).toBe(1);
      server.kill('SIGTERM');
      await vi.waitFor(() => expect(server.said.out).toContain('"msg":"stopping'), { timeout: START_MS });
      expect(await waiting()).toBe(1);
    });
    expect(await server.exited).toBe(0);
    expect(server.said.err).toBe('');
    expect(server.said.out).not.toMatch(/"level":"(?:warn|error)"/);
    expect(await owner.sql.rows(SOLD_BY)).toEqual([{ provider: 'primary' }]);
    await database.close();
  });
});

describe('a start that cannot succeed says why in plain words and ends with 1', () => {
  async function sentence(env: Record<string, string>): Promise<string> {
    const server = start(env);
    expect(await server.exited).toBe(1);
    expect(server.said.out).toBe('');
    expect(server.said.err).not.toMatch(/^\s+at /m);
    return server.said.err;
  }

  it(
    'when the port is in use',
    async () => {
      const other = net.createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as net.AddressInfo;
      expect(await sentence({ PORT: String(port) })).toBe(
        `Port ${port} on 127.0.0.1 is in use: stop what uses it or set PORT to another.\n`,
      );
      other.close();
    },
    START_MS,
  );

  it(
    'when a variable is wrong',
    async () => {
      expect(await sentence({ PORT: 'http' })).toMatch(/^Wrong environment variables:\n {2}PORT: /);
      expect(await sentence({ READ_DATABASE_URL: 'localhost' })).toMatch(
        /^Wrong .*:\n {2}READ_DATABASE_URL: .*\n$/,
      );
    },
    START_MS,
  );

  it(
    'when the database does not answer',
    async () => {
      expect(await sentence({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/shop' })).toBe(
        'The database shop at 127.0.0.1:1 cannot be used: nothing listens there. Check DATABASE_URL.\n',
      );
    },
    START_MS,
  );

  it(
    'when the data directory cannot be used',
    async () => {
      const file = path.join(folder, 'a-file');
      await writeFile(file, '');
      expect(await sentence({ TORPEDO_DATA_DIR: file })).toBe(
        `The data directory ${file} cannot be used (ENOTDIR): choose another with TORPEDO_DATA_DIR.\n`,
      );
    },
    START_MS,
  );

  it(
    'when a file of the data directory is none, which nothing foresees',
    async () => {
      const data = path.join(folder, 'strange');
      await mkdir(path.join(data, 'jwt.secret'), { recursive: true });
      await chmod(data, 0o755);
      expect(await sentence({ TORPEDO_DATA_DIR: data })).toBe(
        'Torpedo could not start: EISDIR: illegal operation on a directory, read\n',
      );
    },
    START_MS,
  );
});
