import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import type { ProviderFault } from '../../../sandbox/provider/provider-faults.js';
import { ActivationWorld, type Customer } from '../../../testing/activation-world.js';
import type { ValidatePurchaseDto } from '../purchase.dto.js';

const OF_CUSTOMER = statement(
  'test.attempts_of',
  `SELECT t.provider, t.outcome FROM provider_attempts t JOIN activations a ON a.id = t.activation_id
    WHERE a.user_id = $1 ORDER BY t.started_at, t.number`,
);
const CIRCUITS = statement(
  'test.circuits',
  'SELECT provider, state FROM provider_circuits ORDER BY provider',
);
const LIMIT = statement(
  'test.limit',
  `INSERT INTO providers (code, name, updated_at, max_open_numbers) VALUES ($1, $1, now(), $2)
   ON CONFLICT (code) DO UPDATE SET max_open_numbers = excluded.max_open_numbers`,
);

/** Multiplies the costs of all other providers. */
const COSTS = statement(
  'test.costs',
  `UPDATE offers SET cost_micros = cost_micros * $1::float WHERE provider <> 'primary' AND service_code = 'wa'`,
);
const DEARER = 4;

let world: ActivationWorld;

beforeAll(async () => {
  // The library of the circuits reads the machine's time.
  vi.useFakeTimers({ toFake: ['Date'] });
  world = await ActivationWorld.open({
    providerCount: 3,
    patience: { purchases: 2, calls: 3 },
    timeoutMs: 1_000,
  });
});
afterAll(async () => {
  vi.useRealTimers();
  await world.close();
});
afterEach(async () => {
  for (const provider of all()) {
    provider.faults.clear();
    await provider.setDown(false);
    await provider.setBalance(5_000_000_000);
  }
  await later(1_800);
  // A sale also ends the silence towards the provider that this process still remembers.
  expect((await purchase())[1]).toEqual(['primary bought']);
});

const all = () => [world.provider, ...world.others];
const sql = () => world.app.database.db.sql;
const reopen = () => world.app.runLoop('provider-reopening');
const circuits = async () =>
  (await sql().rows<{ provider: string; state: string }>(CIRCUITS)).map(
    ({ provider, state }) => `${provider} ${state}`,
  );
async function later(seconds: number): Promise<void> {
  world.clock.advance({ seconds });
  vi.setSystemTime(Date.now() + seconds * 1000);
  await reopen();
}
/** Like `later`, and then puts the offers in the new order that follows from the tries. */
async function laterInOrder(seconds: number): Promise<void> {
  await later(seconds);
  await world.app.runLoop('delivery-figures');
}
async function triedFor(customer: Customer): Promise<string[]> {
  const rows = await sql().rows<{ provider: string; outcome: string }>(OF_CUSTOMER, [customer.userId]);
  return rows.map(({ provider, outcome }) => `${provider} ${outcome}`);
}
/** The count of numbers that a new customer gets, and the providers that were asked. */
async function purchase(): Promise<[number, string[]]> {
  const customer = await world.customer();
  const { body } = await customer.buy({ service_price: await world.priceOf('wa', 'BR') });
  return [body.successful_numbers, await triedFor(customer)];
}

describe('a customer who buys through an outage gets a number from the next provider', () => {
  it.each<[ProviderFault]>([['no_balance'], ['banned'], ['bad_key'], ['channels_limit'], ['rate_limited']])(
    'when the first one answers %s',
    async (fault) => {
      world.provider.faults.plan(fault, { times: null });
      expect(await purchase()).toEqual([1, ['primary refused', 'norte bought']]);
      // The next customers do not ask the closed provider at all.
      expect(await purchase()).toEqual([1, ['norte bought']]);
    },
  );

  it('when nobody answers at the address of the first one', async () => {
    await world.provider.setDown(true);
    expect(await purchase()).toEqual([1, ['primary not_sent', 'norte bought']]);
    expect(await purchase()).toEqual([1, ['primary not_sent', 'norte bought']]);
    await expect.poll(circuits).toEqual(['primary open']);
    expect(await purchase()).toEqual([1, ['norte bought']]);
  });

  it('when the first two are out', async () => {
    await world.provider.setDown(true);
    world.others[0]!.faults.plan('no_numbers', { times: null });
    expect(await purchase()).toEqual([1, ['primary not_sent', 'norte refused', 'andes bought']]);
  });
});

