import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { createTransport } from 'nodemailer';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SmsActivateProvider } from '../modules/catalogue/providers/sms-activate.js';
import { MercadoPagoGateway } from '../modules/wallet/gateways/mercado-pago/mercado-pago-gateway.js';
import { GATEWAY_CODES } from '../platform/gateway-codes.js';
import { testClock } from '../testing/clock-and-random.js';
import { startSandbox, type Sandbox, type SandboxOptions } from './index.js';
import { MERCADO_PAGO_FAULTS } from './mercado-pago/faults.js';
import { PIX_FAULTS } from './pix/faults.js';
import { PROVIDER_FAULTS } from './provider/provider-faults.js';
import { PTAX_FAULTS } from './ptax.js';

// Uses real connections, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 30_000 });

const cleanups: (() => Promise<void>)[] = [];
const clock = testClock('2026-11-21T12:00:00Z');

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

type Which = SandboxOptions['which'];

async function start(
  stateDirectory: string | null = null,
  which: Which = { provider: true, gateways: GATEWAY_CODES, mailbox: true, pushService: true, ptax: true },
) {
  const sandbox = await startSandbox({
    clock,
    which,
    webhooks: { smsUrl: null, gatewaysUrl: null },
    stateDirectory,
    log: () => undefined,
  });
  cleanups.push(() => sandbox.close());
  const server = express().use('/sandbox', sandbox.router).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => server[Symbol.asyncDispose]());
  return { sandbox, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sandbox` };
}

async function api(base: string, route: string, method = 'GET', body?: object) {
  const response = await fetch(`${base}/api${route}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
}

async function buy({ providers }: Sandbox, place = 0): Promise<string> {
  const provider = providers?.[place];
  if (!provider) throw new Error('no provider');
  const adapter = new SmsActivateProvider({ ...provider, clock });
  const bought = await adapter.buyNumber({ serviceCode: 'wa', countryId: '73', maxPriceMicros: 5_000_000 });
  if (bought.kind !== 'bought') throw new Error('not bought');
  return bought.providerActivationId;
}

async function charge({ gateways }: Sandbox): Promise<string> {
  const { MERCADOPAGO_API_URL: apiUrl = '', MERCADOPAGO_ACCESS_TOKEN: accessToken = '' } = gateways;
  const gateway = new MercadoPagoGateway({ apiUrl, accessToken });
  const created = await gateway.createPixCharge({
    topupId: 'topup-1',
    amountCents: 2500,
    description: 'Torpedo',
    payer: { email: 'ana@example.com', cpf: '52998224725' },
    notificationUrl: null,
    expiresAt: new Date(clock.now().getTime() + 35 * 60_000),
    createdAt: clock.now(),
    idempotencyKey: 'key-1',
  });
  if (created.kind !== 'created') throw new Error('not created');
  return created.gatewayPaymentId;
}

