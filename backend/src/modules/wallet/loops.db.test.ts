import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { LeaseLostError, type Lease } from '../../platform/jobs/index.js';
import { leaseLostAfter } from '../../testing/leases.js';
import { outsideCalls } from '../../testing/outside-calls.js';
import { poisonRow } from '../../testing/test-database.js';
import { TopupWorld } from '../../testing/topup-world.js';

let world: TopupWorld;

beforeAll(async () => void (world = await TopupWorld.open()));
afterEach(() => world.simulator.faults.clear());
afterAll(() => world.close());

/** Which outside calls a replica still makes after it began a row and then lost its lease. */
const callsWithoutLease = (sweep: (lease: Lease) => Promise<void>) =>
  outsideCalls(() => expect(sweep(leaseLostAfter(1))).rejects.toThrow(LeaseLostError));

const statusOf = async (userId: string) => (await world.payouts.list(userId)).map(({ status }) => status);

/** Begins a payout that the gateway has not answered. */
async function openPayout() {
  const { topupId, userId } = await world.paidTopup();
  world.simulator.faults.plan('reset', { action: 'refund', times: 2 });
  const { id } = await world.payouts.request({ userId, topupId, amountCents: 1000 });
  return { id, userId };
}

it('a top-up that cannot be written delays no other', async () => {
  const [poisoned, other] = [await world.pendingTopup(), await world.pendingTopup()];
  for (const { payment } of [poisoned, other]) await world.simulator.pay(payment.id);
  const { cure } = await poisonRow(world.database, 'topups', poisoned.topupId);
  world.clock.advance({ seconds: 30 });
  await world.sweep();
  expect([await world.balanceOf(poisoned.userId), await world.balanceOf(other.userId)]).toEqual([0, 2500]);
  await cure();
  world.clock.advance({ seconds: 5 });
  await world.sweep();
  expect(await world.balanceOf(poisoned.userId)).toBe(2500);
});

it('a payout that cannot be written delays no other', async () => {
  const [poisoned, other] = [await openPayout(), await openPayout()];
  const { cure } = await poisonRow(world.database, 'payouts', poisoned.id);
  world.clock.advance({ minutes: 61 });
  await world.sweepPayouts();
  expect([await statusOf(poisoned.userId), await statusOf(other.userId)]).toEqual([['pending'], ['paid']]);
  await cure();
  world.clock.advance({ seconds: 5 });
  await world.sweepPayouts();
  expect(await statusOf(poisoned.userId)).toEqual(['paid']);
});

it('no gateway is read about a top-up once the lease is lost', async () => {
  await world.pendingTopup();
  world.clock.advance({ seconds: 30 });
  expect(await callsWithoutLease((lease) => world.sweep(lease))).toBe(0);
});

it('no gateway is asked for a refund once the lease is lost', async () => {
  const { userId } = await openPayout();
  world.clock.advance({ minutes: 61 });
  expect(await callsWithoutLease((lease) => world.sweepPayouts(lease))).toBe(0);
  expect(await statusOf(userId)).toEqual(['pending']);
});
