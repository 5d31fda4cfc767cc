import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Currency } from '../../platform/money.js';
import { openTestDatabase, type TestDatabase } from '../../testing/index.js';
import { ledger, createCustomer } from './ledger/testing/ledger-steps.js';
import { createWalletStore, type WalletStore } from './wallet.store.js';

const AT = new Date('2026-03-10T12:00:00.000Z');
let database: TestDatabase;
let wallets: WalletStore;

beforeAll(async () => {
  database = await openTestDatabase();
  wallets = createWalletStore(database.db.sql);
});

afterAll(() => database.close());

function adjust(userId: string, changeCents: number, currency: Currency = 'BRL') {
  const adjustment = { id: randomUUID(), userId, currency, changeCents, note: 'secret of staff', at: AT };
  return ledger.adjust(database.db.sql, adjustment);
}

describe('a wallet', () => {
  it('exists, empty, from the first look at it on, however many look at once', async () => {
    const userId = await createCustomer(database.db.sql);
    const looks = await Promise.all(Array.from({ length: 10 }, () => wallets.balance(userId, 'USD')));
    expect(new Set(looks.map(({ walletId }) => walletId)).size).toBe(1);
    expect(looks[0]).toMatchObject({
      currency: 'USD',
      availableCents: 0,
      heldCents: 0,
      lastTransactionAt: null,
    });
  });

  it('tells what can be spent, what is reserved and when it last moved', async () => {
    const userId = await createCustomer(database.db.sql);
    await adjust(userId, 1000);
    const later = new Date(AT.getTime() + 1000);
    const hold = { userId, currency: 'BRL', amountCents: 90, id: randomUUID(), at: later } as const;
    await ledger.post(database.db.sql, 'hold', hold);
    expect(await wallets.balance(userId, 'BRL')).toMatchObject({
      availableCents: 910,
      heldCents: 90,
      lastTransactionAt: later,
    });
  });

  it('is one for each currency', async () => {
    const userId = await createCustomer(database.db.sql);
    await adjust(userId, 1000, 'EUR');
    expect(await wallets.balance(userId, 'BRL')).toMatchObject({ availableCents: 0 });
    expect(await wallets.balance(userId, 'EUR')).toMatchObject({ availableCents: 1000 });
  });
});
