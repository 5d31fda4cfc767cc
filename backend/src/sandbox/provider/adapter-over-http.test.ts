import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Clock } from '../../platform/clock.js';
import { publicOutgoing } from '../../platform/outgoing.js';
import { testClock } from '../../testing/clock-and-random.js';
import { SmsActivateProvider } from '../../modules/catalogue/providers/sms-activate.js';
import { readSmsWebhook, type PushedMessage } from '../../modules/catalogue/providers/sms-webhook.js';
import type { Dialect } from './action.js';
import type { ProviderFault } from './provider-faults.js';
import { createProviderSimulator, type ProviderSimulator } from './simulator.js';

// Uses real connections, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 30_000 });

const START = '2026-11-21T12:00:00Z';
const ORDER = { serviceCode: 'wa', countryId: '73', maxPriceMicros: 5_000_000 };
const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((cleanup) => cleanup()));
});

interface Wanted {
  dialect?: Dialect;
  webhookUrl?: string | null;
  /** Of the adapter, in ms; long, so that a busy machine does not change the result. */
  timeoutMs?: number;
}

async function start({ dialect = 'hero', webhookUrl = null, timeoutMs }: Wanted = {}) {
  const clock = testClock(START);
  const simulator = await createProviderSimulator({ clock, webhookUrl, dialect });
  cleanups.push(() => simulator.close());
  const provider = adapterFor(simulator, clock, timeoutMs);
  return { simulator, provider, pass: (ms: number) => clock.advance({ ms }) };
}

function adapterFor(
  { url, apiKey, currency }: ProviderSimulator,
  clock: Clock = testClock(START),
  timeoutMs = 8000,
) {
  const limits = { requestsPerSecond: Infinity, listsPerSecond: Infinity };
  return new SmsActivateProvider({ code: 'primary', url, apiKey, currency, clock, timeoutMs, limits });
}

async function buy(provider: SmsActivateProvider) {
  const result = await provider.buyNumber(ORDER);
  if (result.kind !== 'bought') throw new Error(`not bought: ${JSON.stringify(result)}`);
  return result;
}

