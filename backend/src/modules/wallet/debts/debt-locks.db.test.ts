import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { systemRandom } from '../../../platform/random.js';
import { openTestDatabase, testClock, type TestDatabase } from '../../../testing/index.js';
import { WalletData } from '../account-data.store.js';
import { createCustomer, ledger } from '../ledger/testing/ledger-steps.js';
import { faultsOf, NO_FAULTS } from '../ledger/testing/invariants.js';
import { createPayoutStore } from '../payouts/payout.store.js';
import { createTopupStore } from '../topups/topup.store.js';

const AT = new Date('2026-03-10T12:00:00.000Z');
const LATER = new Date('2026-03-10T13:00:00.000Z');
const LOCK_WALLET = statement('test.debt_locks.wallet', `SELECT id FROM ledger_lock_wallet($1, 'BRL')`);
const OWED = statement(
  'test.debt_locks.owed',
  'SELECT sum(owed_cents)::int AS cents FROM wallets WHERE user_id = $1',
);
const WAITING = statement(
  'test.debt_locks.waiting',
  `SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`,
);

let database: TestDatabase;
beforeAll(async () => void (database = await openTestDatabase({ poolSize: 6 })));
afterAll(() => database.close());

const isWaiting = () =>
  vi.waitFor(async () =>
    expect(await database.db.sql.one<{ count: number }>(WAITING, [])).toEqual({ count: 1 }),
  );

/** A customer with a top-up of 25.00: 5.00 are on their way back to the payer, 20.00 are held for a number. */
async function openLife() {
  const { sql } = database.db;
  const topups = createTopupStore(sql);
  const userId = await createCustomer(sql);
  const topup = await topups.insert({
    ...{ userId, currency: 'BRL', amountCents: 2500, chargeAmountCents: 2500, fxRate: 1 },
    ...{ gateway: 'MERCADOPAGO', gatewayKey: randomUUID(), gatewayExpiresAt: LATER, description: 'Pix' },
    ...{ createdAt: AT, expiresAt: LATER, requestKey: null, nextReadAt: LATER },
  });
  const { id } = topup!;
  const payment = `payment-${id}`;
  await topups.credit(id, { gatewayPaymentId: payment, cents: 2500, paidAt: AT }, AT);
  const payoutId = randomUUID();
  const intent = { id: payoutId, topupId: id, amountCents: 500, gatewayKey: randomUUID() };
  await createPayoutStore(sql).begin({ ...intent, paidSince: new Date(0), at: AT, nextTryAt: LATER });
  const hold = { userId, currency: 'BRL', amountCents: 2000, id: randomUUID(), at: AT } as const;
  await ledger.post(sql, 'hold', hold);
  const takeBack = (cents: number) =>
    topups.chargeBack(id, { gatewayPaymentId: payment, cents, isLost: true }, AT);
  return { id, userId, payment, payoutId, holdId: hold.id, takeBack };
}
type Life = Awaited<ReturnType<typeof openLife>>;

it.each<[string, (life: Life) => Promise<unknown>]>([
  ['a further chargeback', ({ takeBack }) => takeBack(1500)],
  ['a dispute that is won', ({ id, payment }) => createTopupStore(database.db.sql).winBack(id, payment, AT)],
  [
    'a payout that is through',
    ({ payoutId }) => createPayoutStore(database.db.sql).settle(payoutId, null, AT),
  ],
  [
    'a payout that is refused',
    ({ payoutId }) => createPayoutStore(database.db.sql).fail(payoutId, 'REFUSED_BY_GATEWAY', 'no', AT),
  ],
])(
  '%s of the top-up whose debt a released hold repays waits for it, and both go through',
  async (_what, meets) => {
    const { db } = database;
    const life = await openLife();
    await life.takeBack(1000);
    let tries = 0;
    let met: Promise<unknown> = Promise.resolve();
    await db.transaction(async ({ sql }) => {
      tries += 1;
      await sql.rows(LOCK_WALLET, [life.userId]);
      met = meets(life);
      await isWaiting();
      await ledger.end(sql, 'release', life.holdId, AT);
    });
    await met;
    expect(tries).toBe(1);
    expect(await faultsOf(db.sql, [life.userId])).toEqual(NO_FAULTS);
  },
);

it('a chargeback that meets the deletion of its account waits for it, and both go through', async () => {
  const { db } = database;
  const life = await openLife();
  await ledger.end(db.sql, 'capture', life.holdId, AT);
  const wallet = new WalletData({ db, clock: testClock(), random: systemRandom });
  let tries = 0;
  let met: Promise<unknown> = Promise.resolve();
  await db.transaction(async (unit) => {
    tries += 1;
    await wallet.openMatters(life.userId, unit);
    met = life.takeBack(1000);
    await isWaiting();
    await wallet.erase(life.userId, unit);
  });
  await met;
  expect(tries).toBe(1);
  expect(await faultsOf(db.sql, [life.userId])).toEqual(NO_FAULTS);
  expect(await db.sql.one(OWED, [life.userId])).toEqual({ cents: 0 });
});
