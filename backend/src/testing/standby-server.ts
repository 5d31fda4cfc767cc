import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../platform/database/embedded/postmaster.js';
import { accountForPostgres, runProgram, type Account } from '../platform/database/embedded/programs.js';
import { chooseServer } from './postgres-server.js';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  max_connections: 100,
  hot_standby: 'on',
};

/** A leader, and a standby that replays its changes. */
export interface ServerPair {
  leaderUrl: string;
  /** The address of the same database at the standby. */
  onStandby(url: string): string;
  stopStandby(): Promise<void>;
  startStandby(): Promise<void>;
  stop(): Promise<void>;
}

async function run(program: string, data: string, port: number, account: Account | null) {
  const settings = Object.entries({ ...SETTINGS, port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const server = spawn(program, ['-D', data, ...settings], {
    ...account,
    cwd: os.tmpdir(),
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => server.kill('SIGINT'));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
    server.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (/ready to accept (?:read-only )?connections/.test(said)) resolve();
    });
  });
  return server;
}

async function end(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  await ended;
}

/** Both begin with the same empty cluster, so no running one must be copied. */
export async function startServerPair(): Promise<ServerPair> {
  const { programs, locale } = await chooseServer();
  const account = await accountForPostgres();
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'torpedo-standby-'));
  const [data, copy] = [path.join(folder, 'leader'), path.join(folder, 'standby')];
  if (account) await fs.chown(folder, account.uid, account.gid);
  const created = await runProgram(
    programs.initdb,
    [`--pgdata=${data}`, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync', ...locale],
    account,
  );
  if (created.code !== 0) throw new Error(`PostgreSQL was not created: ${created.output}`);
  const [port, standbyPort] = [await freePort(), await freePort()];
  const copied = await runProgram('cp', ['-a', data, copy], account);
  if (copied.code !== 0) throw new Error(`PostgreSQL was not copied: ${copied.output}`);
  const source = `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres'\n`;
  await fs.appendFile(path.join(copy, 'postgresql.auto.conf'), source);
  await fs.writeFile(path.join(copy, 'standby.signal'), '');

  const leader = await run(programs.postgres, data, port, account);
  let standby = await run(programs.postgres, copy, standbyPort, account);
  return {
    leaderUrl: `postgres://postgres@127.0.0.1:${port}/postgres`,
    onStandby(url) {
      const there = new URL(url);
      there.port = String(standbyPort);
      return there.href;
    },
    stopStandby: () => end(standby),
    async startStandby() {
      standby = await run(programs.postgres, copy, standbyPort, account);
    },
    async stop() {
      await end(standby);
      await end(leader);
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}
