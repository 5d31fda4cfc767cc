import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import type { CountingProxy } from '../measures/round-trips.js';

/** What was used since a start; the same fields divided by a count give the cost of one. */
export interface Usage {
  serverCpuMs: number;
  databaseCpuMs: number;
  walBytes: number;
  roundTrips: number;
  rowsWritten: number;
  /** Each notification carries the live events of one moment to all replicas. */
  notifies: number;
  providerCalls: number;
}

export interface Meters {
  serverPid: number;
  client: pg.Client;
  proxy: CountingProxy;
  counts: { notifies: number; providerCalls: number };
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
/** In ms; the processes of PostgreSQL report the rows they wrote about once a second. */
const SETTLE_MS = 2_500;
const IDLE_MS = 10_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface ProcessTimes {
  parent: number;
  own: number;
  /** The time of children that have ended. */
  ended: number;
}

/** Processor time of a process, in ms; null once it has ended. */
export async function timesOf(pid: number | string): Promise<ProcessTimes | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // The name of the program may contain spaces and brackets.
  const fields = stat
    ?.slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  if (!fields) return null;
  const [, parent = 0] = fields;
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
  return { parent, own: (user + system) * TICK_MS, ended: (endedUser + endedSystem) * TICK_MS };
}

async function databaseCpuMs(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const postmaster = (await timesOf(rows[0]!.pid))!.parent;
  const { own, ended } = (await timesOf(postmaster))!;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const children = (await Promise.all(pids.map(timesOf))).filter((times) => times?.parent === postmaster);
  return children.reduce((sum, times) => sum + times!.own, own + ended);
}

async function read({ serverPid, client, proxy, counts }: Meters): Promise<Usage> {
  const { rows } = await client.query<{ wal: string; written: string }>(
    `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS wal,
            (SELECT tup_inserted + tup_updated + tup_deleted FROM pg_stat_database
              WHERE datname = current_database()) AS written`,
  );
  return {
    serverCpuMs: (await timesOf(serverPid))!.own,
    databaseCpuMs: await databaseCpuMs(client),
    walBytes: Number(rows[0]!.wal),
    roundTrips: proxy.count,
    rowsWritten: Number(rows[0]!.written),
    ...counts,
  };
}

const NAMES = [
  'serverCpuMs',
  'databaseCpuMs',
  'walBytes',
  'roundTrips',
  'rowsWritten',
  'notifies',
  'providerCalls',
] as const;

const combine = (left: Usage, right: Usage, by: (left: number, right: number) => number) =>
  Object.fromEntries(NAMES.map((name) => [name, by(left[name], right[name])])) as unknown as Usage;

async function used(meters: Meters, work: () => Promise<unknown>): Promise<{ usage: Usage; ms: number }> {
  const startedAt = performance.now();
  const before = await read(meters);
  await work();
  await pause(SETTLE_MS);
  const usage = combine(await read(meters), before, (after, first) => after - first);
  return { usage, ms: performance.now() - startedAt };
}

/** The cost of one of so many, without what the loops use in the same time. */
export async function costOf(meters: Meters, count: number, work: () => Promise<unknown>): Promise<Usage> {
  await pause(SETTLE_MS);
  const idle = await used(meters, () => pause(IDLE_MS));
  const busy = await used(meters, work);
  return combine(busy.usage, idle.usage, (all, loops) => (all - loops * (busy.ms / idle.ms)) / count);
}
