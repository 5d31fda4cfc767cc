import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PixCharge } from '../../modules/wallet/gateways/gateway.port.js';
import { checkMercadoPagoSignature } from '../../modules/wallet/gateways/mercado-pago/mercado-pago-webhook.service.js';
import { MercadoPagoGateway } from '../../modules/wallet/gateways/mercado-pago/mercado-pago-gateway.js';
import { testClock } from '../../testing/clock-and-random.js';
import type { MercadoPagoFault } from './faults.js';
import { createMercadoPagoSimulator, type MercadoPagoSimulator } from './simulator.js';
import { SLOW } from '../../testing/slow.js';

// Uses real connections, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 30_000 });
const START = '2026-11-21T12:00:00Z';
const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((cleanup) => cleanup()));
});

async function start() {
  const clock = testClock(START);
  const simulator = await createMercadoPagoSimulator({ clock, webhookSecret: 'secret' });
  cleanups.push(() => simulator.close());
  return { clock, simulator, gateway: gatewayFor(simulator) };
}

/** The time limit is long, so that a busy machine does not change the result. */
function gatewayFor({ url, accessToken }: MercadoPagoSimulator, timeoutMs = 8000) {
  return new MercadoPagoGateway({ apiUrl: url, accessToken, transport: { timeoutMs } });
}

function chargeOf(changes: Partial<PixCharge> = {}): PixCharge {
  return {
    topupId: 'topup-1',
    amountCents: 2550,
    description: 'Torpedo',
    payer: { email: 'ana@example.com', cpf: '529.982.247-25' },
    notificationUrl: null,
    expiresAt: new Date('2026-11-21T12:35:00Z'),
    createdAt: new Date(START),
    idempotencyKey: 'key-1',
    ...changes,
  };
}

async function create(gateway: MercadoPagoGateway, changes: Partial<PixCharge> = {}) {
  const result = await gateway.createPixCharge(chargeOf(changes));
  if (result.kind !== 'created') throw new Error(`not created: ${JSON.stringify(result)}`);
  return result;
}

async function paymentOf(gateway: MercadoPagoGateway, id: string) {
  const result = await gateway.readPayment(id);
  if (result.kind !== 'found') throw new Error(`not found: ${JSON.stringify(result)}`);
  return result.payment;
}

interface Notification {
  action: string;
  verdict: 'valid' | 'invalid' | 'stale';
}