it('pays the same while a provider is silent, as long as another one sells at that price', async () => {
  const price = await world.priceOf('wa', 'BR');
  await world.provider.setDown(true);
  for (let customer = 0; customer < 2; customer += 1) await purchase();
  await expect.poll(circuits).toEqual(['primary open']);
  expect(await world.priceOf('wa', 'BR')).toBe(price);
  const ana = await world.customer();
  expect((await ana.activation({ service_price: price })).service_price).toBe(price);
});

describe('while the only one that sells at the usual price may not be asked', () => {
  afterEach(async () => {
    await sql().rows(COSTS, [1 / DEARER]);
    await sql().rows(LIMIT, ['primary', null]);
  });

  const quoted = async (customer: Customer) =>
    (
      await customer.call<ValidatePurchaseDto>('POST', '/api/v1/sms/validate-purchase', {
        body: { service_code: 'wa', country_code: 'BR', quantity: 1 },
      })
    ).body.unit_price;

  it.each<[string, () => Promise<void>]>([
    [
      'is silent',
      async () => {
        await world.provider.setDown(true);
        for (let customer = 0; customer < 2; customer += 1) await purchase();
        await expect.poll(circuits).toEqual(['primary open']);
      },
    ],
    [
      'has no room for another number of ours',
      async () => {
        await sql().rows(LIMIT, ['primary', 1]);
        expect((await purchase())[1]).toEqual(['primary bought']);
      },
    ],
  ])('because it %s, everybody is shown, quoted and charged the next price at once', async (_why, close) => {
    await later(1_800);
    await sql().rows(COSTS, [DEARER]);
    const usual = await world.priceOf('wa', 'BR');
    await close();
    const dearer = await world.priceOf('wa', 'BR');
    expect(dearer).toBeGreaterThan(usual);

    const ana = await world.customer();
    const { status, body } = await ana.buy<{
      detail: { code: string; service_price: number; price_cents: number };
    }>({
      service_price: usual,
    });
    expect([status, body.detail.code]).toEqual([409, 'PRICE_CHANGED']);
    expect(body.detail).toMatchObject({ service_price: dearer, price_cents: Math.round(dearer * 100) });
    expect(await quoted(ana)).toBe(dearer);
    expect((await ana.activation({ service_price: body.detail.service_price })).service_price).toBe(dearer);
    expect(await triedFor(ana)).toEqual(['norte bought']);
  });
});

