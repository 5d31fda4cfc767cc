import fc from 'fast-check';
import { Registry } from 'prom-client';
import { pino } from 'pino';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { systemRandom } from '../../../platform/random.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { recordingEvents } from '../../../testing/recorders.js';
import { testClock } from '../../../testing/clock-and-random.js';
import type { GatewayPayment, PixGateway, ReadPaymentResult } from '../gateways/gateway.port.js';
import { adjust } from '../ledger/ledger.store.js';
import { createCustomer } from '../ledger/testing/ledger-steps.js';
import { faultsOf, NO_FAULTS } from '../ledger/testing/invariants.js';
import { createTopupFigures, TopupService } from './topup.service.js';
import { createTopupStore } from './topup.store.js';

const GATEWAY = 'MERCADOPAGO';
const ASKED = {
  BRL: { cents: 2500, charge: 2500, rate: 1 },
  USD: { cents: 400, charge: 2160, rate: 5.4 },
} as const;
const HOUSE = statement(
  'test.life.house',
  `SELECT 'losses' AS account,
          sum(CASE WHEN debit_account = 'losses' THEN debit_micros ELSE -credit_micros END / 10000)::bigint AS cents
     FROM house_transfers
    WHERE reference_id = ANY ($1) AND 'losses' IN (debit_account, credit_account) HAVING count(*) > 0`,
);
const FLAG = statement('test.life.flag', 'SELECT flag FROM users WHERE id = $1');
const CLEARING = statement(
  'test.life.clearing',
  `SELECT currency, sum(micros)::bigint AS micros FROM account_entries e
     JOIN (SELECT 'transfers' AS source, id FROM transfers WHERE user_id = $1
           UNION ALL SELECT 'house_transfers', id FROM house_transfers WHERE reference_id = ANY ($2)) mine USING (source, id)
    WHERE account = 'clearing:MERCADOPAGO' GROUP BY currency`,
);

let database: TestDatabase;
const clock = testClock();
const events = recordingEvents();
beforeAll(async () => void (database = await openTestDatabase({ poolSize: 10 })));
afterAll(() => database.close());

/** A gateway that answers what the test last set for a payment. */
function scriptedGateway() {
  const answers = new Map<string, ReadPaymentResult>();
  const read = (id: string) => Promise.resolve(answers.get(id) ?? ({ kind: 'not_found' } as const));
  const gateway = { code: GATEWAY, readPayment: read, findByReference: read } as unknown as PixGateway;
  return { gateway, answers };
}

async function openLife(currency: 'BRL' | 'USD' = 'BRL') {
  const { sql } = database.db;
  const store = createTopupStore(sql);
  const { gateway, answers } = scriptedGateway();
  const topups = new TopupService({
    ...{
      db: database.db,
      clock,
      events,
      random: systemRandom,
      log: pino({ level: 'silent' }),
      cadenceMs: 15_000,
    },
    gateways: { adapter: () => gateway } as never,
    figures: createTopupFigures({ registry: new Registry() }),
  });
  const userId = await createCustomer(sql);
  const { cents, charge, rate } = ASKED[currency];
  const now = clock.now();
  const later = new Date(now.getTime() + 1_800_000);
  const topup = await store.insert({
    ...{ userId, currency, amountCents: cents, chargeAmountCents: charge, fxRate: rate, gateway: GATEWAY },
    ...{
      gatewayKey: randomUUID(),
      gatewayExpiresAt: later,
      description: 'Pix',
      createdAt: now,
      expiresAt: later,
    },
    ...{ requestKey: null, nextReadAt: later },
  });
  const id = topup!.id;
  const first = `payment-${id}`;
  await store.attachCharge(id, { gatewayPaymentId: first, qrCode: 'code', qrCodeBase64: null }, later);

  /** The gateway gets this state of a payment and notifies us of a change. */
  async function notify(
    paid: number,
    { payment = first, back = 0, won = false }: { payment?: string; back?: number; won?: boolean } = {},
  ) {
    const found: Partial<GatewayPayment> = {
      ...{
        gatewayPaymentId: payment,
        externalReference: id,
        currency: 'BRL',
        amountCents: charge,
        refundedCents: 0,
      },
      ...{
        paidCents: paid,
        chargedBackCents: back,
        isReimbursed: won,
        isDisputeLost: true,
        approvedAt: paid > 0 ? now : null,
      },
      status: paid === 0 ? 'pending' : back > 0 ? 'charged_back' : 'paid',
    };
    answers.set(payment, { kind: 'found', payment: found as GatewayPayment });
    clock.advance({ seconds: 6 });
    await topups.notified(GATEWAY, payment);
  }

  async function outcome() {
    const after = (await store.find(id))!;
    const steps = await store.listSteps(id);
    const wallet = await sql.row<{ cents: number }>(
      statement(
        'test.life.wallet',
        'SELECT available_cents AS cents FROM wallets WHERE user_id = $1 AND currency = $2',
      ),
      [userId, currency],
    );
    return { ...after, steps, stepIds: steps.map((step) => step.id), wallet: wallet?.cents ?? 0 };
  }

  const spend = (amount: number) =>
    adjust(sql, {
      id: randomUUID(),
      userId,
      currency,
      changeCents: -amount,
      note: 'spent',
      at: now,
    });
  const faults = () => faultsOf(sql, [userId]);
  return { id, userId, notify, outcome, spend, faults, first };
}

