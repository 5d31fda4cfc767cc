import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PixCharge } from '../../modules/wallet/gateways/gateway.port.js';
import { checkMercadoPagoSignature } from '../../modules/wallet/topups/mercado-pago-webhook.service.js';
import { listAllCharges } from '../../modules/wallet/gateways/listed-charges.js';
import { MercadoPagoGateway } from '../../modules/wallet/gateways/mercado-pago.js';
import { testClock } from '../../testing/clock-and-random.js';
import { crc16 } from './br-code.js';
import { createMercadoPagoSimulator, type MercadoPagoFault, type MercadoPagoSimulator } from './index.js';
import { SLOW } from '../../testing/slow.js';

// Real connections on a machine that may be busy with other tests.
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

/** The time limit is generous, so that a busy machine changes nothing. */
function gatewayFor({ url, accessToken }: MercadoPagoSimulator, timeoutMs = 8000) {
  return new MercadoPagoGateway({ apiUrl: url, accessToken, timeoutMs });
}

function chargeOf(changes: Partial<PixCharge> = {}): PixCharge {
  return {
    topupId: 'topup-1',
    amountCents: 2550,
    description: 'Torpedo',
    payer: { email: 'ana@example.com', cpf: '529.982.247-25' },
    notificationUrl: null,
    expiresAt: new Date('2026-11-21T12:35:00Z'),
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
  it('is created with a text and a picture to pay it', async () => {
    const { gateway } = await start();
    const charge = await create(gateway);
    expect(charge).toMatchObject({ status: 'pending', expiresAt: new Date('2026-11-21T12:35:00Z') });
    expect(charge.qrCode).toContain('540525.50');
    expect(charge.qrCode.slice(-4)).toBe(crc16(charge.qrCode.slice(0, -4)));
    expect(Buffer.from(charge.qrCodeBase64, 'base64').subarray(1, 4).toString()).toBe('PNG');
  });

  it('is the same one for the same key, and a conflict with another amount', async () => {
    const { gateway } = await start();
    const first = await create(gateway);
    expect((await create(gateway)).gatewayPaymentId).toBe(first.gatewayPaymentId);
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

  it('expires, and can still be paid late', async () => {
    const { clock, gateway, simulator } = await start();
    const { gatewayPaymentId } = await create(gateway);
    clock.advance({ minutes: 35 });
    expect(await paymentOf(gateway, gatewayPaymentId)).toMatchObject({ status: 'expired' });
    expect(await simulator.pay(gatewayPaymentId)).toBe('not_payable');
    expect(await simulator.pay(gatewayPaymentId, { isLate: true })).toBe('paid');
    expect(await paymentOf(gateway, gatewayPaymentId)).toMatchObject({ status: 'paid' });
  });

  it('shows refunds in part, refunds in full and chargebacks', async () => {
    const { gateway, simulator } = await start();
    const { gatewayPaymentId: id } = await create(gateway);
    await simulator.pay(id);
    const payment = simulator.payments.get(id);
    if (!payment) throw new Error('unknown payment');
    simulator.payments.refund(payment, 550);
    expect(await paymentOf(gateway, id)).toMatchObject({ status: 'paid', refundedCents: 550 });
    simulator.payments.refund(payment, null);
    expect(await paymentOf(gateway, id)).toMatchObject({ status: 'refunded', refundedCents: 2550 });
    const { gatewayPaymentId: other } = await create(gateway, {
      topupId: 'topup-2',
      idempotencyKey: 'key-2',
    });
    await simulator.pay(other);
    await simulator.chargeBack(other);
    expect(await paymentOf(gateway, other)).toMatchObject({ status: 'charged_back', chargedBackCents: 2550 });
  });

  it.each([1000, 2550, 9900])('of R$ 25,50 shows that %d cents were really paid', async (amountCents) => {
    const { gateway, simulator } = await start();
    const { gatewayPaymentId: id } = await create(gateway);
    expect(await paymentOf(gateway, id)).toMatchObject({ amountCents: 2550, paidCents: 0 });
    await simulator.pay(id, { amountCents });
    expect(await paymentOf(gateway, id)).toMatchObject({ amountCents: 2550, paidCents: amountCents });
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
    expect(await gateway.findByReference('topup-9')).toEqual({ kind: 'not_found' });
    expect(await gateway.readPayment('123')).toEqual({ kind: 'not_found' });
  });

  it('is listed in the period of its creation, over as many pages as there are', async () => {
    const { clock, gateway, simulator } = await start();
    const at = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) });
    const first = await create(gateway);
    await simulator.pay(first.gatewayPaymentId);
    clock.advance({ minutes: 1 });
    for (let i = 2; i <= 130; i++) {
      simulator.payments.create(
        {
          ...{ amountCents: i, description: '', externalReference: `topup-${i}`, notificationUrl: null },
          ...{
            payer: { email: 'ana@example.com', cpf: null },
            expiresAt: Date.parse('2026-11-21T12:35:00Z'),
          },
        },
        `key-${i}`,
      );
    }
    const all = await listAllCharges(gateway, at(START, '2026-11-21T12:02:00Z'));
    if (all.kind !== 'listed') throw new Error(all.error);
    expect(all.charges.map(({ externalReference }) => externalReference)).toEqual(
      Array.from({ length: 130 }, (_, i) => `topup-${i + 1}`),
    );
    expect(await listAllCharges(gateway, at(START, '2026-11-21T12:01:00Z'))).toMatchObject({
      charges: [
        {
          gatewayPaymentId: first.gatewayPaymentId,
          status: 'paid',
          paidCents: 2550,
          createdAt: new Date(START),
        },
      ],
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
    ['unauthorized', 'BAD_CREDENTIALS'],
    ['invalid_cpf', 'INVALID_CPF'],
    ['account_without_pix', 'ACCOUNT_WITHOUT_PIX'],
  ])('is refused under the fault %s as %s', async (fault, code) => {
    const { gateway, simulator } = await start();
    simulator.faults.plan(fault);
    expect(await gateway.createPixCharge(chargeOf())).toMatchObject({ kind: 'refused', code });
  });

  it.each<MercadoPagoFault>([
    'server_error',
    'idempotency_locked',
    'reset',
    'reset_but_done',
    'server_error_but_done',
    'truncated_but_done',
  ])('survives %s by asking once more with the same key', async (fault) => {
    const { gateway, simulator } = await start();
    simulator.faults.plan(fault);
    await create(gateway);
    expect(simulator.payments.list()).toHaveLength(1);
  });

  it.each<MercadoPagoFault>(['hang', 'hang_but_done'])('is found out about after %s', async (fault) => {
    const { gateway, simulator } = await start();
    simulator.faults.plan(fault);
    const impatient = gatewayFor(simulator, 500);
    expect(await impatient.createPixCharge(chargeOf())).toMatchObject({ kind: 'unavailable' });
    const found = await gateway.findByReference('topup-1');
    expect(found.kind).toBe(fault === 'hang' ? 'not_found' : 'found');
  });

  it('waits as long as the gateway asks', async () => {
    const { gateway, simulator } = await start();
    simulator.faults.plan('rate_limited');
    expect(await gateway.createPixCharge(chargeOf())).toMatchObject({
      kind: 'unavailable',
      retryAfterSeconds: 2,
    });
  });

  it('is unavailable when nobody listens', async () => {
    const { gateway, simulator } = await start();
    await simulator.close();
    expect(await gateway.createPixCharge(chargeOf())).toMatchObject({
      kind: 'unavailable',
      error: 'ECONNREFUSED',
    });
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
