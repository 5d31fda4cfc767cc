import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { faultsOf, NO_FAULTS } from '../ledger/testing/invariants.js';
import { TopupWorld } from '../../../testing/topup-world.js';

let world: TopupWorld;

beforeAll(async () => {
  world = await TopupWorld.open();
});

beforeEach(() => world.events.clear());

afterAll(() => world.close());

const status = async (userId: string, topupId: string) => (await world.topups.getOwn(userId, topupId)).status;

describe('a payment that the gateway tells of', () => {
  it('is credited once, however many notifications come at once', async () => {
    const { topupId, userId, payment } = await world.pendingTopup();
    await world.simulator.pay(payment.id);
    const before = world.gateway.readings;
    await Promise.all(Array.from({ length: 20 }, () => world.topups.notified('MERCADOPAGO', payment.id)));
    expect(await world.balanceOf(userId)).toBe(2500);
    expect(await status(userId, topupId)).toBe('paid');
    expect(world.gateway.readings - before).toBe(1);
    expect(await faultsOf(world.database.db.sql, [userId])).toEqual(NO_FAULTS);
  });

  it('is told to the open screens with the new balance', async () => {
    const { topupId, userId, payment } = await world.pendingTopup();
    world.events.clear();
    await world.simulator.pay(payment.id);
    await world.topups.notified('MERCADOPAGO', payment.id);
    expect(world.events.events).toEqual([
      { userId, type: 'topup_updated', fields: { topup_id: topupId, status: 'paid' } },
      {
        userId,
        type: 'balance_changed',
        fields: { currency: 'BRL', balance_cents: 2500, held_cents: 0, balance_formatted: 'R$ 25,00' },
      },
    ]);
  });

  it('right after another reading is credited as soon as five seconds are over', async () => {
    const { userId, payment } = await world.pendingTopup();
    await world.topups.notified('MERCADOPAGO', payment.id);
    await world.simulator.pay(payment.id);
    world.clock.advance({ seconds: 2 });
    await world.topups.notified('MERCADOPAGO', payment.id);
    expect(await world.balanceOf(userId)).toBe(0);
    world.clock.advance({ seconds: 3 });
    await world.sweep();
    expect(await world.balanceOf(userId)).toBe(2500);
  });

  it('right after the creation is credited at once, whatever was told of the creation', async () => {
    const { userId, payment } = await world.pendingTopup();
    world.clock.advance({ seconds: 1 });
    await world.topups.notified('MERCADOPAGO', payment.id, 'created');
    await world.simulator.pay(payment.id);
    world.clock.advance({ seconds: 1 });
    await world.topups.notified('MERCADOPAGO', payment.id);
    expect(await world.balanceOf(userId)).toBe(2500);
  });

  it('right after the creation, but told as one, is credited five seconds after it', async () => {
    const { userId, payment } = await world.pendingTopup();
    await world.simulator.pay(payment.id);
    await world.topups.notified('MERCADOPAGO', payment.id, 'created');
    await world.sweep();
    expect(await world.balanceOf(userId)).toBe(0);
    world.clock.advance({ seconds: 5 });
    await world.sweep();
    expect(await world.balanceOf(userId)).toBe(2500);
  });

  it('later is credited at once, even if told as a creation', async () => {
    const { userId, payment } = await world.pendingTopup();
    world.clock.advance({ seconds: 5 });
    await world.simulator.pay(payment.id);
    await world.topups.notified('MERCADOPAGO', payment.id, 'created');
    expect(await world.balanceOf(userId)).toBe(2500);
  });

  it('is credited although our own record of the charge was never written', async () => {
    const request = await world.request({ requestKey: 'crashed' });
    world.simulator.faults.plan('hang_but_done');
    await expect(world.charges.charge(request)).rejects.toMatchObject({ code: 'GATEWAY_UNAVAILABLE' });
    const payment = world.simulator.payments.list()[0];
    await world.simulator.pay(payment?.id ?? '');
    await world.topups.notified('MERCADOPAGO', payment?.id ?? '');
    expect(await world.balanceOf(request.userId)).toBe(2500);
  });

  it('means nothing when it is not one of ours', async () => {
    await expect(world.topups.notified('MERCADOPAGO', '999')).resolves.toBeUndefined();
  });
});

