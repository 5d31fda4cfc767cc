import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { systemClock } from '../../../platform/clock.js';
import { statement } from '../../../platform/database/index.js';
import { createProviderSimulator, type ProviderSimulator } from '../../../sandbox/provider/simulator.js';
import { CrashProxy, type CrashPoint } from '../../../testing/crash-proxy.js';
import { credit } from '../../../testing/credit.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { KillableServer, signInAt } from '../../../testing/killable-server.js';
import type { UserTransactionsDto } from '../activation.dto.js';
import type { PurchaseDto } from '../purchase.dto.js';

const MONEY = 10_000;
const SETTLED = { timeout: 240_000, interval: 500 };

const WALLET = statement(
  'test.wallet',
  'SELECT available_cents AS available, held_cents AS held FROM wallets WHERE user_id = $1',
);
const MOVED = statement(
  'test.moved',
  `SELECT a.country_iso AS country, array_agg(t.kind ORDER BY t.id) AS kinds FROM purchases p
     JOIN activations a ON a.purchase_id IN (SELECT purchase_parts(p.id)) JOIN transfers t ON t.reference_id = a.id
    WHERE p.idempotency_key = $1 GROUP BY a.id ORDER BY a.id`,
);
const TO_BEGIN = statement(
  'test.to_begin',
  `SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%purchase_begin%'`,
);
const CUT = statement('test.cut', 'SELECT pg_terminate_backend($1)');

let database: TestDatabase;
let provider: ProviderSimulator;
let proxy: CrashProxy;
let server: KillableServer;

const startServer = () =>
  KillableServer.start({
    DATABASE_URL: database.url,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    JWT_SECRET: 'a secret that outlives the process it was given to',
    SMS_PROVIDER_URL: proxy.through(provider.url),
    SMS_PROVIDER_API_KEY: provider.apiKey,
    SMS_POLL_INTERVAL_MS: '500',
    ALLOW_SIMULATED_PAYMENTS: 'true',
    TORPEDO_SETTINGS: JSON.stringify({ unknown_outcome_seconds: 90, max_open_activations: 9 }),
  });

beforeAll(async () => {
  database = await openTestDatabase();
  provider = await createProviderSimulator({ clock: systemClock, webhookUrl: null });
  proxy = await CrashProxy.open(provider.url);
  server = await startServer();
});
afterAll(async () => {
  await server.kill();
  await proxy.close();
  await provider.close();
  await database.close();
});

const openAtProvider = () => provider.account.list().filter((number) => provider.account.isOpen(number));

const toBegin = () => database.db.sql.rows<{ pid: number }>(TO_BEGIN);

/** No purchase can begin until the caller calls `letGo`. */
async function holdPurchases(): Promise<{ letGo(): Promise<void> }> {
  const { sequelize } = database.owner;
  const transaction = await sequelize.transaction();
  await sequelize.query('LOCK TABLE purchases IN SHARE MODE', { transaction });
  return { letGo: () => transaction.rollback() };
}

type Death = 'before the second country is held' | 'with its money held and nobody asked' | CrashPoint;

/** Stops the server in the middle of an order that found no number in Portugal and continues in Brazil. */
function dieAt(death: Death): Promise<void> {
  const asking = (countryId: number) => ({
    method: 'GET',
    address: new RegExp(`action=getNumber.*country=${countryId}\\b`),
  });
  return new Promise((resolve, reject) => {
    if (death !== 'before the second country is held' && death !== 'with its money held and nobody asked')
      return proxy.crashAt(death, asking(73), () => server.kill().then(resolve, reject));
    const inBetween = async () => {
      const purchases = await holdPurchases();
      await vi.waitFor(async () => expect(await toBegin()).toHaveLength(1), 20_000);
      await server.kill();
      if (death === 'before the second country is held')
        for (const { pid } of await toBegin()) await database.db.sql.rows(CUT, [pid]);
      await purchases.letGo();
    };
    proxy.crashAt('as its answer arrives', asking(117), () => inBetween().then(resolve, reject));
  });
}

it.each<[Death, numbers: number, tried: string[]]>([
  ['before the second country is held', 0, ['PT']],
  ['with its money held and nobody asked', 0, ['PT', 'BR']],
  ['before it is heard', 0, ['PT', 'BR']],
  ['before its answer arrives', 1, ['PT', 'BR']],
  ['as its answer arrives', 1, ['PT', 'BR']],
])(
  'an order that goes on elsewhere is one purchase when the process dies %s',
  async (death, numbers, tried) => {
    const { userId, call } = await signInAt(server.url);
    await credit(database.db.sql, userId, MONEY);
    const before = await database.db.sql.one<{ available: number; held: number }>(WALLET, [userId]);
    const open = openAtProvider().length;
    await vi.waitFor(async () => {
      const { body } = await call<{ total: number }>('GET', '/api/v1/services?service=wa');
      expect(body.total).toBeGreaterThan(1);
    }, 20_000);
    const key = `order ${death}`;
    const body = {
      ...{ service: 'wa', preferences: { countries: ['PT', 'BR'] }, quantity: 1, user_id: userId },
      max_price_cents: MONEY,
    };
    const headers = { 'idempotency-key': key };
    provider.faults.plan('no_numbers', { times: 3 });
    const dead = dieAt(death);
    await expect(call('POST', '/batch/purchase', { body, headers })).rejects.toThrow();
    await dead;
    expect(openAtProvider()).toHaveLength(open + numbers);

    server = await startServer();
    const again = await signInAt(server.url);
    const ends = numbers === 0 ? ['hold', 'release'] : ['hold'];
    const moved = tried.map((country) => ({ country, kinds: country === 'PT' ? ['hold', 'release'] : ends }));
    await vi.waitFor(async () => {
      expect(await database.db.sql.rows(MOVED, [key])).toEqual(moved);
      const { body: shown } = await again.call<UserTransactionsDto>(
        'GET',
        `/batch/user-transactions/${userId}`,
      );
      expect(shown.active_transactions).toHaveLength(open + numbers);
    }, SETTLED);

    const order = () => again.call<PurchaseDto>('POST', '/batch/purchase', { body, headers });
    const answer = await vi.waitFor(async () => {
      const { status, body: found } = await order();
      expect(status).toBe(200);
      return found;
    }, SETTLED);
    expect(answer).toMatchObject({ successful_numbers: numbers, failed_numbers: 1 - numbers });
    expect([...new Set(answer.attempts_progress.map(({ country }) => country))]).toEqual(tried);
    expect((await order()).body.batch_id).toBe(answer.batch_id);
    expect(await database.db.sql.rows(MOVED, [key])).toEqual(moved);
    const held = answer.successful_transactions[0]?.service_price_cents ?? 0;
    expect(await database.db.sql.one(WALLET, [userId])).toEqual({
      available: before.available - held,
      held: before.held + held,
    });
    expect(openAtProvider()).toHaveLength(open + numbers);
  },
);
