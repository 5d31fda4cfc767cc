import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { TopupWorld } from '../../../testing/topup-world.js';
import { faultsOf, NO_FAULTS } from '../ledger/testing/invariants.js';
import { createTopupStore } from '../topups/topup.store.js';
import { createPayoutStore } from './payout.store.js';

const CLEARING = statement(
  'test.payout.clearing',
  `SELECT coalesce(sum(CASE WHEN credit_account LIKE 'clearing:%' THEN amount_cents ELSE -amount_cents END), 0)::int
            AS cents
     FROM transfers
    WHERE user_id = $1 AND (credit_account LIKE 'clearing:%' OR debit_account LIKE 'clearing:%')`,
);
const DISOWN = statement('test.payout.disown', 'UPDATE topups SET is_owner_deleted = true WHERE id = $1');

let world: TopupWorld;

beforeAll(async () => void (world = await TopupWorld.open()));
beforeEach(() => {
  world.events.clear();
  world.simulator.faults.clear();
});
afterAll(() => world.close());

const sqlOf = () => world.database.db.sql;
const pay = (userId: string, topupId: string, amountCents: number) =>
  world.payouts.request({ userId, topupId, amountCents });
const refundsOf = (topupId: string) => world.paymentOf(topupId).refunds.map(({ amountCents }) => amountCents);
const payableOf = async (userId: string) =>
  (await world.payouts.payable(userId)).map(({ payable_cents: cents }) => cents);
const stateOf = async (userId: string) => (await world.payouts.list(userId)).map(({ status }) => status);
/** What we owe the gateway for this customer; negative while the gateway holds money of the customer. */
const clearingOf = async (userId: string) =>
  (await sqlOf().row<{ cents: number }>(CLEARING, [userId]))?.cents;

/** Moves the clock past the pause before the next try. */
async function later() {
  world.clock.advance({ minutes: 61 });
  await world.sweepPayouts();
}