describe('a payment that the gateway does not tell of', () => {
  it('is found by the sweep', async () => {
    const { userId, payment } = await world.pendingTopup();
    await world.simulator.pay(payment.id);
    await world.sweep();
    expect(await world.balanceOf(userId)).toBe(0);
    world.clock.advance({ seconds: 15 });
    await Promise.all([world.sweep(), world.sweep()]);
    expect(await world.balanceOf(userId)).toBe(2500);
  });

  it('is credited at the first reading that the gateway answers, however long it was silent', async () => {
    const { userId, topupId, payment } = await world.pendingTopup();
    world.simulator.faults.plan('server_error', { action: 'read', times: null });
    await world.simulator.pay(payment.id);
    await world.topups.notified('MERCADOPAGO', payment.id);
    for (let hour = 1; hour <= 3; hour += 1) {
      world.clock.advance({ minutes: 60 });
      await world.sweep();
    }
    expect(await status(userId, topupId)).toBe('expired');
    world.simulator.faults.clear();
    world.clock.advance({ minutes: 1 });
    await world.sweep();
    expect(await world.balanceOf(userId)).toBe(2500);
  });

  it('is found at once when the customer asks, but the gateway only once in five seconds', async () => {
    const { topupId, userId, payment } = await world.pendingTopup();
    expect(await world.topups.check(userId, topupId)).toMatchObject({ status: 'pending' });
    await world.simulator.pay(payment.id);
    expect(await world.topups.check(userId, topupId)).toMatchObject({ status: 'pending' });
    world.clock.advance({ seconds: 5 });
    expect(await world.topups.check(userId, topupId)).toMatchObject({ status: 'paid', qrCode: null });
  });

  it('can only be asked about by its customer', async () => {
    const { topupId } = await world.pendingTopup();
    const somebodyElse = await world.customer();
    await expect(world.topups.check(somebodyElse, topupId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(world.topups.getOwn(somebodyElse, 'no-id')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a top-up whose time is up', () => {
  it('expires, even while the gateway cannot be reached', async () => {
    const { topupId, userId } = await world.pendingTopup();
    world.clock.advance({ minutes: 30 });
    world.simulator.faults.plan('server_error', { action: 'read', times: null });
    await world.sweep();
    world.simulator.faults.clear();
    expect(await status(userId, topupId)).toBe('expired');
    expect(world.events.ofType('topup_updated').map(({ fields }) => fields)).toContainEqual({
      topup_id: topupId,
      status: 'expired',
    });
  });

  it('is still credited when the money lands before the gateway closes, told or not', async () => {
    const { userId, payment } = await world.pendingTopup();
    world.clock.advance({ minutes: 30 });
    await world.sweep();
    world.clock.advance({ minutes: 2 });
    await world.simulator.pay(payment.id);
    await world.sweep();
    expect(await world.balanceOf(userId)).toBe(2500);
  });

  it('is still credited when the gateway tells of the money long after', async () => {
    const { userId, topupId, payment } = await world.pendingTopup();
    world.clock.advance({ minutes: 50 });
    await world.sweep();
    expect(await status(userId, topupId)).toBe('expired');
    world.clock.advance({ minutes: 60 });
    expect(await world.simulator.pay(payment.id, { isLate: true })).toBe('paid');
    await world.topups.notified('MERCADOPAGO', payment.id);
    expect(await status(userId, topupId)).toBe('paid');
    expect(await world.balanceOf(userId)).toBe(2500);
  });

  it('is read no more once the gateway has closed it', async () => {
    await world.pendingTopup();
    for (let minutes = 0; minutes < 60; minutes += 10) {
      world.clock.advance({ minutes: 10 });
      await world.sweep();
    }
    const before = world.gateway.readings;
    world.clock.advance({ days: 1 });
    await world.sweep();
    expect(world.gateway.readings).toBe(before);
  });
});

describe('money that does not fit', () => {
  it('is never credited: staff decides', async () => {
    const { topupId, userId, payment } = await world.pendingTopup();
    await world.simulator.pay(payment.id);
    payment.externalReference = 'something else';
    await world.topups.notified('MERCADOPAGO', payment.id);
    expect(await world.topups.getOwn(userId, topupId)).toMatchObject({
      status: 'failed',
      staffReason: 'REFERENCE_MISMATCH',
    });
    payment.externalReference = topupId;
    world.clock.advance({ seconds: 5 });
    await world.topups.notified('MERCADOPAGO', payment.id);
    expect(await world.balanceOf(userId)).toBe(0);
  });

  it.each([
    ['refunded', 'REFUNDED_AFTER_CREDIT'],
    ['charged back', 'CHARGED_BACK_AFTER_CREDIT'],
  ])('because it was %s after the credit is put before staff', async (how, staffReason) => {
    const { topupId, userId, payment } = await world.pendingTopup();
    await world.simulator.pay(payment.id);
    await world.topups.notified('MERCADOPAGO', payment.id);
    if (how === 'refunded') world.simulator.payments.refund(payment, null);
    else await world.simulator.chargeBack(payment.id);
    world.clock.advance({ seconds: 5 });
    await world.topups.notified('MERCADOPAGO', payment.id);
    expect(await world.topups.getOwn(userId, topupId)).toMatchObject({ status: 'refunded', staffReason });
  });
});
