import { readFile, rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../errors/index.js';
import { runProgram, type Account, type Programs } from './programs.js';
import { SUPERUSER, type Cluster } from './cluster.js';

const START_ATTEMPTS = 20;
const START_RETRY_MS = 500;

/** Line numbers of postmaster.pid (PostgreSQL: src/include/utils/pidfile.h). */
const PORT_LINE = 3;

function urlOf(cluster: Cluster, port: number): string {
  return `postgres://${SUPERUSER}:${cluster.password}@127.0.0.1:${port}/postgres`;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  // A server that shuts down breaks the connection after this call has ended.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function findLivingServer(cluster: Cluster): Promise<string | null> {
  const pidFile = await readFile(path.join(cluster.folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const port = Number(pidFile.split('\n')[PORT_LINE]);
  if (!port) return null;
  const url = urlOf(cluster, port);
  return (await answers(url)) ? url : null;
}

async function lastLogLine(log: string): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '');
  return text.trim().split('\n').at(-1) ?? '';
}

/**
 * Uses the server that a killed process left running. Repeats for some seconds, because old processes end slowly.
 * @param port where it listened before; a free one when omitted
 * @throws StartError with PostgreSQL's last log line
 */
export async function startPostmaster(
  cluster: Cluster,
  programs: Programs,
  account: Account | null,
  port?: number,
): Promise<string> {
  const log = path.join(cluster.folder, 'server.log');
  for (let attempt = 1; ; attempt += 1) {
    const living = await findLivingServer(cluster);
    if (living) return living;
    const chosen = port ?? (await freePort());
    const options = `-p ${chosen} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=100`;
    await rm(log, { force: true });
    const started = await runProgram(
      programs.pg_ctl,
      ['start', '-w', '-D', cluster.folder, '-l', log, '-o', options],
      account,
    );
    if (started.code === 0) return urlOf(cluster, chosen);
    if (attempt === START_ATTEMPTS) {
      throw new StartError(
        `The embedded database in ${cluster.folder} did not start: ${(await lastLogLine(log)) || started.output}`,
      );
    }
    await wait(START_RETRY_MS);
  }
}

export async function stopPostmaster(
  cluster: Cluster,
  programs: Programs,
  account: Account | null,
): Promise<void> {
  await runProgram(programs.pg_ctl, ['stop', '-m', 'fast', '-w', '-t', '8', '-D', cluster.folder], account);
}

/** Any fixed number: the process that holds this advisory lock owns the server. */
const OWNER_LOCK = 7_041_980;
const CLAIM_ATTEMPTS = 12;
const CLAIM_RETRY_MS = 250;

/** PostgreSQL releases the claim when the process dies. @throws StartError */
export async function claimServer(url: string, dataDirectory: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'torpedo-owner', keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  for (let attempt = 1; attempt <= CLAIM_ATTEMPTS; attempt += 1) {
    const { rows } = await client.query<{ claimed: boolean }>('SELECT pg_try_advisory_lock($1) AS claimed', [
      OWNER_LOCK,
    ]);
    if (rows[0]?.claimed) return client;
    await wait(CLAIM_RETRY_MS);
  }
  await client.end();
  throw new StartError(
    `Another Torpedo is running on the data directory ${dataDirectory}: stop it, or choose another with TORPEDO_DATA_DIR.`,
  );
}
