import type { Clock } from '../../../platform/clock.js';
import type { Database, UnitOfWork } from '../../../platform/database/index.js';
import type { Language } from '../../../platform/languages.js';
import type { Random } from '../../../platform/random.js';
import type { AccountDataHolder, OpenMatter } from '../../auth/index.js';
import { adjust } from '../ledger/ledger.js';
import { presentPayout } from '../payouts/payout.presenter.js';
import { createPayoutStore } from '../payouts/payout.store.js';
import { presentBalance, presentStatement } from '../wallet.presenter.js';
import { createWalletStore, type Balance } from '../wallet.store.js';
import { walletDataStore } from './wallet-data.store.js';

const GIVEN_UP = 'Given up by the customer who deleted the account';
const ALL_ENTRIES = 2_147_483_647;

interface Dependencies {
  db: Database;
  clock: Clock;
  random: Random;
}

function mattersOf({ currency, availableCents, heldCents }: Balance): OpenMatter[] {
  return [
    ...(heldCents > 0 ? [{ kind: 'held_money', currency, amountCents: heldCents } as const] : []),
    ...(availableCents > 0 ? [{ kind: 'balance', currency, amountCents: availableCents } as const] : []),
  ];
}

/** The wallet's part of the export and the deletion of accounts. */
export class WalletData implements AccountDataHolder {
  constructor(private readonly deps: Dependencies) {}

  async openMatters(userId: string, unit: UnitOfWork): Promise<OpenMatter[]> {
    const store = walletDataStore(unit.sql);
    const wallets = await store.lock(userId);
    const payouts = await store.listPendingPayouts(userId);
    return [
      ...wallets.flatMap(mattersOf),
      ...payouts.map((payout) => ({ kind: 'pending_payout', ...payout }) as const),
    ];
  }

  async exportOf(userId: string, language: Language): Promise<Record<string, unknown>> {
    const { sql } = this.deps.db;
    const store = createWalletStore(sql);
    const [balances, topups, payouts] = await Promise.all([
      store.listOfUsers([userId]),
      walletDataStore(sql).listTopups(userId),
      createPayoutStore(sql).listOfUser(userId, ALL_ENTRIES),
    ]);
    const wallets = await Promise.all(
      balances.map(async (balance) => {
        const items = await store.listEntries(userId, balance.currency, null, ALL_ENTRIES);
        const { transactions } = presentStatement({ items, nextCursor: null }, language);
        return { ...presentBalance(balance), transactions };
      }),
    );
    return { wallets, topups, payouts: payouts.map(presentPayout) };
  }

  /** The movements themselves stay as they are: they name nobody. */
  async erase(userId: string, unit: UnitOfWork): Promise<void> {
    const { clock, random } = this.deps;
    const store = walletDataStore(unit.sql);
    for (const { currency, availableCents } of await store.lock(userId)) {
      const givenUp = { id: random.id(), userId, currency, note: GIVEN_UP, at: clock.now() };
      if (availableCents > 0) await adjust(unit.sql, { ...givenUp, changeCents: -availableCents });
    }
    await store.forget(userId);
  }
}
