import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { statement, type Sql } from '../../../../platform/database/index.js';
import { DomainError, type ErrorCode } from '../../../../platform/errors/index.js';
import { GATEWAY_CODES } from '../../../../platform/gateway-codes.js';
import { adjust } from '../../ledger/ledger.store.js';
import { faultsOf, NO_FAULTS } from '../../ledger/testing/invariants.js';
import { createCustomer, ledger } from '../../ledger/testing/ledger-steps.js';
import { createPayoutStore } from '../../payouts/payout.store.js';
import { createTopupStore } from '../../topups/topup.store.js';
import { createDebtStore } from '../debts.store.js';

const CURRENCIES = ['BRL', 'USD'] as const;
type WalletCurrency = (typeof CURRENCIES)[number];
/** BRL for one unit, chosen so that each cent of a wallet is whole cents of the charge. */
const RATES = { BRL: 1, USD: 5 } as const;
const AT = new Date('2026-03-10T12:00:00.000Z');
const LATER = new Date('2026-03-10T13:00:00.000Z');

/** Chooses one of the items that exist at that step; the step does nothing where none exists. */
const which = fc.nat(1_000);
const cents = fc.integer({ min: 1, max: 1_000 });
const currency = fc.constantFrom(...CURRENCIES);
const step = fc.oneof(
  fc.record({
    kind: fc.constant('topup' as const),
    currency,
    gateway: fc.constantFrom(...GATEWAY_CODES),
    cents: cents.map((amount) => amount * 2),
  }),
  fc.record({ kind: fc.constant('hold' as const), currency, cents }),
  fc.record({
    kind: fc.constant('hold_ends' as const),
    as: fc.constantFrom('capture' as const, 'release' as const),
    which,
  }),
  fc.record({ kind: fc.constant('refund' as const), which }),
  fc.record({
    kind: fc.constant('charge_back' as const),
    which,
    percent: fc.constantFrom(25, 50, 100, 100),
    // The bank takes its money back at the moment when a hold is released, and either may come first.
    released: fc.option(which, { freq: 2 }),
  }),
  fc.record({ kind: fc.constant('win' as const), which }),
  fc.record({ kind: fc.constant('pay_out' as const), which, cents: fc.option(cents) }),
  fc.record({
    kind: fc.constant('payout_ends' as const),
    as: fc.constantFrom('settle' as const, 'refuse' as const),
    which,
  }),
  fc.record({ kind: fc.constant('credit' as const), currency, cents }),
  fc.record({ kind: fc.constant('debit' as const), currency, cents }),
  fc.record({ kind: fc.constant('waive' as const), which }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Top-ups, numbers, disputes, payouts and actions of staff, in an order in which chargebacks find spent money. */
export const debtHistories: fc.Arbitrary<Step[]> = fc
  .array(step, { minLength: 3, maxLength: 14, size: 'max' })
  .map((steps) => [
    { kind: 'topup', currency: 'BRL', gateway: 'MERCADOPAGO', cents: 1_200 } as const,
    ...steps,
  ]);

const STATE = statement(
  'test.debts.state',
  `SELECT w.currency, w.available_cents AS available, w.held_cents AS held, w.owed_cents AS owed,
          s.available_cents = w.available_cents AND s.held_cents = w.held_cents AND debts_open(w.id) = w.owed_cents
            AS "isExplained",
          purchase_block(w.user_id, $2) IS NOT NULL AS "isBlocked"
     FROM wallets w CROSS JOIN LATERAL ledger_sums(w.id, 0) s WHERE w.user_id = $1`,
);
const OPEN_DEBTS = statement(
  'test.debts.open',
  `SELECT d.id, s.topup_id AS "topupId" FROM debts d JOIN topup_steps s ON s.id = d.id JOIN wallets w ON w.id = d.wallet_id
    WHERE w.user_id = $1 AND d.open_cents > 0 ORDER BY d.id`,
);

/** A wallet that may go below zero: an amount below zero is owed, an amount above can be spent. */
interface SignedWallet {
  balance: number;
  held: number;
}

interface ModelTopup {
  id: string;
  currency: WalletCurrency;
  cents: number;
  /** The cents that the payer's bank has now. */
  back: number;
  /** The cents of it that staff waived since the last won dispute. */
  waived: number;
}

interface ModelHold {
  id: string;
  currency: WalletCurrency;
  cents: number;
  state: 'held' | 'paid' | 'over';
}

interface ModelPayout {
  id: string;
  currency: WalletCurrency;
  cents: number;
}

/** Null where the step was refused for one of these reasons; any other error fails the test. */
async function unlessRefused<Result>(
  codes: readonly ErrorCode[],
  work: Promise<Result>,
): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomainError && codes.includes(error.code)) return null;
    throw error;
  }
}