describe('the sandbox page', () => {
  it('is a page of its own files under a strict content policy', async () => {
    const { base } = await start();
    const page = await fetch(base);
    expect(await page.text()).not.toMatch(/<script>|style=|onclick/);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('has a name for each fault', async () => {
    const { base } = await start();
    const cards = await (await fetch(`${base}/assets/fault-cards.js`)).text();
    const named = [...cards.matchAll(/^ {2}(\w+): '/gm)].map(([, fault]) => fault);
    expect(named).toEqual(
      expect.arrayContaining([...PROVIDER_FAULTS, ...MERCADO_PAGO_FAULTS, ...PIX_FAULTS, ...PTAX_FAULTS]),
    );
  });

  it('serves everything that it refers to', async () => {
    const { base } = await start();
    const html = await (await fetch(base)).text();
    const files = [...html.matchAll(/(?:src|href)="\/sandbox\/(assets\/[\w.-]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    const scripts = ['fault-cards', 'keyed-list', 'server', 'payment-card', 'number-card', 'mail-card'];
    for (const file of [...files, ...scripts.map((name) => `assets/${name}.js`)]) {
      expect((await fetch(`${base}/${file}`)).status, file).toBe(200);
    }
  });
});

describe('the sandbox API', () => {
  it('pays a pending Pix once', async () => {
    const { sandbox, base } = await start();
    const id = await charge(sandbox);
    const pending = { id, topup_id: 'topup-1', amount_cents: 2500, status: 'pending' };
    expect((await api(base, '/payments')).body).toMatchObject({ payments: [pending] });
    expect((await api(base, `/payments/${id}/pay`, 'POST')).status).toBe(200);
    expect((await api(base, '/payments')).body).toMatchObject({ payments: [{ status: 'approved' }] });
    expect((await api(base, `/payments/${id}/pay`, 'POST')).status).toBe(409);
    expect((await api(base, '/payments/1/pay', 'POST')).status).toBe(404);
  });

  it('takes a paid Pix back, and decides the dispute for the shop, once each', async () => {
    const { sandbox, base } = await start();
    const id = await charge(sandbox);
    const step = async (name: string) => (await api(base, `/payments/${id}/${name}`, 'POST')).status;
    expect([await step('charge-back'), await step('win-dispute')]).toEqual([409, 409]);
    expect([await step('pay'), await step('charge-back'), await step('charge-back')]).toEqual([
      200, 200, 409,
    ]);
    const shown = async () => (await api(base, '/payments')).body;
    expect(await shown()).toMatchObject({ payments: [{ status: 'charged_back', is_disputed: true }] });
    expect([await step('win-dispute'), await step('win-dispute')]).toEqual([200, 409]);
    expect(await shown()).toMatchObject({ payments: [{ status: 'approved', is_disputed: false }] });
  });

  it('decides a dispute for the payer once, and the shop can still win it later', async () => {
    const { sandbox, base } = await start();
    const id = await charge(sandbox);
    const step = async (name: string) => (await api(base, `/payments/${id}/${name}`, 'POST')).status;
    expect([await step('pay'), await step('lose-dispute'), await step('charge-back')]).toEqual([
      200, 409, 200,
    ]);
    const shown = async () => (await api(base, '/payments')).body;
    expect(await shown()).toMatchObject({ payments: [{ is_disputed: true, is_undecided: true }] });
    expect([await step('lose-dispute'), await step('lose-dispute')]).toEqual([200, 409]);
    expect(await shown()).toMatchObject({ payments: [{ is_disputed: true, is_undecided: false }] });
    expect(await step('win-dispute')).toBe(200);
  });

  it('sends an SMS to a rented number', async () => {
    const { sandbox, base } = await start();
    const id = await buy(sandbox);
    const { body } = await api(base, `/numbers/${id}/suggestions`);
    expect(body).toMatchObject({
      suggestions: expect.arrayContaining([expect.stringContaining('WhatsApp')]),
    });
    expect(await api(base, `/numbers/${id}/sms`, 'POST', { text: 'Código 482-913' })).toMatchObject({
      status: 201,
      body: { status: 'received', messages: [{ text: 'Código 482-913', code: '482913' }] },
    });
    expect((await api(base, `/numbers/${id}/sms`, 'POST', { text: ' ' })).status).toBe(422);
    expect((await api(base, `/numbers/${id}/sms`, 'POST', { text: 'x', more: 1 })).status).toBe(422);
    expect((await api(base, '/numbers/1/sms', 'POST', { text: 'x' })).status).toBe(404);
  });

  it('shows mails with their code, and their HTML in a cage', async () => {
    const { sandbox, base } = await start();
    const transport = createTransport(sandbox.mailbox?.smtpUrl);
    const mail = { from: 'a@b.example', to: 'ana@example.com', subject: 'Seu código' };
    await transport.sendMail({
      ...mail,
      text: 'Use 482913 até 2026.',
      html: '<script>alert(1)</script><b>482913</b>',
    });
    transport.close();
    expect((await api(base, '/mails')).body).toMatchObject({
      mails: [{ id: '1', subject: 'Seu código', code: '482913' }],
    });
    expect((await api(base, '/mails/1')).body).toMatchObject({ text: 'Use 482913 até 2026.' });
    const html = await fetch(`${base}/api/mails/1/html`);
    expect(html.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect((await api(base, '/mails/1', 'DELETE')).status).toBe(204);
    expect((await api(base, '/mails/1')).status).toBe(404);
  });

  it('plans faults, and changes dialect and balance of the provider', async () => {
    const { sandbox, base } = await start();
    const fault = { target: 'provider', fault: 'no_numbers', times: 2 };
    expect((await api(base, '/faults', 'POST', fault)).status).toBe(204);
    expect(sandbox.simulators.providers?.[0]?.faults.list()).toEqual([
      { fault: 'no_numbers', action: null, remaining: 2 },
    ]);
    for (const target of ['provider', 'mercado_pago', 'pix', 'push_service', 'ptax'])
      expect((await api(base, '/faults', 'POST', { target, fault: 'earthquake' })).status).toBe(422);
    expect((await api(base, '/faults', 'DELETE')).status).toBe(204);
    expect(sandbox.simulators.providers?.[0]?.faults.list()).toEqual([]);
    const changed = await api(base, '/provider', 'PUT', { dialect: 'classic', balance: 0.5 });
    expect(changed.body).toEqual({ dialect: 'classic', balance: 0.5 });
  });

  it('switches the faults of one of the three providers, and takes its number for that of no other', async () => {
    const { sandbox, base } = await start();
    const switchFault = (fault: string, on: boolean) =>
      api(base, `/providers/norte/faults/${fault}`, 'PUT', { on });
    expect((await switchFault('banned', true)).body).toMatchObject({
      id: 'norte',
      faults: expect.arrayContaining([{ fault: 'banned', on: true }]),
    });
    const faultsOf = () =>
      sandbox.simulators.providers?.map(({ code, faults }) => [code, faults.list().length]);
    expect(faultsOf()).toEqual([
      ['primary', 0],
      ['norte', 1],
      ['andes', 0],
    ]);
    await switchFault('banned', false);
    expect(faultsOf()).toContainEqual(['norte', 0]);
    expect((await switchFault('earthquake', true)).status).toBe(404);

    await switchFault('down', true);
    const [, norte] = sandbox.providers ?? [];
    await expect(fetch(norte?.url ?? '')).rejects.toThrow();
    await switchFault('down', false);
    const ids = [await buy(sandbox, 0), await buy(sandbox, 1), await buy(sandbox, 2)];
    expect(new Set(ids).size).toBe(3);
    await api(base, `/numbers/${ids[1]}/sms`, 'POST', { text: 'Código 482-913' });
    expect((await api(base, '/numbers')).body).toMatchObject({
      numbers: expect.arrayContaining([
        expect.objectContaining({ id: ids[0], provider: 'primary', status: 'waiting' }),
        expect.objectContaining({ id: ids[1], provider: 'norte', status: 'received' }),
      ]),
    });
  });

  it('sells at other prices, from another stock and in another currency at each provider', async () => {
    const { sandbox } = await start();
    const [primary, norte, andes] = sandbox.simulators.providers?.map(({ account }) => account.offers) ?? [];
    const share = (offers = primary, better: (offer: number, first: number) => boolean) =>
      offers!.filter((offer, place) => better(offer.costMicros, primary![place]!.costMicros)).length /
      offers!.length;
    expect(share(norte, (cost, first) => cost < first)).toBeGreaterThan(0.2);
    expect(share(andes, (cost, first) => cost > first)).toBeGreaterThan(0.8);
    const stock = (offers = primary) => offers!.reduce((sum, { physical }) => sum + physical, 0);
    expect(stock(norte)).toBeLessThan(stock(primary));
    expect(stock(andes)).toBeGreaterThan(stock(primary));
    expect(sandbox.providers?.map(({ currency }) => currency)).toEqual(['USD', 'USD', 'EUR']);
  });

  it('answers broken JSON and unknown paths as errors of the reader', async () => {
    const { base } = await start();
    const headers = { 'content-type': 'application/json' };
    const broken = await fetch(`${base}/api/faults`, { method: 'POST', headers, body: '{' });
    expect(broken.status).toBe(400);
    expect((await api(base, '/nothing')).status).toBe(404);
  });

  it('switches the faults of the exchange rates, which the page shows', async () => {
    const { sandbox, base } = await start();
    const card = (on: boolean) => ({
      id: 'ptax',
      faults: expect.arrayContaining([{ fault: 'stale', on }]) as object[],
    });
    expect((await api(base, '/rates/faults/stale', 'PUT', { on: true })).body).toEqual(card(true));
    expect((await api(base, '/overview')).body).toMatchObject({ rates: [card(true)] });
    expect(sandbox.simulators.ptax?.faults.list()).toEqual([
      { fault: 'stale', action: null, remaining: null },
    ]);
    await api(base, '/rates/faults/stale', 'PUT', { on: false });
    expect((await api(base, '/overview')).body).toMatchObject({ rates: [card(false)] });
    expect((await api(base, '/rates/faults/earthquake', 'PUT', { on: true })).status).toBe(404);
  });

  it('switches the faults of one gateway until they are switched off', async () => {
    const { sandbox, base } = await start();
    const switchFault = (path: string, on: boolean) => api(base, `/gateways/${path}`, 'PUT', { on });
    expect((await switchFault('PIX/faults/refund_refused', true)).body).toMatchObject({
      id: 'PIX',
      faults: expect.arrayContaining([{ fault: 'refund_refused', on: true }]) as object[],
    });
    const { MERCADOPAGO, PIX } = sandbox.simulators.gateways;
    expect(PIX?.faults.list()).toMatchObject([{ fault: 'refund_refused', remaining: null }]);
    expect(MERCADOPAGO?.faults.list()).toEqual([]);
    await switchFault('PIX/faults/refund_refused', false);
    expect(PIX?.faults.list()).toEqual([]);
    expect((await switchFault('PIX/faults/invalid_cpf', true)).status).toBe(404);
    expect((await switchFault('CASH/faults/hang', true)).status).toBe(404);
  });

  it('has no list for a party that is real', async () => {
    const { base } = await start(null, {
      provider: false,
      gateways: [],
      mailbox: true,
      pushService: false,
      ptax: false,
    });
    expect((await api(base, '/overview')).body).toEqual({
      gateways: null,
      payments: null,
      numbers: null,
      mails: [],
      rates: null,
      providers: null,
    });
  });
});

describe('only this machine', () => {
  it.each([
    ['a proxy', { 'x-forwarded-for': '1.2.3.4' }],
    ['a proxy that only names the host', { 'x-forwarded-host': 'localhost' }],
    ['a modern proxy', { forwarded: 'for=1.2.3.4' }],
    ['a proxy that names the client its own way', { 'x-real-ip': '1.2.3.4' }],
    ['a proxy that names itself', { via: '1.1 proxy' }],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', { origin: 'https://evil.example' }],
  ])('is refused through %s', async (_through, headers) => {
    const { sandbox, base } = await start();
    const servers = [
      base,
      `${base}/api/overview`,
      sandbox.providers?.[0]?.url,
      sandbox.gateways.MERCADOPAGO_API_URL,
    ];
    for (const url of servers) expect((await fetch(url ?? '', { headers })).status).toBe(403);
  });

  it('is refused under another name', async () => {
    const { base } = await start();
    const { request } = await import('node:http');
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request(base, { headers: { host: 'torpedo.example' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });
});

describe('a restart', () => {
  it('keeps pending payments and rented numbers', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
    onTestFinished(() => rm(directory, { recursive: true }));
    const first = await start(directory);
    const [numberId, paymentId] = [await buy(first.sandbox), await charge(first.sandbox)];
    const [ofNorte, ofAndes] = [await buy(first.sandbox, 1), await buy(first.sandbox, 2)];
    const balance = first.sandbox.simulators.providers?.[0]?.account.balanceMicros;
    // The first one is not closed: a crash leaves the same state behind.
    const second = await start(directory);
    expect((await api(second.base, '/numbers')).body).toMatchObject({
      numbers: [
        { id: numberId, status: 'waiting' },
        { id: ofNorte, provider: 'norte' },
        { id: ofAndes, provider: 'andes' },
      ],
    });
    expect((await api(second.base, '/payments')).body).toMatchObject({ payments: [{ id: paymentId }] });
    expect(second.sandbox.simulators.providers?.[0]?.account.balanceMicros).toBe(balance);
    expect((await readdir(directory)).sort()).toEqual([
      'mercadopago.json',
      'provider-andes.json',
      'provider-norte.json',
      'provider.json',
    ]);
  });
});

describe('the push service', () => {
  it('takes what is signed and encrypted, and nothing else', async () => {
    const { sandbox, base } = await start();
    const url = `${sandbox.pushService?.origin}/push/phone`;
    const headers = { ttl: '60', 'content-encoding': 'aes128gcm' };
    const post = async (sent: Record<string, string>, bytes = 100) =>
      (await fetch(url, { method: 'POST', headers: sent, body: Buffer.alloc(bytes) })).status;
    expect(await post({ 'content-encoding': 'aes128gcm' })).toBe(400);
    expect(await post({ ttl: '60' })).toBe(400);
    expect(await post(headers, 5_000)).toBe(413);
    expect(await post(headers)).toBe(403);
    expect((await api(base, '/pushes')).body).toEqual({ origin: sandbox.pushService?.origin, pushes: [] });
  });

  it('shows the faults that it is told to', async () => {
    const { sandbox, base } = await start();
    const fault = { target: 'push_service', fault: 'gone' };
    expect((await api(base, '/faults', 'POST', fault)).status).toBe(204);
    const answer = await fetch(`${sandbox.pushService?.origin}/push/phone`, { method: 'POST' });
    expect(answer.status).toBe(410);
  });
});
