import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listAllCharges, type PixCharge, type PixGateway } from '../modules/wallet/gateways/gateway.port.js';
import { GATEWAY_CODES } from '../platform/gateway-codes.js';
import { crc16 } from '../platform/pix-code.js';
import { testClock } from '../testing/clock-and-random.js';
import { GATEWAYS_UNDER_TEST, type StartedGateway } from '../testing/gateways-under-test.js';

// Uses real connections, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 30_000 });

const MINUTE_MS = 60_000;
const LOSING = ['hang_but_done', 'reset_but_done', 'server_error_but_done', 'truncated_but_done'];

/** What every gateway must do, tested over HTTP with its simulator. */
describe.each(GATEWAY_CODES)('the gateway %s', (code) => {
  const { start, refusedCredentials } = GATEWAYS_UNDER_TEST[code];
  const clock = testClock('2026-11-21T12:00:00Z');
  let started: StartedGateway;
  let gateway: PixGateway;

  beforeAll(async () => {
    started = await start({ clock });
    gateway = started.adapter();
  });
  beforeEach(() => started.simulator.faults.clear());
  afterAll(() => started.simulator.close());

  function chargeOf(changes: Partial<PixCharge> = {}): PixCharge {
    return {
      topupId: randomUUID(),
      amountCents: 2550,
      description: 'Torpedo',
      payer: { email: 'ana@example.com', cpf: '52998224725' },
      notificationUrl: null,
      expiresAt: new Date(clock.now().getTime() + 35 * MINUTE_MS),
      createdAt: clock.now(),
      idempotencyKey: randomUUID(),
      ...changes,
    };
  }

  async function create(charge: PixCharge) {
    const result = await gateway.createPixCharge(charge);
    if (result.kind !== 'created') throw new Error(`not created: ${JSON.stringify(result)}`);
    return result;
  }

  async function read(id: string) {
    const result = await gateway.readPayment(id);
    if (result.kind !== 'found') throw new Error(`not found: ${JSON.stringify(result)}`);
    return result.payment;
  }

  async function paid() {
    const charge = chargeOf();
    const { gatewayPaymentId: id } = await create(charge);
    expect(await started.simulator.pay(id)).toBe('paid');
    return { id, charge };
  }

  const chargesFor = (topupId: string) =>
    started.simulator.charges().filter((charge) => charge.topupId === topupId);
  const refundOf = (id: string, amountCents: number, idempotencyKey: string = randomUUID()) => ({
    gatewayPaymentId: id,
    amountCents,
    idempotencyKey,
  });
  const fault = (name: string, action: string | null = null, times = 1) =>
    started.simulator.faults.plan(name, { action, times });

  describe('charges', () => {
    it('with a text and a picture to pay it, until the time that was asked for', async () => {
      const charge = chargeOf();
      const created = await create(charge);
      expect(created).toMatchObject({ status: 'pending', expiresAt: charge.expiresAt });
      expect(created.qrCode).toContain('540525.50');
      expect(created.qrCode.slice(-4)).toBe(crc16(created.qrCode.slice(0, -4)));
      expect(Buffer.from(created.qrCodeBase64, 'base64').subarray(1, 4).toString()).toBe('PNG');
    });

    it('once for one top-up, however often it is asked', async () => {
      const charge = chargeOf();
      const first = await create(charge);
      clock.advance({ seconds: 20 });
      expect(await create(charge)).toEqual(first);
      expect(chargesFor(charge.topupId)).toHaveLength(1);
    });

    it.each(LOSING)('once although the answer is lost by %s', async (name) => {
      const charge = chargeOf();
      fault(name);
      const first = await started.adapter(150).createPixCharge(charge);
      const { gatewayPaymentId } = first.kind === 'created' ? first : await create(charge);
      expect(chargesFor(charge.topupId).map(({ id }) => id)).toEqual([gatewayPaymentId]);
      expect(await gateway.findByReference(charge.topupId)).toMatchObject({
        kind: 'found',
        payment: { gatewayPaymentId, status: 'pending', qrCode: expect.stringContaining('000201') as string },
      });
    });

    it.each(['hang', 'reset', 'server_error'])(
      'not, and says that it does not know, when the gateway fails by %s',
      async (name) => {
        const charge = chargeOf();
        fault(name, 'create', 2);
        expect(await started.adapter(150).createPixCharge(charge)).toMatchObject({ kind: 'unavailable' });
        expect(await gateway.findByReference(charge.topupId)).toEqual({ kind: 'not_found' });
      },
    );

    it('and none that it did not make', async () => {
      const unknown = randomUUID();
      expect(await gateway.findByReference(unknown)).toEqual({ kind: 'not_found' });
      expect(await gateway.readPayment(unknown.replaceAll('-', ''))).toEqual({ kind: 'not_found' });
    });

    it('and waits as long as the gateway asks', async () => {
      fault('rate_limited', 'create');
      expect(await gateway.createPixCharge(chargeOf())).toMatchObject({
        kind: 'unavailable',
        retryAfterSeconds: 2,
      });
    });

    it('not with credentials that are refused', async () => {
      fault(refusedCredentials, 'create');
      expect(await gateway.createPixCharge(chargeOf())).toMatchObject({
        kind: 'refused',
        code: 'BAD_CREDENTIALS',
      });
    });
  });

  describe('a payment', () => {
    it('is read with every fact that the credit must be checked against', async () => {
      const { id, charge } = await paid();
      expect(await read(id)).toMatchObject({
        gatewayPaymentId: id,
        status: 'paid',
        amountCents: 2550,
        paidCents: 2550,
        refundedCents: 0,
        chargedBackCents: 0,
        currency: 'BRL',
        externalReference: charge.topupId,
        approvedAt: clock.now(),
      });
      expect(await started.simulator.pay(id)).toBe('not_payable');
    });

    it.each([1000, 9900])('of %d cents for a charge of 2550 says so', async (amountCents) => {
      const { gatewayPaymentId: id } = await create(chargeOf());
      await started.simulator.pay(id, { amountCents });
      expect(await read(id)).toMatchObject({ status: 'paid', amountCents: 2550, paidCents: amountCents });
    });

    it('ends with its charge, and counts when it comes late', async () => {
      const { gatewayPaymentId: id } = await create(chargeOf());
      expect(await read(id)).toMatchObject({ status: 'pending', paidCents: 0 });
      clock.advance({ minutes: 46 });
      expect(await read(id)).toMatchObject({ status: 'expired' });
      expect(await started.simulator.pay(id)).toBe('not_payable');
      expect(await started.simulator.pay(id, { isLate: true })).toBe('paid');
      expect(await read(id)).toMatchObject({ status: 'paid', paidCents: 2550, approvedAt: clock.now() });
    });

    it('that the bank took back is told as such', async () => {
      const { id } = await paid();
      expect(await started.simulator.chargeBack(id)).toBe(true);
      expect(await read(id)).toMatchObject({
        status: 'charged_back',
        chargedBackCents: 2550,
        refundedCents: 0,
      });
    });

    it.each(['hang', 'reset', 'server_error', 'truncated_but_done'])(
      'is unknown, not unpaid, while the gateway fails by %s',
      async (name) => {
        const { id } = await paid();
        fault(name, 'read', 2);
        expect(await started.adapter(150).readPayment(id)).toMatchObject({ kind: 'unavailable' });
      },
    );
  });

  describe('a refund', () => {
    it('gives back a part, then the rest', async () => {
      const { id } = await paid();
      expect(await gateway.refund(refundOf(id, 550))).toMatchObject({ kind: 'refunded' });
      expect(await read(id)).toMatchObject({ status: 'paid', refundedCents: 550 });
      expect(await gateway.refund(refundOf(id, 2000))).toMatchObject({ kind: 'refunded' });
      expect(await read(id)).toMatchObject({ status: 'refunded', refundedCents: 2550 });
    });

    it('is made once under one key', async () => {
      const { id } = await paid();
      const order = refundOf(id, 550);
      const first = await gateway.refund(order);
      expect(await gateway.refund(order)).toEqual(first);
      expect(await read(id)).toMatchObject({ refundedCents: 550 });
    });

    it.each(LOSING)('is made once although its answer is lost by %s', async (name) => {
      const { id } = await paid();
      const order = refundOf(id, 2550);
      fault(name, 'refund', 2);
      await started.adapter(150).refund(order);
      started.simulator.faults.clear();
      expect(await gateway.refund(order)).toMatchObject({ kind: 'refunded' });
      expect(await read(id)).toMatchObject({ status: 'refunded', refundedCents: 2550 });
    });

    it.each(['hang', 'reset', 'server_error', 'rate_limited'])(
      'may be asked for again after %s',
      async (name) => {
        const { id } = await paid();
        const order = refundOf(id, 2550);
        fault(name, 'refund', 2);
        expect(await started.adapter(150).refund(order)).toMatchObject({ kind: 'unavailable' });
        started.simulator.faults.clear();
        expect(await gateway.refund(order)).toMatchObject({ kind: 'refunded' });
      },
    );

    it('is unknown, not refused, while our credentials are', async () => {
      const { id } = await paid();
      fault(refusedCredentials, 'refund', 2);
      expect(await gateway.refund(refundOf(id, 2550))).toMatchObject({ kind: 'unavailable' });
    });

    it('is refused for more than there is left', async () => {
      const { id } = await paid();
      await gateway.refund(refundOf(id, 2000));
      expect(await gateway.refund(refundOf(id, 551))).toMatchObject({ kind: 'refused' });
      expect(await read(id)).toMatchObject({ refundedCents: 2000 });
    });

    it('stays refused under its key, and is free to be asked for under another', async () => {
      const { id } = await paid();
      const order = refundOf(id, 2550);
      fault('refund_refused');
      expect(await gateway.refund(order)).toMatchObject({ kind: 'refused' });
      expect(await gateway.refund(order)).toMatchObject({ kind: 'refused' });
      expect(await read(id)).toMatchObject({ status: 'paid', refundedCents: 0 });
      expect(await gateway.refund(refundOf(id, 2550))).toMatchObject({ kind: 'refunded' });
    });

    it.each([
      ['done', { kind: 'refunded' }, 2550],
      ['refused', { kind: 'refused' }, 0],
    ] as const)('in process waits until it is %s', async (outcome, result, refundedCents) => {
      const { id } = await paid();
      fault('refund_in_process');
      const begun = await gateway.refund(refundOf(id, 2550));
      if (begun.kind !== 'in_process') throw new Error(`not in process: ${begun.kind}`);
      expect(await gateway.readRefund(id, begun.refundId)).toEqual(begun);
      expect(await read(id)).toMatchObject({ status: 'paid', refundedCents: 0 });
      expect(await started.simulator.endRefund(id, outcome)).toBe(true);
      expect(await gateway.readRefund(id, begun.refundId)).toMatchObject(result);
      expect(await read(id)).toMatchObject({ refundedCents });
    });
  });

  describe('the list of charges', () => {
    it('has those of a period, over as many pages as there are, as they stand now', async () => {
      clock.advance({ minutes: 120 });
      const from = clock.now();
      const { id } = await paid();
      await gateway.refund(refundOf(id, 550));
      clock.advance({ minutes: 1 });
      const before = clock.now();
      for (let count = 1; count <= 7; count++) await create(chargeOf());
      const all = await listAllCharges(gateway, { from, to: new Date(before.getTime() + 1) });
      if (all.kind !== 'listed') throw new Error(all.error);
      expect(all.charges.map(({ externalReference }) => externalReference).sort()).toEqual(
        chargesSince(from).sort(),
      );
      expect(await listAllCharges(gateway, { from, to: before })).toMatchObject({
        charges: [
          {
            gatewayPaymentId: id,
            status: 'paid',
            amountCents: 2550,
            paidCents: 2550,
            refundedCents: 550,
            createdAt: from,
          },
        ],
      });
    });

    it.each(['reset', 'server_error', 'truncated_but_done'])(
      'is no list when a page fails by %s',
      async (name) => {
        fault(name, code === 'PIX' ? 'list' : 'search', 2);
        const period = { from: new Date(0), to: clock.now() };
        expect(await listAllCharges(gateway, period)).toMatchObject({ kind: 'unavailable' });
      },
    );

    const chargesSince = (from: Date) =>
      started.simulator
        .charges()
        .filter(({ createdAt }) => createdAt >= from)
        .map(({ topupId }) => topupId);
  });

  it('keeps what it has over a restart', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'torpedo-gateway-'));
    const statePath = path.join(directory, 'state.json');
    const first = await start({ clock, statePath });
    const charge = chargeOf();
    const created = await first.adapter().createPixCharge(charge);
    if (created.kind !== 'created') throw new Error('not created');
    await first.simulator.pay(created.gatewayPaymentId);
    await first.simulator.close();
    expect(await first.adapter().readPayment(created.gatewayPaymentId)).toMatchObject({
      kind: 'unavailable',
      error: 'ECONNREFUSED',
    });
    const second = await start({ clock, statePath });
    expect(await second.adapter().findByReference(charge.topupId)).toMatchObject({
      payment: { status: 'paid' },
    });
    await second.simulator.close();
    await rm(directory, { recursive: true });
  });
});
