import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { signInBrowser, startBrowser } from './harness/browser.js';
import { createCustomers, PASSWORD } from './harness/customers.js';
import { startDatabase } from './harness/database.js';
import { startInstantProvider } from './harness/instant-provider.js';
import { startProduct } from './harness/product.js';
import { measureScreens, measureStartPage } from './measures/slow-phone.js';
import type { Figure } from './ratio.js';
import { printTable } from './table.js';

/** How long the screens take on a slow phone and a slow network. */
export async function measurePhone(): Promise<void> {
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'torpedo-bench-data-'));
  const database = await startDatabase();
  const provider = await startInstantProvider();
  const product = await startProduct({
    databaseUrl: database.url,
    providerUrl: provider.url,
    dataDirectory,
  });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const browser = await startBrowser();
  const figures: Figure[] = [];
  try {
    const [customer] = await createCustomers(product.url, client, { count: 1, cents: 1_000_000 });
    if (!customer) throw new Error('No customer');
    figures.push(await measureStartPage(browser, product.url));
    await signInBrowser(browser, product.url, { username: customer.email, password: PASSWORD });
    figures.push(...(await measureScreens(browser, product.url)));
  } finally {
    await browser.stop();
    await client.end();
    await product.stop();
    await provider.stop();
    await database.stop();
    await rm(dataDirectory, { recursive: true, force: true });
    printTable(figures);
  }
}
