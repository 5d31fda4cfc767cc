import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from './platform/clock.js';
import { openDatabase, statement, type Database } from './platform/database/index.js';
import { createProviderSimulator, type ProviderSimulator } from './sandbox/provider/simulator.js';
import {
  createEmptyDatabase,
  openTestDatabase,
  type EmptyDatabase,
  type TestDatabase,
} from './testing/index.js';
import { KillableServer, signInAt, type SignedIn } from './testing/killable-server.js';
import { credit } from './testing/credit.js';

const OPERATIONS = path.resolve(import.meta.dirname, '../../docs/operations.md');

let lost: TestDatabase;
let restored: EmptyDatabase;
let provider: ProviderSimulator;
let folder: string;
let guide: string;

beforeAll(async () => {
  [lost, restored] = [await openTestDatabase(), await createEmptyDatabase()];
  provider = await createProviderSimulator({ clock: systemClock, webhookUrl: null });
  folder = await mkdtemp(path.join(os.tmpdir(), 'torpedo-drill-'));
  guide = await readFile(OPERATIONS, 'utf8');
});
afterAll(async () => {
  await provider.close();
  await restored.drop();
  await rm(folder, { recursive: true, force: true });
});

const startServer = (url: string, ownerUrl: string) =>
  KillableServer.start({
    DATABASE_URL: url,
    MIGRATION_DATABASE_URL: ownerUrl,
    JWT_SECRET: 'a secret that is kept beside the backup',
    SMS_PROVIDER_URL: provider.url,
    SMS_PROVIDER_API_KEY: provider.apiKey,
    ALLOW_SIMULATED_PAYMENTS: 'true',
    TORPEDO_SETTINGS: JSON.stringify({ max_open_activations: 9 }),
  });

async function buy({ userId, call }: SignedIn): Promise<number> {
  const { body: catalogue } = await call<{ services: { price: number }[] }>(
    'GET',
    '/api/v1/services/?country_iso=BR&search=whatsapp',
  );
  const { body } = await call<{ successful_numbers: number }>('POST', '/batch/purchase', {
    body: {
      service: 'wa',
      country: 'BR',
      quantity: 1,
      user_id: userId,
      service_price: catalogue.services[0]?.price,
    },
    headers: { 'idempotency-key': randomUUID() },
  });
  return body.successful_numbers;
}

/** Runs the command of the operations guide that begins with this program, as an operator would. */
async function run(program: string, ownerUrl: string): Promise<void> {
  const command = new RegExp(`\`\`\`sh\n(${program} [^\`]*)\`\`\``).exec(guide)?.[1] ?? 'false';
  await promisify(execFile)('bash', ['-euc', command], {
    cwd: folder,
    env: {
      PATH: `${process.env['TEST_POSTGRES_BIN'] ?? ''}:${process.env['PATH'] ?? ''}`,
      MIGRATION_DATABASE_URL: ownerUrl,
    },
  });
}

/** The wallets that the guide's check of the books reports as wrong. */
function wrongWallets(db: Database): Promise<object[]> {
  const [, query = ''] = /```sql\n(WITH entries [^`]*)```/.exec(guide) ?? [];
  return db.sql.rows(statement('test.check_books', query.trim().replace(/;$/, '')));
}

it('a shop that is dumped, lost and restored has the same money, the same rules, and sells again', async () => {
  const before = await startServer(lost.url, lost.ownerUrl);
  const customer = await signInAt(before.url);
  await credit(lost.db.sql, customer.userId, 100_000);
  expect([await buy(customer), await buy(customer)]).toEqual([1, 1]);
  const balance = await customer.call('GET', '/api/v1/wallets/BRL/balance');
  const numbers = await customer.call('GET', '/api/v1/orders/my-orders');
  await before.stop();

  await run('pg_dump', lost.ownerUrl);
  await lost.close();
  await run('pg_restore', restored.url);

  const after = await startServer(restored.servingUrl, restored.url);
  const owner = openDatabase({ url: restored.url, poolSize: 2 });
  try {
    const returned = await signInAt(after.url);
    expect((await returned.call('GET', '/api/v1/wallets/BRL/balance')).body).toEqual(balance.body);
    expect((await returned.call('GET', '/api/v1/orders/my-orders')).body).toEqual(numbers.body);
    expect(await wrongWallets(owner)).toEqual([]);
    const tamper = statement('test.tamper', 'UPDATE transfers SET amount_cents = amount_cents + 1');
    await expect(owner.sql.rows(tamper)).rejects.toThrow();
    expect(await buy(returned)).toBe(1);
    expect(await wrongWallets(owner)).toEqual([]);
  } finally {
    await owner.close();
    await after.stop();
  }
});
