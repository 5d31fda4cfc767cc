import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { systemClock } from '../../../platform/clock.js';
import { statement } from '../../../platform/database/index.js';
import { createProviderSimulator, type ProviderSimulator } from '../../../sandbox/provider/simulator.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { KillableServer, signInAt, type SignedIn } from '../../../testing/killable-server.js';
import { CrashProxy, type CrashPoint } from '../../../testing/crash-proxy.js';
import type { ActivationDto, UserTransactionsDto } from '../activation.dto.js';
import type { PurchaseDto } from '../purchase.dto.js';
import { credit } from '../../../testing/credit.js';

const MONEY = 10_000;

const WALLET = statement(
  'test.wallet',
  'SELECT available_cents AS available, held_cents AS held FROM wallets WHERE user_id = $1',
);

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
    TORPEDO_SETTINGS: JSON.stringify({
      unknown_outcome_seconds: 45,
      max_open_activations: 9,
      cancel_after_seconds: 0,
      delivery: { least_sample: 1 },
    }),
  });

beforeAll(async () => {
  database = await openTestDatabase();
  const times = { earlyCancelMs: 0, lifetimeMs: 20 * 60_000 };
  provider = await createProviderSimulator({ clock: systemClock, webhookUrl: null, times });
  proxy = await CrashProxy.open(provider.url);
  server = await startServer();
});
afterAll(async () => {
  await server.kill();
  await proxy.close();
  await provider.close();
  await database.close();
});

const signIn = () => signInAt(server.url);
const wallet = (userId: string) => database.db.sql.row<{ available: number; held: number }>(WALLET, [userId]);
const openAtProvider = () =>
  provider.account.list().filter((activation) => provider.account.isOpen(activation));

it.each<[CrashPoint, number]>([
  ['before its answer arrives', 1],
  ['as its answer arrives', 1],
  ['before it is heard', 0],
])('conserves money and numbers when the process dies %s', async (point, numbers) => {
  const { userId, call } = await signIn();
  await credit(database.db.sql, userId, MONEY);
  const before = await wallet(userId);
  const { body: catalogue } = await vi.waitFor(async () => {
    const answer = await call<{ services: { serv_code: string; price: number; price_cents: number }[] }>(
      'GET',
      '/api/v1/services/?country_iso=BR&search=whatsapp',
    );
    expect(answer.body.services).toHaveLength(1);
    return answer;
  }, 20_000);
  const price = catalogue.services[0]!;
  const open = openAtProvider().length;

  const order = {
    service: 'wa',
    country: 'BR',
    quantity: 1,
    user_id: userId,
    service_price: price.price,
  };
  const key = { 'idempotency-key': `click ${point}` };
  const dead = new Promise<void>((resolve) => {
    proxy.crashAt(point, { method: 'GET', address: /action=getNumber/ }, async () => {
      await server.kill();
      resolve();
    });
  });
  const cut = call('POST', '/batch/purchase', { body: order, headers: key });
  await expect(cut).rejects.toThrow();
  await dead;
  expect(openAtProvider()).toHaveLength(open + numbers);

  server = await startServer();
  const again = await signIn();
  await vi.waitFor(
    async () => {
      const held = numbers * price.price_cents;
      expect(await wallet(userId)).toEqual({
        available: (before?.available ?? 0) - held,
        held: (before?.held ?? 0) + held,
      });
      const { body } = await again.call<UserTransactionsDto>('GET', `/batch/user-transactions/${userId}`);
      const phones = body.active_transactions.map(({ phone_number }) => phone_number).sort();
      expect(phones).toEqual(
        openAtProvider()
          .map(({ phone }) => `+${phone}`)
          .sort(),
      );
      expect(body.slots.used).toBe(phones.length);
    },
    { timeout: 90_000, interval: 500 },
  );

  const repeated = await again.call<PurchaseDto>('POST', '/batch/purchase', { body: order, headers: key });
  expect(repeated.status).toBe(200);
  expect(repeated.body.successful_numbers).toBe(numbers);
  expect(openAtProvider()).toHaveLength(open + numbers);
});

type Refusable<Body> = Body & { detail?: { code: string } };

/** Buys a number of WhatsApp in Brazil. */
async function number({ userId, call }: SignedIn): Promise<ActivationDto> {
  const { body } = await call<{ services: { price: number }[] }>(
    'GET',
    '/api/v1/services?service=wa&country_iso=BR',
  );
  const order = {
    service: 'wa',
    country: 'BR',
    quantity: 1,
    user_id: userId,
    service_price: body.services[0]!.price,
  };
  const bought = await call<PurchaseDto>('POST', '/batch/purchase', { body: order });
  return bought.body.successful_transactions[0]!;
}