describe('a provider that recovers', () => {
  it('is asked for our balance, then tried with one purchase, and is like any other again', async () => {
    await world.provider.setDown(true);
    for (let customer = 0; customer < 2; customer += 1) await purchase();
    await laterInOrder(5);
    await expect.poll(circuits).toEqual(['primary open']);
    await world.provider.setDown(false);
    await laterInOrder(5);
    expect(await circuits()).toEqual(['primary half_open']);
    expect(await purchase()).toEqual([1, ['primary bought']]);
    expect(await circuits()).toEqual([]);
  });

  it('has its old place in the order of offers, however long its outage was', async () => {
    world.provider.faults.plan('reset', { action: 'getBalance', times: null });
    world.provider.faults.plan('reset', { times: null });
    for (let customer = 0; customer < 2; customer += 1) await purchase();
    for (let passed = 0; passed < 60; passed += 5) await laterInOrder(5);
    expect(await circuits()).toEqual(['primary open']);
    expect(await purchase()).toEqual([1, ['norte bought']]);
    world.provider.faults.clear();
    for (let passed = 0; passed < 20; passed += 5) await laterInOrder(5);
    expect(await purchase()).toEqual([1, ['primary bought']]);
    await laterInOrder(5);
    expect(await purchase()).toEqual([1, ['primary bought']]);
  });

  it('that answers but does not sell is left alone again after one purchase, and longer after two', async () => {
    world.provider.faults.plan('reset', { times: null });
    for (let customer = 0; customer < 2; customer += 1) await purchase();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      for (let passed = 0; passed < 20; passed += 5) await laterInOrder(5);
      expect(await circuits()).toEqual(['primary half_open']);
      expect(await purchase()).toEqual([0, ['primary unknown']]);
      await expect.poll(circuits).toEqual(['primary open']);
      expect(await purchase()).toEqual([1, ['norte bought']]);
    }
    for (let passed = 0; passed < 60; passed += 5) await laterInOrder(5);
    expect(await circuits()).toEqual(['primary half_open']);
    expect(await purchase()).toEqual([1, ['norte bought']]);
    world.provider.faults.clear();
    await laterInOrder(900);
    expect(await purchase()).toEqual([1, ['primary bought']]);
  });

  it.each<[ProviderFault, number]>([
    ['channels_limit', 20],
    ['rate_limited', 20],
    ['bad_key', 20],
    ['no_balance', 5],
  ])('from %s sells again within 30 seconds', async (fault, seconds) => {
    world.provider.faults.plan(fault, { times: 1 });
    await purchase();
    for (let passed = 0; passed < seconds; passed += 5) await laterInOrder(5);
    expect((await purchase())[1]).toEqual(['primary bought']);
  });
});

it('a provider that never answers with a list goes on selling, and its messages are read number by number', async () => {
  const ana = await world.customer();
  const number = await ana.activation({ service_price: await world.priceOf('wa', 'BR') });
  expect(await triedFor(ana)).toEqual(['primary bought']);
  await world.smsArrives(number, 'Your code: 343434');
  world.provider.faults.plan('garbled_but_done', { action: 'getActiveActivations', times: null });
  const received = async () =>
    (await ana.transactions()).active_transactions.map(({ sms_code: code }) => code);
  for (let round = 0; round < 9; round += 1) await world.app.runLoop('provider-poll');
  expect(await received()).toEqual([null]);
  await world.app.runLoop('provider-poll');
  expect(await received()).toEqual(['343434']);
  expect(await circuits()).toEqual([]);
});

it('a ban of one product leaves the others of that provider open', async () => {
  world.provider.faults.plan('banned_product');
  await purchase();
  const ana = await world.customer();
  await ana.buy({ service: 'tg', service_price: await world.priceOf('tg', 'BR') });
  expect(await triedFor(ana)).toEqual(['primary bought']);
  expect((await purchase())[1]).toEqual(['norte bought']);
});

it('a provider where we may have no more open numbers is passed over until one ends, message or not', async () => {
  await later(1_800);
  await sql().rows(LIMIT, ['primary', 1]);
  const ana = await world.customer();
  const number = await ana.activation({ service_price: await world.priceOf('wa', 'BR') });
  expect(await triedFor(ana)).toEqual(['primary bought']);
  expect((await purchase())[1]).toEqual(['norte bought']);
  await world.smsArrives(number);
  await world.app.runLoop('provider-poll');
  expect((await purchase())[1]).toEqual(['norte bought']);
  await ana.call('POST', `/sms-activate/activation/${number.activation_id}/finish`);
  expect((await purchase())[1]).toEqual(['primary bought']);
  await sql().rows(LIMIT, ['primary', null]);
});

it('a customer never gets a second number where the first one may have been sold', async () => {
  world.provider.faults.plan('hang_but_done', { times: null });
  for (let customer = 0; customer < 2; customer += 1)
    expect(await purchase()).toEqual([0, ['primary unknown']]);
  await expect.poll(circuits).toEqual(['primary open']);
  expect(await purchase()).toEqual([1, ['norte bought']]);
  world.provider.faults.clear();
  await world.tick();
  const settled = await sql().rows<{ outcome: string }>(
    statement('test.adopted', "SELECT outcome FROM provider_attempts WHERE outcome = 'adopted'"),
  );
  expect(settled).toHaveLength(2);
});