describe('a payout', () => {
  it('gives a part of a top-up back to its payer, then the rest', async () => {
    const { topupId, userId } = await world.paidTopup();
    expect(await pay(userId, topupId, 1000)).toMatchObject({ status: 'paid', chargeAmountCents: 1000 });
    expect(await payableOf(userId)).toEqual([1500]);
    expect(await pay(userId, topupId, 1500)).toMatchObject({ status: 'paid' });
    expect(refundsOf(topupId)).toEqual([1000, 1500]);
    expect(await world.topups.getOwn(userId, topupId)).toMatchObject({ status: 'refunded' });
    expect(await world.balanceOf(userId)).toBe(0);
    expect(await clearingOf(userId)).toBe(0);
    expect(await faultsOf(sqlOf(), [userId])).toEqual(NO_FAULTS);
  });

  it('of a part, with a chargeback of the rest, leaves a top-up that has gone back, in either order', async () => {
    const { topupId, userId } = await world.paidTopup();
    const now = world.clock.now();
    const { gatewayPaymentId } = await world.topups.getOwn(userId, topupId);
    const topups = createTopupStore(sqlOf());
    await pay(userId, topupId, 1000);
    await topups.chargeBack(topupId, { gatewayPaymentId: gatewayPaymentId!, cents: 1000, isLost: true }, now);
    expect(await world.topups.getOwn(userId, topupId)).toMatchObject({ status: 'paid' });
    await topups.chargeBack(topupId, { gatewayPaymentId: gatewayPaymentId!, cents: 1500, isLost: true }, now);
    expect(await world.topups.getOwn(userId, topupId)).toMatchObject({ status: 'refunded' });

    const other = await world.paidTopup();
    const { gatewayPaymentId: paymentId } = await world.topups.getOwn(other.userId, other.topupId);
    world.simulator.faults.plan('refund_in_process');
    const { id } = await pay(other.userId, other.topupId, 1000);
    await topups.chargeBack(other.topupId, { gatewayPaymentId: paymentId!, cents: 1500, isLost: true }, now);
    expect(await world.topups.getOwn(other.userId, other.topupId)).toMatchObject({ status: 'paid' });
    await createPayoutStore(sqlOf()).settle(id, null, now);
    expect(await world.topups.getOwn(other.userId, other.topupId)).toMatchObject({ status: 'refunded' });
    expect(await faultsOf(sqlOf(), [userId, other.userId])).toEqual(NO_FAULTS);
  });

  it('that settles after a chargeback of the same money leaves the dispute to staff', async () => {
    const { topupId, userId } = await world.paidTopup();
    world.simulator.faults.plan('refund_in_process');
    const { id } = await pay(userId, topupId, 2500);
    const now = world.clock.now();
    const paymentId = (await world.topups.getOwn(userId, topupId)).gatewayPaymentId!;
    await createTopupStore(sqlOf()).chargeBack(
      topupId,
      { gatewayPaymentId: paymentId, cents: 2500, isLost: true },
      now,
    );
    await createPayoutStore(sqlOf()).settle(id, null, now);
    expect(await world.topups.getOwn(userId, topupId)).toMatchObject({
      status: 'refunded',
      staffReason: 'CHARGED_BACK_AFTER_CREDIT',
      chargedBackLossCents: 2500,
    });
    expect(await faultsOf(sqlOf(), [userId])).toEqual(NO_FAULTS);
  });

  it('is told to the open screens with the new balance', async () => {
    const { topupId, userId } = await world.paidTopup();
    world.events.clear();
    const { id } = await pay(userId, topupId, 2500);
    expect(world.events.events.map(({ type }) => type)).toEqual([
      'balance_changed',
      'balance_changed',
      'payout_updated',
    ]);
    expect(world.events.ofType('payout_updated')[0]?.fields).toEqual({
      payout_id: id,
      topup_id: topupId,
      status: 'paid',
    });
  });

  it('of a wallet in dollars never gives back more reais than were paid', async () => {
    const { topupId, userId } = await world.paidTopup({ currency: 'USD', amountCents: 401, cpf: undefined });
    for (const cents of [100, 100, 100, 101]) await pay(userId, topupId, cents);
    expect(refundsOf(topupId)).toEqual([540, 540, 540, 546]);
    expect(world.paymentOf(topupId)).toMatchObject({ amountCents: 2166, status: 'refunded' });
  });

  it('of a top-up that several payments paid gives each of them back, and no payment more than it brought', async () => {
    const { topupId, userId } = await world.paidTopup();
    const { clock, simulator } = world;
    const [first] = simulator.payments
      .list()
      .filter(({ externalReference }) => externalReference === topupId);
    const second = simulator.payments.create({ ...first!, amountCents: 700 }, `second of ${topupId}`);
    if (second.kind !== 'created') throw new Error(second.kind);
    await simulator.pay(second.payment.id);
    clock.advance({ seconds: 6 });
    await world.topups.notified('MERCADOPAGO', second.payment.id);
    expect(await world.balanceOf(userId)).toBe(3200);

    expect(await pay(userId, topupId, 2600)).toMatchObject({ status: 'paid', amountCents: 2500 });
    const refunded = () =>
      [first!, second.payment].map(({ refunds }) => refunds.map((one) => one.amountCents));
    expect(refunded()).toEqual([[2500], [100]]);
    expect(await stateOf(userId)).toEqual(['paid', 'paid']);
    expect(await world.topups.getOwn(userId, topupId)).toMatchObject({ status: 'paid' });
    await pay(userId, topupId, 600);
    expect(refunded()).toEqual([[2500], [100, 600]]);
    expect(await world.topups.getOwn(userId, topupId)).toMatchObject({ status: 'refunded' });
    expect(await world.balanceOf(userId)).toBe(0);
    expect(await clearingOf(userId)).toBe(0);
    expect(await faultsOf(sqlOf(), [userId])).toEqual(NO_FAULTS);
  });

  it('is not taken for a refund that somebody made at the gateway', async () => {
    const { topupId, userId, payment } = await world.paidTopup();
    await pay(userId, topupId, 1000);
    world.clock.advance({ seconds: 6 });
    await world.topups.notified('MERCADOPAGO', payment.id);
    expect(await world.topups.getOwn(userId, topupId)).toMatchObject({ status: 'paid', staffReason: null });
    world.simulator.payments.refund(payment, 200);
    world.clock.advance({ seconds: 6 });
    await world.topups.notified('MERCADOPAGO', payment.id);
    expect(await world.topups.getOwn(userId, topupId)).toMatchObject({
      staffReason: 'REFUNDED_AFTER_CREDIT',
    });
  });
});