async function receiver() {
  const received: PushedMessage[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const message = readSmsWebhook(JSON.parse(Buffer.concat(chunks).toString()));
      if (message) received.push(message);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

describe.each(['classic', 'hero'] as const)('the adapter and a %s provider', (dialect) => {
  it('agree on catalogue, prices and balance', async () => {
    const { provider } = await start({ dialect });
    const [countries, services, prices, balance] = await Promise.all([
      provider.listCountries(),
      provider.listServices(),
      provider.listPrices(),
      provider.getBalance(),
    ]);
    if (countries.kind !== 'listed' || services.kind !== 'listed' || prices.kind !== 'listed')
      throw new Error();
    expect(countries.items.length).toBeGreaterThanOrEqual(110);
    expect(countries.items.every(({ isoCode }) => isoCode !== null)).toBe(true);
    expect(services.items.length).toBeGreaterThanOrEqual(70);
    const outOfStock = prices.items.filter(({ stock }) => stock === 0).length;
    expect(outOfStock / prices.items.length).toBeGreaterThan(0.02);
    expect(outOfStock / prices.items.length).toBeLessThan(0.2);
    const whatsapp = prices.items.find((price) => price.serviceCode === 'wa' && price.countryId === '73');
    expect(whatsapp?.stock).toBeGreaterThan(10);
    expect(whatsapp?.costMicros).toBeGreaterThan(200_000);
    expect(balance).toMatchObject({ kind: 'balance', balanceMicros: 5_000_000_000 });
  });

  it('rent a number, receive its code, ask for another one and finish', async () => {
    const { provider, simulator } = await start({ dialect });
    const { providerActivationId: id, phoneE164, cost } = await buy(provider);
    expect(phoneE164).toMatch(/^\+55\d{11}$/);
    expect(await provider.getBalance()).toMatchObject({ balanceMicros: 5_000_000_000 - (cost?.micros ?? 0) });
    expect(await provider.getStatus(id)).toMatchObject({ kind: 'waiting' });
    await simulator.receiveSms(id, 'Your WhatsApp code: 482-913');
    expect(await provider.getStatus(id)).toMatchObject({
      kind: 'received',
      message: { text: 'Your WhatsApp code: 482-913', code: '482913' },
    });
    expect(await provider.requestAnother(id)).toMatchObject({ kind: 'requested' });
    expect(await provider.getStatus(id)).toMatchObject({ kind: 'waiting_another', lastCode: '482913' });
    await simulator.receiveSms(id, 'Your WhatsApp code: 700-111');
    expect(await provider.listActiveActivations()).toMatchObject({
      items: [
        { providerActivationId: id, state: 'received', messages: [{ code: '482913' }, { code: '700111' }] },
      ],
    });
    expect(await provider.cancel(id)).toMatchObject({
      kind: dialect === 'hero' ? 'message_received' : 'not_possible',
    });
    expect(await provider.finish(id)).toMatchObject({ kind: 'finished' });
    expect(await provider.listActiveActivations()).toMatchObject({ items: [] });
  });

  it('refuse a cancel in the first two minutes and give the money back afterwards', async () => {
    const { provider, pass } = await start({ dialect });
    const { providerActivationId: id } = await buy(provider);
    expect(await provider.cancel(id)).toMatchObject({ kind: 'too_early' });
    pass(120_000);
    expect(await provider.cancel(id)).toMatchObject({ kind: 'cancelled' });
    expect(await provider.getStatus(id)).toMatchObject({ kind: 'cancelled' });
    expect(await provider.getBalance()).toMatchObject({ balanceMicros: 5_000_000_000 });
  });

  it('end a number without a message after twenty minutes, money back', async () => {
    const { provider, pass } = await start({ dialect });
    const { providerActivationId: id } = await buy(provider);
    pass(20 * 60_000);
    expect(await provider.getStatus(id)).toMatchObject({ kind: 'cancelled' });
    expect(await provider.getBalance()).toMatchObject({ balanceMicros: 5_000_000_000 });
  });

  it.each<[ProviderFault, string]>([
    ['no_numbers', 'NO_NUMBERS'],
    ['no_balance', 'NO_BALANCE'],
    ['wrong_max_price', 'PRICE_TOO_LOW'],
    ['banned', 'BANNED'],
    ['banned_product', 'BANNED'],
    ['channels_limit', 'CHANNELS_LIMIT'],
    ['service_not_available', 'SERVICE_IN_INCUBATION'],
    ['bad_key', 'BAD_KEY'],
    ['rate_limited', 'RATE_LIMITED'],
    ['blocked_1020', 'RATE_LIMITED'],
  ])('call the fault %s a refusal: %s', async (fault, reason) => {
    const { provider, simulator } = await start({ dialect });
    simulator.faults.plan(fault);
    expect(await provider.buyNumber(ORDER)).toMatchObject({ kind: 'refused', reason });
    expect(simulator.account.list()).toEqual([]);
  });

  it.each<[ProviderFault, number]>([
    ['hang', 0],
    ['reset', 0],
    ['server_error', 0],
    ['error_sql', 0],
    ['hang_but_done', 1],
    ['reset_but_done', 1],
    ['empty_but_done', 1],
    ['garbled_but_done', 1],
    ['truncated_but_done', 1],
    ['server_error_but_done', 1],
  ])('call the outcome of the fault %s unknown, %i number rented', async (fault, rented) => {
    const timeoutMs = fault.startsWith('hang') ? 500 : 8000;
    const { provider, simulator } = await start({ dialect, timeoutMs });
    simulator.faults.plan(fault);
    expect(await provider.buyNumber(ORDER)).toMatchObject({ kind: 'unknown' });
    const found = await adapterFor(simulator).listActiveActivations();
    expect(found).toMatchObject({ kind: 'listed' });
    expect(found.kind === 'listed' && found.items).toHaveLength(rented);
  });

  it('use the old purchase where the new one does not exist', async () => {
    const { provider, simulator } = await start({ dialect });
    simulator.faults.plan('bad_action', { times: null });
    expect(await buy(provider)).toMatchObject({ cost: null, expiresAt: null });
  });

  it('tell the ceiling that a purchase needs', async () => {
    const { provider } = await start({ dialect });
    const refused = await provider.buyNumber({ ...ORDER, maxPriceMicros: 10_000 });
    expect(refused).toMatchObject({ reason: 'PRICE_TOO_LOW', minPriceMicros: expect.any(Number) });
  });

  it('let a message win over a cancel', async () => {
    const { provider, simulator, pass } = await start({ dialect });
    const { providerActivationId: id } = await buy(provider);
    pass(120_000);
    simulator.faults.plan('sms_on_cancel');
    const result = await provider.cancel(id);
    if (dialect === 'hero')
      expect(result).toMatchObject({ kind: 'message_received', messages: [{ code: expect.any(String) }] });
    else expect(result).toMatchObject({ kind: 'not_possible' });
    expect(await provider.getStatus(id)).toMatchObject({ kind: 'received' });
  });

  it('push each message once, eight times under that fault, with one key', async () => {
    const { received, url } = await receiver();
    const { provider, simulator } = await start({ dialect, webhookUrl: url });
    const { providerActivationId: id } = await buy(provider);
    await simulator.receiveSms(id, 'Code 482-913');
    expect(received).toMatchObject([{ providerActivationId: id, text: 'Code 482-913', code: '482913' }]);
    simulator.faults.plan('webhook_duplicated');
    await simulator.receiveSms(id, 'Code 555-111');
    expect(received).toHaveLength(9);
    expect(new Set(received.map(({ messageKey }) => messageKey)).size).toBe(2);
    simulator.faults.plan('webhook_lost');
    await simulator.receiveSms(id, 'Code 999-111');
    expect(received).toHaveLength(9);
  });

  it('push a message that comes after a cancel', async () => {
    const { received, url } = await receiver();
    const { provider, simulator, pass } = await start({ dialect, webhookUrl: url });
    const { providerActivationId: id } = await buy(provider);
    pass(120_000);
    await provider.cancel(id);
    await simulator.receiveSms(id, 'Code 482-913');
    expect(received).toHaveLength(1);
    expect(await provider.getStatus(id)).toMatchObject({ kind: 'cancelled' });
  });

  it('push a message before the purchase is answered', async () => {
    const { received, url } = await receiver();
    const { provider, simulator } = await start({ dialect, webhookUrl: url });
    simulator.faults.plan('sms_before_purchase_answer');
    const { providerActivationId } = await buy(provider);
    expect(received).toMatchObject([{ providerActivationId }]);
  });
});

describe('transport', () => {
  it('is not sent when nobody listens', async () => {
    const { simulator } = await start();
    await simulator.close();
    expect(await adapterFor(simulator).buyNumber(ORDER)).toMatchObject({
      kind: 'not_sent',
      error: 'ECONNREFUSED',
    });
  });

  it('is not sent when the name does not exist', async () => {
    const provider = new SmsActivateProvider({
      code: 'x',
      url: 'http://provider.invalid/api',
      apiKey: 'k',
      currency: 'USD',
    });
    expect(await provider.buyNumber(ORDER)).toMatchObject({ kind: 'not_sent' });
  });

  it('is not sent when the address leads into our own networks', async () => {
    const provider = new SmsActivateProvider({
      ...{ code: 'own', url: 'https://127.0.0.1/handler_api.php', apiKey: 'key', currency: 'USD' },
      fetch: publicOutgoing().fetch,
    });
    expect(await provider.buyNumber(ORDER)).toMatchObject({ kind: 'not_sent', error: 'NOT_PUBLIC' });
  });

  it('is refused with a wrong key', async () => {
    const { simulator } = await start();
    const provider = adapterFor({ ...simulator, url: simulator.url, apiKey: 'wrong' });
    expect(await provider.getBalance()).toMatchObject({ kind: 'refused', reason: 'BAD_KEY' });
  });
});
