import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import type { DomainError } from '../../../platform/errors/index.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { ledger } from './testing/ledger-steps.js';
import type { Posting } from './posting.js';
import { createCustomer } from './testing/customers.js';
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
  const reference = { type: 'activation', id } as const;
  return ledger.hold(database.db.sql, { userId, currency: 'BRL', amountCents, reference, at: AT });
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
    const reference = { type: 'activation', id } as const;
    const { moved, repeated } = await outcomesOf(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? ledger.capture(database.db.sql, reference, AT)
          : ledger.release(database.db.sql, reference, AT),
      ),
    );
    expect({ moved, repeated }).toEqual({ moved: 1, repeated: 19 });
    expect(await faultsOf(database.db.sql, [userId])).toEqual(NO_FAULTS);
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
    const reference = { type: 'activation', id: randomUUID() } as const;
    await expect(ledger.capture(database.db.sql, reference, AT)).rejects.toThrow('no money is held');
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

  it.each([
    ['a kind that does not exist', { kind: 'gift' }],
    ['accounts that do not belong to the kind', { debit: 'revenue' }],
    ['a wallet account on both sides of a top-up', { kind: 'topup', reference: 'topup', debit: 'held' }],
    ['no amount', { amount: 0 }],
    ['a negative amount', { amount: -5 }],
    ['an unknown account', { debit: 'nowhere' }],
    ["another customer's wallet", { user: '00000000-0000-0000-0000-000000000000' }],
    ['a negative balance', { after: -1 }],
  ])('cannot be written with %s', async (_what, wrong) => {
    const userId = await customerWith(100);
    const right = {
      kind: 'adjustment',
      reference: 'adjustment',
      debit: 'adjustments',
      amount: 5,
      after: 5,
      user: userId,
    };
    const row = { ...right, ...wrong };
    const insert = statement(
      'test.rawTransfer',
      `INSERT INTO transfers (wallet_id, user_id, currency, kind, debit_account, credit_account, amount_cents,
                              reference_type, reference_id, available_after_cents, held_after_cents, occurred_at)
       SELECT id, $2, currency, $3, $4, 'available', $5, $6, $7, $8, 0, $9 FROM wallets WHERE user_id = $1`,
    );
    const values = [
      userId,
      row.user,
      row.kind,
      row.debit,
      row.amount,
      row.reference,
      randomUUID(),
      row.after,
      AT,
    ];
    await expect(database.db.sql.rows(insert, values)).rejects.toThrow(/violates (check|foreign key)/);
    const rightValues = [
      userId,
      right.user,
      right.kind,
      right.debit,
      right.amount,
      right.reference,
      randomUUID(),
      5,
      AT,
    ];
    await expect(database.db.sql.rows(insert, rightValues)).resolves.toEqual([]);
  });
});