async function receiver() {
  const received: Notification[] = [];
  const server = createServer((request, response) => {
    void readNotification(request).then((notification) => {
      received.push(notification);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

async function readNotification(request: IncomingMessage): Promise<Notification> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { action } = JSON.parse(Buffer.concat(chunks).toString()) as { action: string };
  const query = new URL(request.url ?? '', 'http://receiver').searchParams;
  const verdict = checkMercadoPagoSignature({
    secret: 'secret',
    signature: String(request.headers['x-signature']),
    requestId: String(request.headers['x-request-id']),
    dataId: query.get('data.id') ?? undefined,
    now: new Date(START),
  });
  return { action, verdict };
}

describe('a Pix charge at Mercado Pago', () => {
  it('is another one for another key, and a conflict for the same key with another amount', async () => {
    const { gateway } = await start();
    const first = await create(gateway);
    expect((await create(gateway, { idempotencyKey: 'key-2' })).gatewayPaymentId).not.toBe(
      first.gatewayPaymentId,
    );
    const conflict = await gateway.createPixCharge(chargeOf({ amountCents: 99 }));
    expect(conflict).toMatchObject({ kind: 'refused', code: 'IDEMPOTENCY_CONFLICT' });
  });

  it('is paid with every fact that the credit must be checked against', async () => {
    const { gateway, simulator } = await start();
    const { gatewayPaymentId } = await create(gateway);
    expect(await simulator.pay(gatewayPaymentId)).toBe('paid');
    expect(await paymentOf(gateway, gatewayPaymentId)).toMatchObject({
      status: 'paid',
      amountCents: 2550,
      currency: 'BRL',
      refundedCents: 0,
      externalReference: 'topup-1',
      liveMode: true,
      approvedAt: new Date(START),
      payer: { email: 'ana@example.com', cpf: '52998224725' },
    });
    expect(await simulator.pay(gatewayPaymentId)).toBe('not_payable');
  });

  it('is found by our reference, the paid one first', async () => {
    const { gateway, simulator } = await start();
    const first = await create(gateway);
    await create(gateway, { idempotencyKey: 'key-2' });
    await simulator.pay(first.gatewayPaymentId);
    expect(await gateway.findByReference('topup-1')).toMatchObject({
      kind: 'found',
      payment: { gatewayPaymentId: first.gatewayPaymentId },
    });
  });

  it.each<[string, Partial<PixCharge>, string]>([
    ['a wrong CPF', { payer: { email: 'ana@example.com', cpf: '52998224735' } }, 'INVALID_CPF'],
    ['a wrong e-mail', { payer: { email: 'ana', cpf: '52998224725' } }, 'INVALID_PAYER'],
    ['an expiry too near', { expiresAt: new Date('2026-11-21T12:20:00Z') }, 'BAD_REQUEST'],
    ['no amount', { amountCents: 0 }, 'BAD_REQUEST'],
  ])('is refused for %s', async (_case, changes, code) => {
    const { gateway } = await start();
    expect(await gateway.createPixCharge(chargeOf(changes))).toMatchObject({ kind: 'refused', code });
  });

  it.each<[MercadoPagoFault, string]>([
    ['invalid_cpf', 'INVALID_CPF'],
    ['account_without_pix', 'ACCOUNT_WITHOUT_PIX'],
  ])('is refused under the fault %s as %s', async (fault, code) => {
    const { gateway, simulator } = await start();
    simulator.faults.plan(fault);
    expect(await gateway.createPixCharge(chargeOf())).toMatchObject({ kind: 'refused', code });
  });

  it('survives a locked key by asking once more', async () => {
    const { gateway, simulator } = await start();
    simulator.faults.plan('idempotency_locked');
    await create(gateway);
    expect(simulator.payments.list()).toHaveLength(1);
  });
});

describe('notifications of Mercado Pago', () => {
  async function payWith(fault: MercadoPagoFault | null) {
    const { received, url } = await receiver();
    const { gateway, simulator } = await start();
    if (fault) simulator.faults.plan(fault);
    const { gatewayPaymentId } = await create(gateway, { notificationUrl: url });
    await simulator.pay(gatewayPaymentId);
    await expect.poll(() => received.length, SLOW).toBeGreaterThan(0);
    return received;
  }

  it('come signed for the creation and the payment', async () => {
    const received = await payWith(null);
    await expect.poll(() => received, SLOW).toHaveLength(2);
    expect(received).toEqual(
      expect.arrayContaining([
        { action: 'payment.created', verdict: 'valid' },
        { action: 'payment.updated', verdict: 'valid' },
      ]),
    );
  });

  it.each<[MercadoPagoFault, string, Notification]>([
    ['webhook_bad_signature', 'with a wrong signature', { action: 'payment.created', verdict: 'invalid' }],
    ['webhook_stale', 'with an old time', { action: 'payment.created', verdict: 'stale' }],
    ['webhook_lost', 'for the payment alone', { action: 'payment.updated', verdict: 'valid' }],
  ])('under the fault %s come %s', async (fault, _how, first) => {
    const received = await payWith(fault);
    await expect.poll(() => received, SLOW).toContainEqual(first);
  });

  it('come eight times, if told so', async () => {
    const received = await payWith('webhook_duplicated');
    await expect
      .poll(() => received.filter(({ action }) => action === 'payment.created'), SLOW)
      .toHaveLength(8);
  });

  it('come in the wrong order, if told so', async () => {
    const received = await payWith('webhook_reordered');
    await expect
      .poll(() => received.map(({ action }) => action), SLOW)
      .toEqual(['payment.updated', 'payment.created']);
  });
});
