import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import type { DomainError } from '../../../platform/errors/index.js';
import type { Currency } from '../../../platform/money.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { ledger, createCustomer } from './testing/ledger-steps.js';
import type { Posting } from './ledger.store.js';
import { faultsOf, NO_FAULTS } from './testing/invariants.js';

const AT = new Date('2026-03-10T12:00:00.000Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 20 });
});

afterAll(() => database.close());

async function customerWith(cents: number): Promise<string> {
  const { sql } = database.db;
  const userId = await createCustomer(sql);
  await ledger.adjust(sql, {
    id: randomUUID(),
    userId,
    currency: 'BRL',
    changeCents: cents,
    note: 'start',
    at: AT,
  });
  return userId;
}

function hold(userId: string, amountCents: number, id = randomUUID()): Promise<Posting> {
  return ledger.post(database.db.sql, 'hold', { userId, currency: 'BRL', amountCents, id, at: AT });
}

async function outcomesOf(attempts: Promise<Posting>[]) {
  const settled = await Promise.allSettled(attempts);
  return {
    moved: settled.filter((one) => one.status === 'fulfilled' && one.value.moved).length,
    repeated: settled.filter((one) => one.status === 'fulfilled' && !one.value.moved).length,
    refusals: settled.flatMap((one) => (one.status === 'rejected' ? [(one.reason as DomainError).code] : [])),
  };
}

describe('the ledger', () => {
  it('lets exactly as many parallel holds through as there is money for', async () => {
    const userId = await customerWith(100 * 90);
    const { moved, refusals } = await outcomesOf(Array.from({ length: 200 }, () => hold(userId, 90)));
    expect(moved).toBe(100);
    expect(refusals).toEqual(Array<string>(100).fill('INSUFFICIENT_BALANCE'));
    expect(await faultsOf(database.db.sql, [userId])).toEqual(NO_FAULTS);
  });

  it('holds once for fifty parallel requests with one reference', async () => {
    const userId = await customerWith(1000);
    const id = randomUUID();
    const { moved, repeated } = await outcomesOf(Array.from({ length: 50 }, () => hold(userId, 90, id)));
    expect({ moved, repeated }).toEqual({ moved: 1, repeated: 49 });
  });

  it('opens one wallet for parallel first movements', async () => {
    const userId = await createCustomer(database.db.sql);
    const adjustments = Array.from({ length: 20 }, () =>
      ledger.adjust(database.db.sql, {
        id: randomUUID(),
        userId,
        currency: 'EUR',
        changeCents: 5,
        note: 'first',
        at: AT,
      }),
    );
    const postings = await Promise.all(adjustments);
    expect(new Set(postings.map(({ walletId }) => walletId)).size).toBe(1);
    expect(Math.max(...postings.map(({ availableCents }) => availableCents))).toBe(100);
  });

  it('lets either the capture or the release win, never both', async () => {
    const userId = await customerWith(1000);
    const id = randomUUID();
    await hold(userId, 300, id);
    const { moved, repeated } = await outcomesOf(
      Array.from({ length: 20 }, (_, index) =>
        ledger.end(database.db.sql, index % 2 === 0 ? 'capture' : 'release', id, AT),
      ),
    );
    expect({ moved, repeated }).toEqual({ moved: 1, repeated: 19 });
    expect(await faultsOf(database.db.sql, [userId])).toEqual(NO_FAULTS);
  });

  it('lets customers move money at the same time, though all of it goes to the same accounts of the house', async () => {
    const [first, second] = [await customerWith(1000), await customerWith(1000)];
    const [ofFirst, ofSecond] = [randomUUID(), randomUUID()];
    await hold(first, 90, ofFirst);
    await hold(second, 90, ofSecond);
    await database.db.transaction(async ({ sql }) => {
      await ledger.end(sql, 'capture', ofFirst, AT);
      // This commits while the first transaction is open: it would wait for ever if both changed one row.
      await ledger.end(database.db.sql, 'capture', ofSecond, AT);
    });
    expect(await faultsOf(database.db.sql, [first, second])).toEqual(NO_FAULTS);
  });

  it('says in the currency how much is there, needed and missing', async () => {
    const userId = await customerWith(1010);
    await expect(hold(userId, 2500)).rejects.toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      details: { user_balance: 10.1, total_cost: 25, missing: 14.9 },
    });
  });

  it('takes no more by an adjustment than can be spent', async () => {
    const userId = await customerWith(100);
    const taking = ledger.adjust(database.db.sql, {
      id: randomUUID(),
      userId,
      currency: 'BRL',
      changeCents: -101,
      note: 'too much',
      at: AT,
    });
    await expect(taking).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  });

  it('settles nothing that was never held', async () => {
    const settled = ledger.end(database.db.sql, 'capture', randomUUID(), AT);
    await expect(settled).rejects.toThrow(/^no hold of activation/);
  });
});

