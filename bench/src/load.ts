import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { FIND_BALANCES } from '../../backend/src/modules/wallet/wallet.store.js';
import { measureEvents } from './measures/events.js';
import { measureLedger } from './measures/ledger.js';
import { measureLoginBurst } from './measures/login-burst.js';
import { measureRates } from './measures/rates.js';
import { measureCheapRead } from './measures/reads.js';
import type { Figure } from './ratio.js';
import { startServer } from './harness/child-process.js';
import { createCustomers, logIn } from './harness/customers.js';
import { startDatabase } from './harness/database.js';
import { startInstantProvider } from './harness/instant-provider.js';
import { startProduct } from './harness/product.js';
import { printTable } from './table.js';

const CUSTOMERS = 16;
const CHEAP = '/api/v1/app';
const BALANCE = '/api/v1/wallets/BRL/balance';

/** The product under load: below its capacity, above it, while people sign in, and what its layers cost. */
export async function measureLoad(): Promise<void> {
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'torpedo-bench-data-'));
  const database = await startDatabase();
  const provider = await startInstantProvider();
  const product = await startProduct({ databaseUrl: database.url, providerUrl: provider.url, dataDirectory });
  const client = new pg.Client({ connectionString: database.url });
  const figures: Figure[] = [];
  const say = (text: string) => process.stderr.write(`${text}\n`);
  try {
    await client.connect();
    const customers = await createCustomers(product.url, client, { count: CUSTOMERS, cents: 1_000_000 });
    const [first] = customers;
    if (!first) throw new Error('No customer');

    say('Moving money …');
    figures.push(...(await measureLedger(database.url)));

    say('Telling another replica …');
    figures.push(await measureEvents(database.url));

    say('Answering what costs nothing …');
    const routesFile = path.join(dataDirectory, 'bare-routes.json');
    const answer: unknown = await (await fetch(`${product.url}${CHEAP}`)).json();
    const balance = { path: BALANCE, ...FIND_BALANCES, values: [[first.id], ['BRL']] };
    await writeFile(routesFile, JSON.stringify([{ path: CHEAP, answer }, balance]));
    const script = path.join(import.meta.dirname, 'harness/bare-server.ts');
    const bare = await startServer(script, [database.url, routesFile], {});
    figures.push(await measureCheapRead(product.url, bare.url, CHEAP));

    say('Signing in while others read …');
    const { deviceCookie } = await logIn(product.url, first.email);
    figures.push(await measureLoginBurst(product.url, first, deviceCookie));

    say('Reading below and above what is possible …');
    figures.push(...(await measureRates(product.url, bare.url, customers)));
    await bare.stop();
  } finally {
    await client.end();
    await product.stop();
    await provider.stop();
    await database.stop();
    await rm(dataDirectory, { recursive: true, force: true });
    printTable(figures);
  }
}
