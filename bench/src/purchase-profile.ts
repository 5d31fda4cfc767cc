import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { measurePurchases, purchasesPerSecond } from './measures/purchases.js';
import type { Figure } from './ratio.js';
import { IDLE, readProfile, type Phase } from './harness/cpu-profile.js';
import { createCustomers } from './harness/customers.js';
import { startDatabase } from './harness/database.js';
import { PRICE, startInstantProvider } from './harness/instant-provider.js';
import { startProduct } from './harness/product.js';
import { printTable } from './table.js';

const CUSTOMERS = 120;

/** The first phase that matches counts. */
const PHASES: readonly Phase[] = [
  {
    name: 'database driver',
    files: /node_modules\/(pg|pg-[a-z]+|sequelize|sequelize-pool|postgres-[a-z]+)\//,
  },
  { name: 'call of the provider', files: /undici|modules\/activations\/providers\// },
  { name: 'sign-in', files: /node_modules\/(jsonwebtoken|jws|jwa)\/|modules\/auth\// },
  {
    name: 'reading the request',
    files: /node_modules\/(express|router|body-parser|raw-body|@tsoa|helmet)\/|generated\/routes/,
  },
  { name: 'platform', files: /backend\/dist\/(platform|app)/ },
  { name: 'purchase', files: /backend\/dist\/modules\// },
];

/** Purchases compared with pgbench, and where the server's processor time goes during them. */
export async function measurePurchaseTime(): Promise<void> {
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'torpedo-bench-data-'));
  const profileDirectory = await mkdtemp(path.join(os.tmpdir(), 'torpedo-bench-profile-'));
  const database = await startDatabase();
  const provider = await startInstantProvider();
  const options = { databaseUrl: database.url, providerUrl: provider.url, dataDirectory };
  const figures: Figure[] = [];
  const client = new pg.Client({ connectionString: database.url });
  let product = await startProduct(options);
  try {
    await client.connect();
    const customers = await createCustomers(product.url, client, { count: CUSTOMERS, cents: 10_000_000 });
    figures.push(
      await measurePurchases({
        productUrl: product.url,
        databaseUrl: database.url,
        customers: customers.slice(0, CUSTOMERS / 2),
        price: PRICE,
      }),
    );
    await product.stop();
    product = await startProduct({
      ...options,
      nodeOptions: `--cpu-prof --cpu-prof-dir=${profileDirectory}`,
    });
    const queue = customers.slice(CUSTOMERS / 2);
    const { bought } = await purchasesPerSecond(product.url, queue, PRICE);
    await product.stop();
    const times = [...(await readProfile(profileDirectory, PHASES))].filter(([name]) => name !== IDLE);
    const busy = times.reduce((sum, [, ms]) => sum + ms, 0);
    for (const [name, ms] of times.sort(([, left], [, right]) => right - left)) {
      figures.push({
        name: `Where a purchase's time goes: ${name}`,
        measured: `${(ms / bought).toFixed(2)} ms`,
        baseline: `of ${(busy / bought).toFixed(2)} ms of the server's processor`,
        value: `${Math.round((ms / busy) * 100)} %`,
        goal: '',
        met: null,
      });
    }
  } finally {
    await client.end();
    await product.stop();
    await provider.stop();
    await database.stop();
    await rm(dataDirectory, { recursive: true, force: true });
    await rm(profileDirectory, { recursive: true, force: true });
    printTable(figures);
  }
}
