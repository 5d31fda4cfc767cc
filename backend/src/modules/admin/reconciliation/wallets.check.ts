import type { Books, WalletDifference } from '../../wallet/index.js';
import type { DifferenceStore } from './differences.store.js';
import type { Finding } from './difference.js';

const BATCH_MOVEMENTS = 50_000;
const BATCH_WALLETS = 500;
/** How many wallets without movements a run also checks, so that in time it checks them all. */
const ROUND_WALLETS = 5_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const MICROS_PER_CENT = 10_000;

interface Deps {
  books: Books;
  differences: DifferenceStore;
  now: Date;
}

export async function compareWallets({ books, differences, now }: Deps) {
  const totals = { compared: 0, found: 0, gone: 0 };
  async function compare(walletIds: readonly string[], isFromStart: boolean): Promise<void> {
    for (let from = 0; from < walletIds.length; from += BATCH_WALLETS) {
      const batch = walletIds.slice(from, from + BATCH_WALLETS);
      const found = await books.compareWallets(batch, isFromStart);
      const scope = { checkName: 'wallets', party: '', day: null, subjects: batch } as const;
      const recorded = await differences.record(scope, found.map(findingOf), now);
      totals.compared += batch.length;
      totals.found += recorded.found;
      totals.gone += recorded.gone;
    }
  }

  let { transferId, walletId } = await books.progress();
  for (;;) {
    const moved = await books.movedSince(transferId, BATCH_MOVEMENTS);
    if (moved.lastId === transferId) break;
    await compare(moved.walletIds, false);
    transferId = moved.lastId;
    await books.saveProgress({ transferId, walletId });
  }
  const round = await books.nextWallets(walletId, ROUND_WALLETS);
  await compare(round, true);
  walletId = round.length < ROUND_WALLETS ? FIRST_ID : round.at(-1)!;
  await books.saveProgress({ transferId, walletId });
  await compare(await differences.openSubjects('wallets'), true);
  return totals;
}

function findingOf(difference: WalletDifference): Finding {
  const { walletId, userId, currency, availableCents, heldCents } = difference;
  const { explainedAvailableCents, explainedHeldCents, owedCents, explainedOwedCents } = difference;
  const more = availableCents + heldCents - explainedAvailableCents - explainedHeldCents;
  return {
    code: 'wallet_differs',
    subject: walletId,
    currency,
    // Money that a customer has too much is a loss of the house.
    amountMicros: -more * MICROS_PER_CENT,
    evidence: {
      user_id: userId,
      available_cents: availableCents,
      held_cents: heldCents,
      explained_available_cents: explainedAvailableCents,
      explained_held_cents: explainedHeldCents,
      owed_cents: owedCents,
      explained_owed_cents: explainedOwedCents,
    },
  };
}
