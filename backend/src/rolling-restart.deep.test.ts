import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from './platform/clock.js';
import { createProviderSimulator, type ProviderSimulator } from './sandbox/provider/simulator.js';
import { openTestDatabase, type TestDatabase } from './testing/index.js';
import { KillableServer, signInAt } from './testing/killable-server.js';
import { ReplicaProxy } from './testing/replica-proxy.js';
import { credit } from './testing/credit.js';

const BUYERS = 3;
const MONEY = 1_000_000;

let database: TestDatabase;
let provider: ProviderSimulator;
let proxy: ReplicaProxy;
const replicas = new Set<string>();
let running: KillableServer[] = [];

async function startReplica(): Promise<KillableServer> {
  const replica = await KillableServer.start({
    DATABASE_URL: database.url,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    JWT_SECRET: 'a secret that all replicas share',
    SMS_PROVIDER_URL: provider.url,
    SMS_PROVIDER_API_KEY: provider.apiKey,
    ALLOW_SIMULATED_PAYMENTS: 'true',
    RATE_LIMITS: 'off',
    TORPEDO_SETTINGS: JSON.stringify({
      drain_seconds: 1,
      max_open_activations: 9,
      cancel_after_seconds: 0,
      cancel_block: { count: 1_000_000 },
    }),
  });
  replicas.add(replica.url);
  return replica;
}

beforeAll(async () => {
  database = await openTestDatabase();
  provider = await createProviderSimulator({
    clock: systemClock,
    webhookUrl: null,
    times: { earlyCancelMs: 0, lifetimeMs: 1_200_000 },
  });
  running = [await startReplica(), await startReplica()];
  proxy = await ReplicaProxy.open(replicas);
});
afterAll(async () => {
  await proxy.close();
  for (const replica of running) await replica.kill();
  await provider.close();
  await database.close();
});

it('loses no call of customers who buy and cancel while one replica after the other is replaced', async () => {
  const { userId, call } = await signInAt(proxy.url);
  await credit(database.db.sql, userId, MONEY);
  const { body: catalogue } = await call<{ services: { price: number }[] }>(
    'GET',
    '/api/v1/services/?country_iso=BR&search=whatsapp',
  );

  const failed: unknown[] = [];
  let bought = 0;
  let isOver = false;
  const must = <Body>(what: string, { status, body }: { status: number; body: Body }): Body => {
    if (status !== 200) failed.push({ what, status, body });
    return body;
  };
  async function buyer(): Promise<void> {
    while (!isOver) {
      const purchase = must(
        'purchase',
        await call<{ successful_transactions?: { activation_id: string }[] }>('POST', '/batch/purchase', {
          body: {
            service: 'wa',
            country: 'BR',
            quantity: 1,
            user_id: userId,
            service_price: catalogue.services[0]?.price,
          },
          headers: { 'idempotency-key': randomUUID() },
        }),
      );
      const id = purchase.successful_transactions?.[0]?.activation_id;
      if (!id) continue;
      bought += 1;
      must('cancel', await call('DELETE', `/sms-activate/activation/${id}`));
      must('balance', await call('GET', '/api/v1/wallets/BRL/balance'));
    }
  }

  const buyers = Array.from({ length: BUYERS }, buyer);
  for (const old of [...running]) {
    const next = await startReplica();
    await proxy.untilReady(next.url);
    running = [...running.filter((replica) => replica !== old), next];
    expect(await old.stop()).toBe(0);
    replicas.delete(old.url);
  }
  isOver = true;
  await Promise.all(buyers);
  expect(failed).toEqual([]);
  expect(bought).toBeGreaterThan(10);
});
