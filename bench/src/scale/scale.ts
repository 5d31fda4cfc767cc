import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Figure } from '../ratio.js';
import { startDatabase } from '../harness/database.js';
import { startInstantProvider } from '../harness/instant-provider.js';
import { printTable } from '../table.js';
import { openBusiness, say, type Business } from './business.js';
import { measureCsv } from './csv.js';
import { measureGrowth } from './growth.js';
import { measureHistory } from './history.js';
import { measurePartitions } from './partitions.js';
import { checkPlans } from './plans.js';
import { READINGS } from './readings.js';
import { measurePolling } from './polling.js';
import { measureReplicas } from './replicas.js';
import { measureSockets } from './sockets.js';
import { compareReading } from './staff.js';

/** These databases need not survive a crash. */
const FLAGS = [
  'shared_buffers=1GB',
  'fsync=off',
  'full_page_writes=off',
  'max_wal_size=8GB',
  'checkpoint_timeout=30min',
].flatMap((flag) => ['-c', flag]);
/**
 * Compares a large business with a small one: what staff and customers read, what a purchase takes, which rows
 * statements read; and ten thousand sockets with bare ones.
 */
export async function measureScale(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      users: { type: 'string', default: '1000000' },
      small: { type: 'string', default: '10000' },
      young: { type: 'string', default: '2500' },
      /** A folder in which the databases are kept for the next run. */
      keep: { type: 'string' },
      /** Only measures with this beginning: staff, history, growth, plans, partitions, sockets, replicas, polling, csv. */
      only: { type: 'string', default: '' },
    },
  });
  const database = await startDatabase({ keptIn: values.keep, flags: FLAGS });
  const provider = await startInstantProvider();
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'torpedo-scale-data-'));
  const options = { providerUrl: provider.url, dataDirectory };
  const businesses: Business[] = [];
  const figures: Figure[] = [];
  const open = async (name: 'young' | 'small' | 'users') => {
    const users = Number(values[name]);
    say(`A business with ${users.toLocaleString('en')} accounts …`);
    const business = await openBusiness(await database.databaseUrl(name), users, options);
    businesses.push(business);
    return business;
  };
  const measure = async (name: string, work: () => Promise<Figure[]>) => {
    if (!name.startsWith(values.only)) return;
    say(`${name} …`);
    const startedAt = performance.now();
    figures.push(...(await work()));
    say(`  ${Math.round((performance.now() - startedAt) / 1000)} s`);
  };
  try {
    await measure('polling', async () => measurePolling(await database.databaseUrl('polling'), options));
    const young = await open('young');
    await measure('sockets', () => measureSockets(young));
    await measure('replicas', () => measureReplicas(young));
    const large = await open('users');
    // Must run before anything is bought, because then no number is open for the loops to read.
    await measure('plans', () => checkPlans(large));
    await measure('partitions', () => measurePartitions(large));
    await measure('history', () => measureHistory(large));
    await measure('growth', async () => [await measureGrowth(young, large)]);
    await measure('staff', async () => {
      const small = await open('small');
      const compared: Figure[] = [];
      for (const reading of READINGS) compared.push(await compareReading(reading, small, large));
      return compared;
    });
    await measure('csv', async () => [await measureCsv(large)]);
  } finally {
    for (const { server } of businesses) await server.stop();
    await provider.stop();
    await database.stop();
    await rm(dataDirectory, { recursive: true, force: true });
    // The table is also printed after a failure, because the figures until then took minutes.
    printTable(figures);
  }
}