describe('transfers', () => {
  it.each([
    ['changed', `UPDATE transfers SET amount_cents = 1`],
    ['deleted', 'DELETE FROM transfers'],
    ['emptied', 'TRUNCATE transfers'],
  ])('are never %s', async (_what, text) => {
    await expect(database.owner.sql.rows(statement(`test.${text}`, text))).rejects.toThrow('append-only');
  });

  const INSERT = statement(
    'test.raw_transfer',
    `INSERT INTO transfers (wallet_id, user_id, currency, kind, debit_account, credit_account, amount_cents,
                            reference_type, reference_id, ends, available_after_cents, held_after_cents, occurred_at)
     SELECT id, $2, currency, $3, $4, $5, $6, $7, $8, $9, $10, 0, $11 FROM wallets WHERE user_id = $1`,
  );
  interface RawTransfer {
    kind: string;
    reference: string;
    debit: string;
    credit: string;
    amount: number;
    after: number;
    ends: string | null;
    user: string;
  }
  const insert = (userId: string, row: RawTransfer) =>
    database.owner.sql.rows(INSERT, [
      ...[
        userId,
        row.user,
        row.kind,
        row.debit,
        row.credit,
        row.amount,
        row.reference,
        randomUUID(),
        row.ends,
      ],
      ...[row.after, AT],
    ]);
  const rightFor = (userId: string): RawTransfer => ({
    ...{ kind: 'adjustment', reference: 'adjustment', debit: 'adjustments', credit: 'available' },
    ...{ amount: 5, after: 5, ends: null, user: userId },
  });
  const TOPUP = { kind: 'topup', reference: 'topup', debit: 'clearing:MERCADOPAGO' };
  const CAPTURE = {
    kind: 'capture',
    reference: 'activation',
    debit: 'held',
    credit: 'revenue',
    ends: 'hold',
  };

  it.each<[string, Partial<RawTransfer>]>([
    ['a kind that does not exist', { kind: 'gift' }],
    ['accounts that do not belong to the kind', { debit: 'revenue' }],
    [
      'the accounts of a kind that has one direction the other way',
      { ...CAPTURE, debit: 'revenue', credit: 'held' },
    ],
    ['a wallet account on both sides of a top-up', { ...TOPUP, debit: 'held' }],
    ['a family of accounts that names none of it', { ...TOPUP, debit: 'clearing:' }],
    ['an account of another family', { ...TOPUP, debit: 'clearance:MERCADOPAGO' }],
    ['a reference of another kind', { ...TOPUP, reference: 'payout' }],
    ['an end that says nothing of what it ends', { ...CAPTURE, ends: null }],
    ['a beginning that claims to be an end', { ...TOPUP, ends: 'hold' }],
    ['no amount', { amount: 0 }],
    ['a negative amount', { amount: -5 }],
    ['an unknown account', { debit: 'nowhere' }],
    ["another customer's wallet", { user: '00000000-0000-0000-0000-000000000000' }],
    ['a negative balance', { after: -1 }],
  ])('cannot be written with %s, not even by the owner of the tables', async (_what, wrong) => {
    const userId = await customerWith(100);
    const right = rightFor(userId);
    await expect(insert(userId, { ...right, ...wrong })).rejects.toThrow(/violates (check|foreign key)/);
    await expect(insert(userId, right)).resolves.toEqual([]);
  });

  it.each([TOPUP, CAPTURE, { debit: 'available', credit: 'adjustments' }])(
    'can be written as the table of kinds says: %o',
    async (row) => {
      const userId = await customerWith(100);
      await expect(insert(userId, { ...rightFor(userId), ...row })).resolves.toEqual([]);
    },
  );
});