async function openLife(sql: Sql) {
  const topupStore = createTopupStore(sql);
  const payoutStore = createPayoutStore(sql);
  const userId = await createCustomer(sql);
  const wallets: Record<WalletCurrency, SignedWallet> = {
    BRL: { balance: 0, held: 0 },
    USD: { balance: 0, held: 0 },
  };
  const topups: ModelTopup[] = [];
  const holds: ModelHold[] = [];
  const payouts: ModelPayout[] = [];
  const pick = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length];
  const paymentOf = (id: string) => `payment-${id}`;

  async function topUp(one: Extract<Step, { kind: 'topup' }>): Promise<void> {
    const charge = one.cents * RATES[one.currency];
    const topup = await topupStore.insert({
      ...{ userId, currency: one.currency, amountCents: one.cents, chargeAmountCents: charge },
      ...{
        fxRate: RATES[one.currency],
        gateway: one.gateway,
        gatewayKey: randomUUID(),
        gatewayExpiresAt: LATER,
      },
      ...{ description: 'Pix', createdAt: AT, expiresAt: LATER, requestKey: null, nextReadAt: LATER },
    });
    const paid = { gatewayPaymentId: paymentOf(topup!.id), cents: charge, paidAt: AT };
    await topupStore.credit(topup!.id, paid, AT);
    topups.push({ id: topup!.id, currency: one.currency, cents: one.cents, back: 0, waived: 0 });
    wallets[one.currency].balance += one.cents;
  }

  async function hold({ currency: of, cents: price }: Extract<Step, { kind: 'hold' }>): Promise<void> {
    const id = randomUUID();
    const movement = { userId, currency: of, amountCents: price, id, at: AT };
    const posting = await unlessRefused(['INSUFFICIENT_BALANCE'], ledger.post(sql, 'hold', movement));
    expect(posting !== null).toBe(wallets[of].balance >= price);
    if (!posting) return;
    wallets[of].balance -= price;
    wallets[of].held += price;
    holds.push({ id, currency: of, cents: price, state: 'held' });
  }

  async function endHold(kind: 'capture' | 'release', one: ModelHold): Promise<void> {
    await ledger.end(sql, kind, one.id, AT);
    one.state = kind === 'capture' ? 'paid' : 'over';
    wallets[one.currency].held -= one.cents;
    if (kind === 'release') wallets[one.currency].balance += one.cents;
  }

  async function refund(one: ModelHold): Promise<void> {
    const movement = { userId, currency: one.currency, amountCents: one.cents, id: one.id, at: AT };
    await ledger.post(sql, 'refund', movement);
    one.state = 'over';
    wallets[one.currency].balance += one.cents;
  }

  /** The payer's bank now has this percent of the paid money. */
  async function chargeBack(topup: ModelTopup, percent: number): Promise<void> {
    const back = Math.floor((topup.cents * percent) / 100);
    const charge = back * RATES[topup.currency];
    const taken = { gatewayPaymentId: paymentOf(topup.id), cents: charge, isLost: true };
    await topupStore.chargeBack(topup.id, taken, AT);
    wallets[topup.currency].balance -= Math.max(0, back - topup.back);
    topup.back = Math.max(topup.back, back);
  }

  async function win(topup: ModelTopup): Promise<void> {
    await topupStore.winBack(topup.id, paymentOf(topup.id), AT);
    wallets[topup.currency].balance += topup.back - topup.waived;
    topup.back = 0;
    topup.waived = 0;
  }

  async function payOut(topup: ModelTopup, wanted: number | null): Promise<void> {
    const id = randomUUID();
    const intent = { id, topupId: topup.id, amountCents: wanted, gatewayKey: randomUUID() };
    const begun = await unlessRefused(
      ['PAYOUT_NOT_POSSIBLE', 'PAYOUT_PENDING', 'PAYOUT_TOO_HIGH'],
      payoutStore.begin({ ...intent, paidSince: new Date(0), at: AT, nextTryAt: LATER }),
    );
    if (!begun) return;
    expect(begun.amountCents).toBeLessThanOrEqual(wallets[topup.currency].balance);
    wallets[topup.currency].balance -= begun.amountCents;
    payouts.push({ id, currency: topup.currency, cents: begun.amountCents });
  }

  async function endPayout(as: 'settle' | 'refuse', one: ModelPayout): Promise<void> {
    payouts.splice(payouts.indexOf(one), 1);
    if (as === 'settle') {
      await payoutStore.settle(one.id, null, AT);
      return;
    }
    await payoutStore.fail(one.id, 'REFUSED_BY_GATEWAY', 'no', AT);
    wallets[one.currency].balance += one.cents;
  }

  async function byStaff(of: WalletCurrency, changeCents: number): Promise<void> {
    const adjustment = { id: randomUUID(), userId, currency: of, changeCents, note: 'staff', at: AT };
    const posting = await unlessRefused(['INSUFFICIENT_BALANCE'], adjust(sql, adjustment));
    expect(posting !== null).toBe(wallets[of].balance + Math.min(0, changeCents) >= 0 || changeCents > 0);
    if (posting) wallets[of].balance += changeCents;
  }

  async function waive(index: number): Promise<void> {
    const debts = await sql.rows<{ id: string; topupId: string }>(OPEN_DEBTS, [userId]);
    const debt = pick(debts, index);
    const topup = topups.find(({ id }) => id === debt?.topupId);
    if (!debt || !topup) return;
    const waived = (await createDebtStore(sql).waive(debt.id, AT)) ?? 0;
    expect(waived).toBeGreaterThan(0);
    topup.waived += waived;
    wallets[topup.currency].balance += waived;
  }

  async function run(one: Step): Promise<void> {
    if (one.kind === 'topup') return topUp(one);
    if (one.kind === 'hold') return hold(one);
    if (one.kind === 'credit') return byStaff(one.currency, one.cents);
    if (one.kind === 'debit') return byStaff(one.currency, -one.cents);
    if (one.kind === 'waive') return waive(one.which);
    const topup = pick(topups, one.which);
    const held = holds.filter(({ state }) => state === 'held');
    const paid = holds.filter(({ state }) => state === 'paid');
    switch (one.kind) {
      case 'hold_ends':
        return pick(held, one.which) && endHold(one.as, pick(held, one.which)!);
      case 'refund':
        return pick(paid, one.which) && refund(pick(paid, one.which)!);
      case 'payout_ends':
        return pick(payouts, one.which) && endPayout(one.as, pick(payouts, one.which)!);
      case 'win':
        return topup && win(topup);
      case 'pay_out':
        return topup && payOut(topup, one.cents);
      case 'charge_back': {
        const released = one.released === null ? undefined : pick(held, one.released);
        await Promise.all([
          topup && chargeBack(topup, one.percent),
          released && endHold('release', released),
        ]);
      }
    }
  }

  async function assertState(): Promise<void> {
    const rows = await sql.rows<Record<string, unknown>>(STATE, [userId, AT]);
    const owes = Object.values(wallets).some(({ balance }) => balance < 0);
    for (const row of rows) {
      const { balance, held } = wallets[row.currency as WalletCurrency];
      expect(row).toEqual({
        ...{ currency: row.currency, available: Math.max(0, balance), owed: Math.max(0, -balance), held },
        ...{ isExplained: true, isBlocked: owes },
      });
    }
  }

  return { userId, run, assertState };
}

/**
 * What a chargeback took is missing from the wallet, as if it could go below zero: money that comes in repays it before
 * any can be spent, and no purchase is possible meanwhile. After each step the books explain the wallet.
 */
export async function checkDebtHistory(sql: Sql, history: readonly Step[]): Promise<void> {
  const life = await openLife(sql);
  for (const one of history) {
    await life.run(one);
    await life.assertState();
  }
  expect(await faultsOf(sql, [life.userId])).toEqual(NO_FAULTS);
}
