import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TopupWorld } from '../../../testing/topup-world.js';

let world: TopupWorld;

beforeAll(async () => {
  world = await TopupWorld.open({ topup_minimum_cents: 100, fx: { USD: 5.4, EUR: 6.3 } });
});

afterAll(() => world.close());

it('a new Pix is told to the other screens of its owner, and so to staff', async () => {
  world.events.clear();
  const { topupId, userId } = await world.pendingTopup();
  expect(world.events.ofType('topup_updated')).toMatchObject([
    { userId, fields: { topup_id: topupId, status: 'pending' } },
  ]);
});

const charges = () => world.simulator.payments.list().length;

describe('a deposit', () => {
  it('is charged in reais by the gateway for the customer, a little longer than shown', async () => {
    const request = await world.request();
    const { topup, qrCode, qrCodeBase64 } = await world.charges.charge(request);
    const payment = world.paymentOf(topup.id);
    expect(payment).toMatchObject({
      amountCents: 2500,
      qrCode,
      notificationUrl: 'http://127.0.0.1:9/api/v1/webhooks/mercadopago?source_news=webhooks',
      payer: { email: 'ana@example.com', cpf: '52998224725' },
    });
    expect(qrCodeBase64).toMatch(/^iVBOR/);
    expect(payment.expiresAt - topup.expiresAt.getTime()).toBe(5 * 60_000);
    expect(await world.topups.getOwn(request.userId, topup.id)).toMatchObject({ status: 'pending', qrCode });
  });

  it('for a wallet in dollars is charged at the rate in force and credited in dollars', async () => {
    const { topupId, userId, payment } = await world.pendingTopup({
      currency: 'USD',
      amountCents: 401,
      cpf: undefined,
    });
    expect(payment.amountCents).toBe(2166);
    await world.simulator.pay(payment.id);
    await world.topups.notified('MERCADOPAGO', payment.id);
    expect(await world.wallets.balance(userId, 'USD')).toMatchObject({ availableCents: 401 });
    expect(await world.topups.getOwn(userId, topupId)).toMatchObject({ fxRate: 5.4, status: 'paid' });
  });

  it.each([
    ['an unknown gateway', { gateway: 'PIX' }, 'GATEWAY_NOT_SUPPORTED'],
    ['too little', { amountCents: 99 }, 'MINIMUM_AMOUNT'],
    ['too much', { amountCents: 1_000_001 }, 'MAXIMUM_AMOUNT'],
    ['a wrong CPF', { cpf: '52998224724' }, 'INVALID_CPF'],
  ])('is refused for %s before anything is written or charged', async (_why, changes, code) => {
    const before = charges();
    await expect(world.charges.charge(await world.request(changes))).rejects.toMatchObject({ code });
    expect(charges()).toBe(before);
  });

  it('that the gateway refuses for the CPF says so and leaves nothing waiting', async () => {
    const request = await world.request({ requestKey: 'refused' });
    world.simulator.faults.plan('invalid_cpf');
    await expect(world.charges.charge(request)).rejects.toMatchObject({ code: 'INVALID_CPF' });
    await expect(world.charges.charge({ ...request, cpf: '19119119100' })).resolves.toBeDefined();
  });

  it('that the gateway refuses for a fault of ours is unavailable', async () => {
    world.simulator.faults.plan('account_without_pix');
    await expect(world.charges.charge(await world.request())).rejects.toMatchObject({
      code: 'GATEWAY_UNAVAILABLE',
    });
  });

  it('tells how long the gateway asks to wait', async () => {
    world.simulator.faults.plan('rate_limited');
    await expect(world.charges.charge(await world.request())).rejects.toMatchObject({
      code: 'GATEWAY_UNAVAILABLE',
      details: { retry_after_seconds: 2 },
    });
  });
});

describe('a deposit that is repeated with its key', () => {
  it('after an unanswered creation gets the charge that was made then', async () => {
    const request = await world.request({ requestKey: 'unanswered' });
    const before = charges();
    world.simulator.faults.plan('hang_but_done');
    await expect(world.charges.charge(request)).rejects.toMatchObject({ code: 'GATEWAY_UNAVAILABLE' });
    world.clock.advance({ minutes: 2 });
    const { topup, qrCode } = await world.charges.charge(request);
    expect(charges()).toBe(before + 1);
    expect(world.paymentOf(topup.id).qrCode).toBe(qrCode);
  });

  it('after the sweep found the charge gets it without another call', async () => {
    const request = await world.request({ requestKey: 'swept' });
    const before = charges();
    world.simulator.faults.plan('hang_but_done');
    await expect(world.charges.charge(request)).rejects.toMatchObject({ code: 'GATEWAY_UNAVAILABLE' });
    world.clock.advance({ minutes: 10 });
    await world.sweep();
    world.simulator.faults.plan('server_error', { times: null });
    const { topup, qrCode } = await world.charges.charge(request);
    world.simulator.faults.clear();
    expect(charges()).toBe(before + 1);
    expect(world.paymentOf(topup.id).qrCode).toBe(qrCode);
  });

  it('so late that the old charge could not be made any more starts a new one', async () => {
    const request = await world.request({ requestKey: 'late' });
    world.simulator.faults.plan('hang');
    await expect(world.charges.charge(request)).rejects.toMatchObject({ code: 'GATEWAY_UNAVAILABLE' });
    world.clock.advance({ minutes: 5 });
    const { topup } = await world.charges.charge(request);
    expect(topup.createdAt).toEqual(world.clock.now());
  });

  it('but with another amount is a conflict', async () => {
    const request = await world.request({ requestKey: 'conflict' });
    world.simulator.faults.plan('hang');
    await expect(world.charges.charge(request)).rejects.toMatchObject({ code: 'GATEWAY_UNAVAILABLE' });
    await expect(world.charges.charge({ ...request, amountCents: 2600 })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });

  it('by two customers is two charges', async () => {
    const first = await world.pendingTopup({ requestKey: 'shared' });
    const second = await world.pendingTopup({ requestKey: 'shared' });
    expect(first.payment.id).not.toBe(second.payment.id);
  });
});