it.each([
  ['less', 1000],
  ['more', 9900],
])(
  '%s than was asked for is credited as it was paid, once, and tells what was asked for',
  async (_what, paid) => {
    const life = await openLife();
    await life.notify(paid);
    await life.notify(paid);
    expect(await life.outcome()).toMatchObject({
      ...{ status: 'paid', amountCents: paid, chargeAmountCents: paid, expectedCents: 2500, wallet: paid },
    });
    expect(await life.faults()).toEqual(NO_FAULTS);
  },
);

it('several payments for one top-up are credited each, and what makes it whole leaves nothing to explain', async () => {
  const life = await openLife('USD');
  await life.notify(1000);
  await life.notify(1160, { payment: `second-${life.id}` });
  await life.notify(1160, { payment: `second-${life.id}` });
  const { steps, ...after } = await life.outcome();
  expect(after).toMatchObject({
    status: 'paid',
    amountCents: 400,
    chargeAmountCents: 2160,
    expectedCents: null,
    wallet: 400,
  });
  expect(steps.map(({ amount_cents: cents }) => cents)).toEqual([185, 215]);
  expect(await database.db.sql.rows(CLEARING, [life.userId, after.stepIds])).toEqual(
    expect.arrayContaining([
      { currency: 'BRL', micros: -21_600_000 },
      { currency: 'USD', micros: 0 },
    ]),
  );
});

it('a chargeback takes what is left, books the rest as our loss, flags the account and is left to staff, once', async () => {
  const life = await openLife();
  await life.notify(2500);
  await life.spend(1800);
  for (let time = 0; time < 3; time += 1) await life.notify(2500, { back: 2500 });
  const after = await life.outcome();
  expect(after).toMatchObject({
    ...{ status: 'refunded', staffReason: 'CHARGED_BACK_AFTER_CREDIT', wallet: 0 },
    ...{ chargedBackCents: 2500, chargedBackLossCents: 1800 },
  });
  expect(await database.db.sql.rows(HOUSE, [after.stepIds])).toEqual([{ account: 'losses', cents: 1800 }]);
  expect(await database.db.sql.row(FLAG, [life.userId])).toEqual({ flag: 'CHARGEBACK' });
  expect(await life.faults()).toEqual(NO_FAULTS);
  expect(await database.db.sql.rows(CLEARING, [life.userId, after.stepIds])).toEqual([
    { currency: 'BRL', micros: 0 },
  ]);
});

it('a chargeback of a wallet that holds nothing is all loss, in another currency too', async () => {
  const life = await openLife('USD');
  await life.notify(2160);
  await life.spend(400);
  await life.notify(2160, { back: 1000 });
  await life.notify(2160, { back: 2160 });
  const after = await life.outcome();
  expect(after).toMatchObject({
    chargedBackCents: 400,
    chargedBackLossCents: 400,
    wallet: 0,
    status: 'refunded',
  });
  expect(await database.db.sql.rows(HOUSE, [after.stepIds])).toEqual([{ account: 'losses', cents: 2160 }]);
});

