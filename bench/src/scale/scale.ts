import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { interleave, type Figure } from '../ratio.js';
import type { RunningServer } from '../stand/child-process.js';
import { createCustomers } from '../stand/customers.js';
import { startDatabase } from '../stand/database.js';
import { startInstantProvider } from '../stand/instant-provider.js';
import { startProduct } from '../stand/product.js';
import { printTable } from '../table.js';
import { fill, sizeOf } from './fill.js';
import { READINGS, type Reading } from './readings.js';

/** Nothing of these databases has to survive a crash. */
const FLAGS = [
  'shared_buffers=1GB',
  'fsync=off',
  'full_page_writes=off',
  'max_wal_size=8GB',
  'checkpoint_timeout=30min',
].flatMap((flag) => ['-c', flag]);
const ROUNDS = 5;
const WARM_UPS = 2;
const MOST_TIMES = 3;
const MOST_MS = 1_000;
const CSV_GOAL_MB = 200;
const MEGABYTE = 1_048_576;
const SAMPLE_MS = 50;
const NEWLINE = 10;

const say = (text: string) => process.stderr.write(`${text}\n`);

/** One business: a filled database with the product over it, and somebody of its staff. */
interface Business {
  server: RunningServer;
  token: string;
}

async function isFilled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ users: number }>('SELECT count(*)::int AS users FROM users');
  return (rows[0]?.users ?? 0) > 100;
}

/** Waits until every movement is summed up, as it is in a business that has run for a while. */
async function summedUp(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ left: number }>(
      'SELECT (SELECT coalesce(max(id), 0) FROM transfers) - folded_id AS left FROM sales_watermark',
    );
    if (Number(rows[0]?.left) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

async function openBusiness(
  databaseUrl: string,
  users: number,
  { providerUrl, dataDirectory }: { providerUrl: string; dataDirectory: string },
): Promise<Business> {
  const options = { databaseUrl, providerUrl, dataDirectory };
  const client = new pg.Client({ connectionString: databaseUrl });
  // The first start migrates.
  await (await startProduct(options)).stop();
  await client.connect();
  if (!(await isFilled(client))) {
    const startedAt = performance.now();
    await fill(client, sizeOf(users), say);
    say(`  filled in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }
  const server = await startProduct(options);
  await summedUp(client);
  await client.query('VACUUM (ANALYZE) sales_figures');
  const [staff] = await createCustomers(server.url, client, { count: 1, cents: 100 });
  if (!staff) throw new Error('No staff');
  await client.query("SELECT account_set_role($1, 'ADMIN')", [staff.id]);
  await client.end();
  return { server, token: staff.token };
}

async function read({ server, token }: Business, { path: where }: Reading): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`${server.url}/api/v1/admin/${where}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${where}: ${answer.status} ${body.slice(0, 200)}`);
  return performance.now() - startedAt;
}

async function compare(reading: Reading, small: Business, large: Business): Promise<Figure> {
  for (let time = 0; time < WARM_UPS; time += 1) {
    await read(small, reading);
    await read(large, reading);
  }
  const { subject, baseline, ratio } = await interleave(
    ROUNDS,
    () => read(small, reading),
    () => read(large, reading),
  );
  const isFilter = reading.kind === 'filter';
  return {
    name: reading.name,
    measured: `${subject.toFixed(1)} ms`,
    baseline: `${baseline.toFixed(1)} ms`,
    value: ratio.toFixed(2),
    goal: isFilter ? `<= ${MOST_MS / 1000} s` : `<= ${MOST_TIMES} times`,
    met: isFilter ? subject <= MOST_MS : ratio <= MOST_TIMES,
  };
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Reads every account as CSV; how much memory the server takes for it. */
async function measureCsv({ server, token }: Business): Promise<Figure> {
  const before = await residentMegabytes(server.pid);
  let [most, bytes, lines] = [before, 0, 0];
  const sampling = setInterval(() => {
    void residentMegabytes(server.pid).then((now) => (most = Math.max(most, now)));
  }, SAMPLE_MS);
  const startedAt = performance.now();
  const answer = await fetch(`${server.url}/api/v1/admin/users?format=csv`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!answer.ok || !answer.body) throw new Error(`The CSV was answered ${answer.status}`);
  for await (const chunk of Readable.fromWeb(
    answer.body as NodeReadableStream,
  ) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    lines += chunk.reduce((count, byte) => (byte === NEWLINE ? count + 1 : count), 0);
  }
  clearInterval(sampling);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const grown = most - before;
  return {
    name: 'Users as CSV: memory of the server',
    measured: `+${grown.toFixed(0)} MB for ${lines.toLocaleString('en')} rows, ${(bytes / MEGABYTE).toFixed(0)} MB, ${seconds} s`,
    baseline: `${before.toFixed(0)} MB before`,
    value: `${grown.toFixed(0)} MB`,
    goal: `<= ${CSV_GOAL_MB} MB`,
    met: grown <= CSV_GOAL_MB,
  };
}

/** Compares what staff read in a large business with the same in a small one. */
export async function measureScale(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      users: { type: 'string', default: '1000000' },
      small: { type: 'string', default: '10000' },
      /** A folder in which the databases are kept for the next run. */
      keep: { type: 'string' },
    },
  });
  const database = await startDatabase({ keptIn: values.keep, flags: FLAGS });
  const provider = await startInstantProvider();
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'torpedo-scale-data-'));
  const options = { providerUrl: provider.url, dataDirectory };
  const open = async (name: string, users: number) => {
    say(`A business with ${users.toLocaleString('en')} accounts …`);
    return openBusiness(await database.databaseUrl(name), users, options);
  };
  const businesses: Business[] = [];
  const figures: Figure[] = [];
  try {
    const small = await open('small', Number(values.small));
    businesses.push(small);
    const large = await open('large', Number(values.users));
    businesses.push(large);
    for (const reading of READINGS) {
      say(`${reading.name} …`);
      figures.push(await compare(reading, small, large));
    }
    say('CSV …');
    figures.push(await measureCsv(large));
  } finally {
    for (const { server } of businesses) await server.stop();
    await provider.stop();
    await database.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
  printTable(figures);
}