describe('a new kind of movement', () => {
  const ADD = statement('test.add_kind', 'INSERT INTO transfer_kinds VALUES ($1, $2, $3, $4, $5)');
  const REMOVE = statement('test.remove_kinds', 'DELETE FROM transfer_kinds WHERE kind = ANY ($1)');
  const SUM = statement(
    'test.account_sum',
    `SELECT coalesce(sum(CASE WHEN credit_account = $1 THEN amount_cents ELSE -amount_cents END), 0)::int AS cents
       FROM transfers WHERE $1 IN (debit_account, credit_account)`,
  );
  const sumOf = async (account: string) =>
    (await database.db.sql.one<{ cents: number }>(SUM, [account])).cents;
  const add = (...row: (string | null)[]) => database.owner.sql.rows(ADD, row);
  const move = (userId: string, kind: string, amountCents: number, id: string, currency: Currency = 'BRL') =>
    ledger.post(database.db.sql, kind, { userId, currency, amountCents, id, at: AT });

  it('needs a row and no more: a bonus, and no other before the row is there', async () => {
    const userId = await customerWith(100);
    await expect(move(userId, 'bonus', 30, randomUUID())).rejects.toThrow('query returned no rows');
    await add('bonus', 'order', 'marketing', 'available', null);
    const id = randomUUID();
    expect(await move(userId, 'bonus', 30, id)).toMatchObject({ moved: true, availableCents: 130 });
    expect(await move(userId, 'bonus', 30, id)).toMatchObject({ moved: false, availableCents: 130 });
    expect(await faultsOf(database.db.sql, [userId])).toEqual(NO_FAULTS);
  });

  it('may end another: a dispute that is lost or won, once', async () => {
    await add('dispute', 'dispute', 'available', 'disputed', null);
    await add('dispute_lost', 'dispute', 'disputed', 'clearing:*', 'dispute');
    await add('dispute_won', 'dispute', 'disputed', 'available', 'dispute');
    const userId = await customerWith(100);
    const id = randomUUID();
    await expect(ledger.end(database.db.sql, 'dispute_won', id, AT)).rejects.toThrow(/^no dispute of/);
    await move(userId, 'dispute', 40, id);
    expect(await ledger.end(database.db.sql, 'dispute_won', id, AT)).toMatchObject({
      availableCents: 100,
    });
    expect(await ledger.end(database.db.sql, 'dispute_lost', id, AT)).toMatchObject({
      ...{ moved: false, kind: 'dispute_won', availableCents: 100 },
    });
    expect(await faultsOf(database.db.sql, [userId])).toEqual(NO_FAULTS);
  });

  it('may link two transfers: a conversion through the position of the house', async () => {
    await add('conversion_out', 'conversion', 'available', 'fx_position', null);
    await add('conversion_in', 'conversion', 'fx_position', 'available', null);
    const userId = await customerWith(540);
    const id = randomUUID();
    await move(userId, 'conversion_out', 540, id);
    expect(await move(userId, 'conversion_in', 100, id, 'USD')).toMatchObject({ availableCents: 100 });
    expect(await sumOf('fx_position')).toBe(440);
    expect(await faultsOf(database.db.sql, [userId])).toEqual(NO_FAULTS);
  });

  it('may leave the wallet as it is: what a number costs the house', async () => {
    await add('provider_cost', 'activation', 'provider_costs', 'provider:*', null);
    const userId = await customerWith(100);
    expect(await move(userId, 'provider_cost', 30, randomUUID())).toMatchObject({
      moved: true,
      availableCents: 100,
    });
    expect(await sumOf('provider_costs')).toBe(-30);
    expect(await faultsOf(database.db.sql, [userId])).toEqual(NO_FAULTS);
  });

  it('can only be taken away while no money has moved by it', async () => {
    await add('gift', 'gift', 'gifts', 'available', null);
    await database.owner.sql.rows(REMOVE, [['gift']]);
    await move(await customerWith(100), 'adjustment', 5, randomUUID());
    await expect(database.owner.sql.rows(REMOVE, [['adjustment']])).rejects.toThrow(/violated by some row/);
  });
});
