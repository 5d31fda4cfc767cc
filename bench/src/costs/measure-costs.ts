import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { WebSocket } from 'ws';
import { MOST_PER_USER } from '../../../backend/src/modules/activations/live/connections.js';
import { residentMegabytes } from '../harness/child-process.js';
import { createCustomers, type Customer } from '../harness/customers.js';
import { startDatabase } from '../harness/database.js';
import { PRICE, startInstantProvider } from '../harness/instant-provider.js';
import { assertOpen, openSockets } from '../harness/open-sockets.js';
import { startProduct } from '../harness/product.js';
import { announceMessage } from '../measures/live.js';
import { buyNumber } from '../measures/purchases.js';
import { startCountingProxy } from '../measures/round-trips.js';
import { RESULTS, writeScalePage, type Costs } from './scale-page.js';
import { costOf } from './usage.js';

const CUSTOMERS = 100;
const AT_ONCE = 8;
const PURCHASES_EACH = 12;
const MESSAGES = 800;
const OF_ONE_WALLET = 80;
const CHANNEL = 'torpedo_events';
const NOTIFY_MS = 3_000;
const BATCH = 50;
const SETTLE_MS = 1_000;
const KILOBYTES = 1024;

async function each<Item>(items: readonly Item[], work: (item: Item, index: number) => Promise<unknown>) {
  const left = [...items.entries()];
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const repeated = (customers: readonly Customer[], times: number) =>
  Array.from({ length: times }, () => customers).flat();

async function perSecond(customers: readonly Customer[], productUrl: string): Promise<number> {
  const startedAt = performance.now();
  await each(customers, (customer) => buyNumber(productUrl, customer, PRICE));
  return (customers.length * 1_000) / (performance.now() - startedAt);
}

/** Measures notifications of one connection, received by another one. */
async function notifiesPerSecond(client: pg.Client): Promise<number> {
  const payload = JSON.stringify({ type: 'activation_updated', activation_id: crypto.randomUUID() });
  const startedAt = performance.now();
  let sent = 0;
  for (; performance.now() - startedAt < NOTIFY_MS; sent += BATCH)
    await client.query(
      `SELECT pg_notify('bench', payload || n) FROM unnest($1::text[]) WITH ORDINALITY u (payload, n)`,
      [Array.from({ length: BATCH }, () => payload)],
    );
  return (sent * 1_000) / (performance.now() - startedAt);
}

async function kilobytesPerSocket(url: string, pid: number, customers: readonly Customer[]): Promise<number> {
  const before = await residentMegabytes(pid);
  const count = customers.length * MOST_PER_USER;
  const sockets = await openSockets(count, (index) => {
    const { id, token } = customers[Math.floor(index / MOST_PER_USER)]!;
    return new WebSocket(`${url.replace('http', 'ws')}/ws/${id}`, ['bearer', token]);
  });
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  assertOpen(sockets);
  const grown = (await residentMegabytes(pid)) - before;
  for (const socket of sockets) socket.terminate();
  return (grown * KILOBYTES) / count;
}

/** What a purchase, a message and a socket cost; stored beside the page that is computed from it. */
export async function measureCosts(): Promise<void> {
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'torpedo-costs-'));
  const database = await startDatabase();
  const provider = await startInstantProvider();
  const proxy = await startCountingProxy(database.url);
  const options = { providerUrl: provider.url, dataDirectory };
  let product = await startProduct({ ...options, databaseUrl: proxy.url });
  const client = new pg.Client({ connectionString: database.url });
  const counts = { notifies: 0, providerCalls: 0 };
  client.on('notification', ({ channel }) => (counts.notifies += channel === CHANNEL ? 1 : 0));
  const say = (text: string) => process.stderr.write(`${text}\n`);
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    const customers = await createCustomers(product.url, client, { count: CUSTOMERS, cents: 1_000_000 });
    const [first] = customers;
    if (!first) throw new Error('No customer');
    const meters = {
      serverPid: product.pid,
      client,
      proxy,
      get counts() {
        return { ...counts, providerCalls: provider.calls() };
      },
    };
    say('Warming up …');
    await perSecond(repeated(customers.slice(1), 2), product.url);

    say('Buying …');
    const buyers = repeated(customers.slice(1), PURCHASES_EACH);
    const purchase = await costOf(meters, buyers.length, () => perSecond(buyers, product.url));

    say('Receiving messages …');
    const { rows } = await client.query<{ id: string }>(
      `SELECT provider_activation_id AS id FROM activations WHERE status = 'WAITING_SMS' ORDER BY random() LIMIT $1`,
      [MESSAGES],
    );
    const message = await costOf(meters, rows.length, () =>
      each(rows, ({ id }, index) =>
        announceMessage(product.url, { providerActivationId: id, customer: first }, index),
      ),
    );

    say('Buying from one wallet and from many …');
    await product.stop();
    product = await startProduct({ ...options, databaseUrl: database.url });
    await perSecond(customers.slice(1), product.url);
    const ofManyWallets = await perSecond(repeated(customers.slice(1), 2), product.url);
    const ofOneWallet = await perSecond(repeated([first], OF_ONE_WALLET), product.url);

    say('Opening sockets …');
    await product.stop();
    product = await startProduct({ ...options, databaseUrl: database.url });
    const kilobytes = await kilobytesPerSocket(product.url, product.pid, customers);

    say('Notifying …');
    await client.query('LISTEN bench');
    const [processor] = os.cpus();
    const costs: Costs = {
      machine: `${processor?.model ?? 'unknown'}, ${os.cpus().length} cores`,
      purchase,
      message,
      purchasesPerSecond: { ofManyWallets, ofOneWallet },
      kilobytesPerSocket: kilobytes,
      notifiesPerSecond: await notifiesPerSecond(client),
    };
    const rounded = JSON.stringify(
      costs,
      (_name, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(2)) : value),
      2,
    );
    await writeFile(RESULTS, `${rounded}\n`);
    await writeScalePage();
    say(rounded);
  } finally {
    await client.end();
    await product.stop();
    await proxy.stop();
    await provider.stop();
    await database.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}
