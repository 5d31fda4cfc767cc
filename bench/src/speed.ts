import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { FIND_BALANCES } from '../../backend/src/modules/wallet/wallet.store.js';
import { READ_USER_TRANSACTIONS } from '../../backend/src/modules/activations/lifecycle/user-transactions.read-model.js';
import { dialectReads, measureDialect } from './measures/dialect.js';
import { measureCommandLine } from './measures/command-line.js';
import { measureLive } from './measures/live.js';
import { measureLogins } from './measures/logins.js';
import { openNumbers } from './measures/open-numbers.js';
import { measureOwnPages, measurePublicPages } from './measures/pages.js';
import { buyNumber, measurePurchases } from './measures/purchases.js';
import { measureRead } from './measures/reads.js';
import { measureRoundTrips, startCountingProxy } from './measures/round-trips.js';
import type { Figure } from './ratio.js';
import { startServer } from './harness/child-process.js';
import { createCustomers, logIn, PASSWORD, type Customer } from './harness/customers.js';
import { startDatabase } from './harness/database.js';
import { PRICE, startInstantProvider } from './harness/instant-provider.js';
import { startProduct } from './harness/product.js';
import { printTable } from './table.js';

const CUSTOMERS = 120;
/** Customers who read at the same time, each on a connection of their own. */
const READERS = 16;

/** Compares the product with bare servers and pgbench on the same machine. */
export async function measureSpeed(): Promise<void> {
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'torpedo-bench-data-'));
  const database = await startDatabase();
  const provider = await startInstantProvider();
  const proxy = await startCountingProxy(database.url);
  const options = { databaseUrl: proxy.url, providerUrl: provider.url, dataDirectory };
  const figures: Figure[] = [];
  const say = (text: string) => process.stderr.write(`${text}\n`);

  say('Starting the product twice: the second start is the warm one …');
  await (await startProduct(options)).stop();
  let product = await startProduct(options);
  figures.push({
    name: 'Warm start',
    measured: `${(product.readyMs / 1000).toFixed(2)} s`,
    baseline: '',
    value: `${(product.readyMs / 1000).toFixed(2)} s`,
    goal: '<= 5 s',
    met: product.readyMs <= 5_000,
  });

  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    say(`Signing ${CUSTOMERS} customers in …`);
    const customers = await createCustomers(product.url, client, { count: CUSTOMERS + 1, cents: 1_000_000 });
    const newcomer = customers.pop();
    const [first] = customers;
    if (!first || !newcomer) throw new Error('No customer');

    say('Counting round trips …');
    figures.push(await measureRoundTrips(proxy, () => buyNumber(product.url, first, PRICE)));
    await product.stop();
    product = await startProduct({ ...options, databaseUrl: database.url });
    const readers = customers.slice(1, 1 + READERS);
    for (const reader of readers) await buyNumber(product.url, reader, PRICE);

    const routesFile = path.join(dataDirectory, 'bare-routes.json');
    const dialect = await dialectReads(product.url, client, readers);
    const balancePath = '/api/v1/wallets/BRL/balance';
    const transactionsPathOf = ({ id }: Customer) => `/batch/user-transactions/${id}`;
    await writeFile(
      routesFile,
      JSON.stringify([
        { path: balancePath, ...FIND_BALANCES, values: [[first.id], ['BRL']] },
        ...readers.map((reader) => ({
          path: transactionsPathOf(reader),
          ...READ_USER_TRANSACTIONS,
          values: [[reader.id], new Date()],
        })),
        ...dialect.map(({ barePath, statement, words }) => ({ path: barePath, ...statement, words })),
      ]),
    );
    const bare = await startServer(
      path.join(import.meta.dirname, 'harness/bare-server.ts'),
      [database.url, routesFile],
      {},
    );
    const reads = { productUrl: product.url, bareUrl: bare.url, readers };
    say('Reading balances …');
    figures.push(await measureRead('Balance read', { ...reads, pathOf: () => balancePath }));
    say('Reading user transactions …');
    figures.push(await measureRead('User-transactions read', { ...reads, pathOf: transactionsPathOf }));
    say('Asking in the dialect …');
    figures.push(...(await measureDialect(dialect, product.url, bare.url)));
    await bare.stop();

    say('Signing in …');
    const { deviceCookie } = await logIn(product.url, first.email);
    figures.push(await measureLogins(() => logIn(product.url, first.email, deviceCookie), PASSWORD));

    say('Starting the command line …');
    figures.push(await measureCommandLine());

    say('Delivering messages to a thousand sockets …');
    const numbers = await openNumbers(product.url, client, customers, PRICE);
    figures.push(...(await measureLive(product.url, customers, numbers)));

    say('Buying numbers …');
    figures.push(
      await measurePurchases({ productUrl: product.url, databaseUrl: database.url, customers, price: PRICE }),
    );

    say('Loading pages …');
    figures.push(...(await measurePublicPages(product.url)));
    figures.push(...(await measureOwnPages(product.url, newcomer)));
  } finally {
    await client.end();
    await product.stop();
    await proxy.stop();
    await provider.stop();
    await database.stop();
    await rm(dataDirectory, { recursive: true, force: true });
    // The table is also printed after a failure, because the figures until then took minutes.
    printTable(figures);
  }
}