it.each(['BRL', 'USD'] as const)(
  'a chargeback of %s that is won gives the customer and the house back what it took, once, and each time',
  async (currency) => {
    const life = await openLife(currency);
    const { cents, charge } = ASKED[currency];
    await life.notify(charge);
    await life.spend(300);
    for (let round = 0; round < 2; round += 1) {
      await life.notify(charge, { back: charge });
      expect(await life.outcome()).toMatchObject({
        wallet: 0,
        status: 'refunded',
        chargedBackLossCents: 300,
      });
      for (let time = 0; time < 2; time += 1) await life.notify(charge, { won: true });
      const after = await life.outcome();
      expect(after).toMatchObject({
        ...{ status: 'paid', staffReason: null, wallet: cents - 300 },
        ...{ chargedBackCents: 0, chargedBackLossCents: 0 },
      });
      expect(await database.db.sql.rows(HOUSE, [after.stepIds])).toEqual([{ account: 'losses', cents: 0 }]);
      const clearing = await database.db.sql.rows<{ currency: string; micros: number }>(CLEARING, [
        life.userId,
        after.stepIds,
      ]);
      expect(clearing).toContainEqual({ currency: 'BRL', micros: -charge * 10_000 });
      expect(await life.faults()).toEqual(NO_FAULTS);
    }
    expect(await database.db.sql.row(FLAG, [life.userId])).toEqual({ flag: 'CHARGEBACK' });
  },
);

const PAYMENTS = ['first', 'second', 'third'] as const;
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('notify' as const),
      payment: fc.constantFrom(...PAYMENTS),
      paid: fc.constantFrom(0, 1, 7, 1000, 2160, 2500, 9000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('spend' as const), amount: fc.integer({ min: 1, max: 3000 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('back' as const),
      payment: fc.constantFrom(...PAYMENTS),
      back: fc.integer({ min: 1, max: 9000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('win' as const), payment: fc.constantFrom(...PAYMENTS) }),
  },
);

/** In any order of notifications, old ones after new ones, each sum moves once, and no wallet goes below zero. */
async function checkHistory(
  currency: 'BRL' | 'USD',
  history: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[],
) {
  const life = await openLife(currency);
  const paid = new Map<string, number>();
  let spent = 0;
  for (const one of history) {
    const { wallet } = await life.outcome();
    if (one.kind === 'spend') {
      const amount = Math.min(one.amount, wallet);
      if (amount > 0) await life.spend(amount);
      spent += amount;
      continue;
    }
    const payment = one.payment === 'first' ? life.first : `${one.payment}-${life.id}`;
    if (one.kind === 'notify') {
      await Promise.all([life.notify(one.paid, { payment }), life.notify(one.paid, { payment })]);
      paid.set(payment, Math.max(paid.get(payment) ?? 0, one.paid));
    } else if (one.kind === 'win') await life.notify(paid.get(payment) ?? 0, { payment, won: true });
    else await life.notify(paid.get(payment) ?? 0, { payment, back: one.back });
  }
  expect(await life.faults()).toEqual(NO_FAULTS);
  const { steps, stepIds, amountCents, status, paidAt, chargedBackCents, chargedBackLossCents, wallet } =
    await life.outcome();
  const of = (kind: string, what: 'amount_cents' | 'charge_amount_cents' | 'loss_cents') =>
    steps.filter((each) => each.kind === kind).reduce((total, each) => total + each[what], 0);
  /** The cents that the payer's bank has now: without what we won back. */
  const sum = (kind: 'credit' | 'chargeback', what: 'amount_cents' | 'charge_amount_cents' | 'loss_cents') =>
    of(kind, what) - (kind === 'chargeback' ? of('chargeback_won', what) : 0);
  const most = [...paid.values()].reduce((total, cents) => total + cents, 0);
  expect(sum('credit', 'charge_amount_cents')).toBeLessThanOrEqual(most);
  if (paidAt !== null) expect(amountCents).toBe(sum('credit', 'amount_cents'));
  expect([chargedBackCents, chargedBackLossCents]).toEqual([
    sum('chargeback', 'amount_cents'),
    sum('chargeback', 'loss_cents'),
  ]);
  expect(wallet).toBe(sum('credit', 'amount_cents') - spent - (chargedBackCents - chargedBackLossCents));
  const isUntouched =
    status === 'paid' && of('chargeback', 'charge_amount_cents') === 0 && currency === 'BRL';
  if (isUntouched) expect(sum('credit', 'charge_amount_cents')).toBe(most);
  const clearing = await database.db.sql.rows<{ currency: string; micros: number }>(CLEARING, [
    life.userId,
    stepIds,
  ]);
  const inReais = clearing.find((row) => row.currency === 'BRL')?.micros ?? 0;
  expect(inReais).toBe(
    (sum('chargeback', 'charge_amount_cents') - sum('credit', 'charge_amount_cents')) * 10_000,
  );
}

it('keeps the books whatever is told of several payments, in any order and twice at once', async () => {
  const histories = fc.asyncProperty(
    fc.constantFrom('BRL' as const, 'USD' as const),
    fc.array(step, { maxLength: 8 }),
    checkHistory,
  );
  await fc.assert(histories, { numRuns: 40 });
  expect.hasAssertions();
});