describe('a payout is refused', () => {
  it('above what is unspent, and says how much that is', async () => {
    const { topupId, userId } = await world.paidTopup();
    await expect(pay(userId, topupId, 2501)).rejects.toMatchObject({
      code: 'PAYOUT_TOO_HIGH',
      details: { maximum_cents: 2500 },
    });
    expect(refundsOf(topupId)).toEqual([]);
  });

  it('a week after the payment, and is no longer offered', async () => {
    const { topupId, userId } = await world.paidTopup();
    world.clock.advance({ days: 7, minutes: 1 });
    await expect(pay(userId, topupId, 100)).rejects.toMatchObject({ code: 'PAYOUT_NOT_POSSIBLE' });
    expect(await payableOf(userId)).toEqual([]);
  });

  it('for a top-up of somebody else, and for one that nobody paid', async () => {
    const { topupId } = await world.paidTopup();
    await expect(pay(await world.customer(), topupId, 100)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const pending = await world.pendingTopup();
    await expect(pay(pending.userId, pending.topupId, 100)).rejects.toMatchObject({
      code: 'PAYOUT_NOT_POSSIBLE',
    });
  });

  it('while another one of the same top-up is on its way', async () => {
    const { topupId, userId } = await world.paidTopup();
    world.simulator.faults.plan('hang', { action: 'refund' });
    await pay(userId, topupId, 100);
    await expect(pay(userId, topupId, 100)).rejects.toMatchObject({ code: 'PAYOUT_PENDING' });
  });

  it('except one, when twenty are requested at once', async () => {
    const { topupId, userId } = await world.paidTopup();
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => pay(userId, topupId, 2500)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(refundsOf(topupId)).toEqual([2500]);
    expect(await faultsOf(sqlOf(), [userId])).toEqual(NO_FAULTS);
  });
});

describe('a payout whose answer is lost', () => {
  it.each(['hang_but_done', 'reset_but_done', 'server_error_but_done', 'truncated_but_done'] as const)(
    'by %s pays once and is settled later',
    async (fault) => {
      const { topupId, userId } = await world.paidTopup();
      world.simulator.faults.plan(fault, { action: 'refund', times: 2 });
      expect(await pay(userId, topupId, 2500)).toMatchObject({ status: 'pending' });
      expect(await world.balanceOf(userId)).toBe(0);
      await later();
      expect(await stateOf(userId)).toEqual(['paid']);
      expect(refundsOf(topupId)).toEqual([2500]);
      expect(await faultsOf(sqlOf(), [userId])).toEqual(NO_FAULTS);
    },
  );

  it.each(['hang', 'reset', 'server_error', 'rate_limited', 'unauthorized', 'idempotency_locked'] as const)(
    'by %s is tried again under the same key',
    async (fault) => {
      const { topupId, userId } = await world.paidTopup();
      world.simulator.faults.plan(fault, { action: 'refund', times: 2 });
      expect(await pay(userId, topupId, 2500)).toMatchObject({ status: 'pending' });
      world.simulator.faults.clear();
      await later();
      expect(await stateOf(userId)).toEqual(['paid']);
      expect(refundsOf(topupId)).toEqual([2500]);
    },
  );
});

describe('a payout that the bank takes its time for', () => {
  async function slowPayout() {
    const top = await world.paidTopup();
    world.simulator.faults.plan('refund_in_process');
    expect(await pay(top.userId, top.topupId, 2500)).toMatchObject({ status: 'pending' });
    const [refund] = top.payment.refunds;
    if (!refund) throw new Error('the gateway has no refund');
    return { ...top, refund };
  }

  it('is settled when the bank has done it', async () => {
    const { userId, payment, refund } = await slowPayout();
    await later();
    expect(await stateOf(userId)).toEqual(['pending']);
    world.simulator.payments.endRefund(payment, refund, 'approved');
    await later();
    expect(await stateOf(userId)).toEqual(['paid']);
    expect(payment.refunds).toHaveLength(1);
  });

  it('brings the money back to the balance when the bank refuses, and can be asked for again', async () => {
    const { userId, topupId, payment, refund } = await slowPayout();
    world.simulator.payments.endRefund(payment, refund, 'rejected');
    await later();
    expect(await stateOf(userId)).toEqual(['failed']);
    expect(await world.balanceOf(userId)).toBe(2500);
    expect(await payableOf(userId)).toEqual([2500]);
    expect(await pay(userId, topupId, 2500)).toMatchObject({ status: 'paid' });
    expect(await faultsOf(sqlOf(), [userId])).toEqual(NO_FAULTS);
  });
});

describe('a payment for a deleted account', () => {
  async function unclaimed() {
    const top = await world.pendingTopup();
    await sqlOf().row(DISOWN, [top.topupId]);
    await world.simulator.pay(top.payment.id);
    await world.topups.notified('MERCADOPAGO', top.payment.id);
    return top;
  }

  it('goes back to its payer without touching any wallet', async () => {
    const { topupId, userId, payment } = await unclaimed();
    expect(await world.topups.getOwn(userId, topupId)).toMatchObject({ staffReason: 'OWNER_DELETED' });
    await world.sweepPayouts();
    expect(payment.status).toBe('refunded');
    expect(await world.topups.getOwn(userId, topupId)).toMatchObject({
      status: 'refunded',
      staffReason: null,
    });
    expect(await clearingOf(userId)).toBe(0);
  });

  it('stays marked for staff where the gateway refuses', async () => {
    const { topupId, userId, payment } = await unclaimed();
    world.simulator.payments.chargeBack(payment);
    await world.sweepPayouts();
    expect(await world.topups.getOwn(userId, topupId)).toMatchObject({ staffReason: 'OWNER_DELETED' });
  });
});