const activation = async ({ call }: SignedIn, id: string) =>
  (await call<ActivationDto>('GET', `/sms-activate/activation/${id}`)).body;

it.each<[CrashPoint]>([['before it is heard'], ['before its answer arrives'], ['as its answer arrives']])(
  'gives the money back once when the process dies in a cancel, %s',
  async (point) => {
    const before = await signIn();
    await credit(database.db.sql, before.userId, MONEY);
    const money = await wallet(before.userId);
    const open = openAtProvider().length;
    const bought = await number(before);
    const cancel = ({ call }: SignedIn) => call('DELETE', `/sms-activate/activation/${bought.activation_id}`);

    const dead = new Promise<void>((resolve) => {
      proxy.crashAt(point, { method: 'GET', address: /action=setStatus/ }, async () => {
        await server.kill();
        resolve();
      });
    });
    await expect(cancel(before)).rejects.toThrow();
    await dead;

    server = await startServer();
    const again = await signIn();
    await vi.waitFor(
      async () => {
        expect((await activation(again, bought.activation_id)).status).toBe('CANCELLED');
        expect(await wallet(again.userId)).toEqual(money);
        expect(openAtProvider()).toHaveLength(open);
      },
      { timeout: 90_000, interval: 500 },
    );
    await cancel(again);
    expect(await wallet(again.userId)).toEqual(money);
  },
);

it.each<['setStatus' | 'getNumber', CrashPoint, number]>([
  ['setStatus', 'before it is heard', 0],
  ['setStatus', 'before its answer arrives', 0],
  ['setStatus', 'as its answer arrives', 0],
  ['getNumber', 'before it is heard', 0],
  ['getNumber', 'before its answer arrives', 1],
  ['getNumber', 'as its answer arrives', 1],
])(
  'conserves money and numbers when the process dies in a swap, at %s %s',
  async (action, point, numbers) => {
    const before = await signIn();
    await credit(database.db.sql, before.userId, MONEY);
    // A number that received its message at once gives the first figures of the product.
    const known = await number(before);
    await provider.receiveSms(
      provider.account.list().find(({ phone }) => `+${phone}` === known.phone_number)!.id,
      'Code 123456',
    );
    await vi.waitFor(
      async () => expect((await activation(before, known.activation_id)).status).toBe('COMPLETED'),
      20_000,
    );
    await before.call('POST', `/sms-activate/activation/${known.activation_id}/finish`);
    // The provider is told only after the answer to the customer.
    await vi.waitFor(
      () => expect(openAtProvider().map(({ phone }) => `+${phone}`)).not.toContain(known.phone_number),
      20_000,
    );
    const money = await wallet(before.userId);
    const open = openAtProvider().length;
    const old = await number(before);
    const swap = ({ call }: SignedIn) =>
      call<Refusable<ActivationDto>>('POST', `/sms-activate/activation/${old.activation_id}/swap`);
    await vi.waitFor(async () => expect((await activation(before, old.activation_id)).can_swap).toBe(true), {
      timeout: 60_000,
      interval: 500,
    });

    const dead = new Promise<void>((resolve) => {
      const kill = async () => {
        await server.kill();
        resolve();
      };
      proxy.crashAt(point, { method: 'GET', address: new RegExp(`action=${action}`) }, kill);
    });
    await expect(swap(before)).rejects.toThrow();
    await dead;

    server = await startServer();
    const again = await signIn();
    await vi.waitFor(
      async () => {
        const held = numbers * old.service_price_cents;
        expect(await wallet(again.userId)).toEqual({
          available: (money?.available ?? 0) - held,
          held: (money?.held ?? 0) + held,
        });
        expect(openAtProvider()).toHaveLength(open + numbers);
        expect((await activation(again, old.activation_id)).status).toBe('CANCELLED');
        const { body } = await again.call<UserTransactionsDto>(
          'GET',
          `/batch/user-transactions/${again.userId}`,
        );
        const phones = body.active_transactions.map(({ phone_number }) => phone_number).sort();
        expect(phones).toEqual(
          openAtProvider()
            .map(({ phone }) => `+${phone}`)
            .sort(),
        );
      },
      { timeout: 90_000, interval: 500 },
    );
    const repeated = await swap(again);
    expect(repeated.body.detail?.code ?? repeated.body.status).toBe(
      numbers === 0 ? 'SWAP_NO_NUMBER' : 'WAITING_SMS',
    );
    expect(openAtProvider()).toHaveLength(open + numbers);
  },
);
