import { statement, type Sql, type UnitOfWork } from '../../platform/database/index.js';
import type { Language } from '../../platform/languages.js';
import type { Platform } from '../../platform/platform.js';
import type { AccountDataHolder, OpenMatter } from '../auth/index.js';
import { adjust } from './ledger/ledger.store.js';
import { presentPayout } from './payouts/payout.dto.js';
import { createPayoutStore } from './payouts/payout.store.js';
import { presentMovement, type WalletTransactionDto } from './statement/statement.dto.js';
import { createStatementStore } from './statement/statement.store.js';
import { presentBalance } from './wallet.dto.js';
import { createWalletStore, type Balance } from './wallet.store.js';

const LOCK_TOPUPS = statement(
  'account_data.lock_topups',
  'SELECT id FROM topups WHERE user_id = $1 ORDER BY id FOR NO KEY UPDATE',
);

const LOCK_WALLETS = statement(
  'account_data.lock_wallets',
  `SELECT w.id AS "walletId", w.currency, w.available_cents AS "availableCents", w.held_cents AS "heldCents",
          w.owed_cents AS "owedCents", w.last_transaction_at AS "lastTransactionAt"
     FROM (SELECT currency FROM wallets WHERE user_id = $1 ORDER BY currency) opened,
          LATERAL ledger_lock_wallet($1, opened.currency) w ORDER BY w.currency`,
);

const LIST_TOPUPS = statement(
  'account_data.list_topups',
  `SELECT id, status, gateway, currency, amount_cents, charge_amount_cents, gateway_payment_id, created_at, paid_at
     FROM topups WHERE user_id = $1 ORDER BY created_at DESC, id DESC`,
);

const LIST_PENDING_PAYOUTS = statement(
  'account_data.list_pending_payouts',
  `SELECT 'pending_payout' AS kind, currency, amount_cents FROM payouts
    WHERE user_id = $1 AND status = 'pending' AND is_from_wallet ORDER BY created_at`,
);

const FORGET_SELECTION = statement(
  'account_data.forget_gateway',
  'DELETE FROM gateway_selections WHERE user_id = $1',
);

// The gateway does not know such a top-up, so no payment can come for it.
const DELETE_UNCHARGED = statement(
  'account_data.delete_uncharged',
  `DELETE FROM topups
    WHERE user_id = $1 AND status IN ('expired', 'failed') AND gateway_payment_id IS NULL AND next_read_at IS NULL`,
);

const DISOWN = statement(
  'account_data.disown_topups',
  `UPDATE topups SET is_owner_deleted = true, description = '', request_key = NULL, qr_code = NULL,
                     qr_code_base64 = NULL
    WHERE user_id = $1`,
);

function createWalletDataStore(sql: Sql) {
  return {
    async lock(userId: string): Promise<Balance[]> {
      await sql.rows(LOCK_TOPUPS, [userId]);
      return sql.rows<Balance>(LOCK_WALLETS, [userId]);
    },
    listPendingPayouts: (userId: string) =>
      sql.rows<Extract<OpenMatter, { kind: 'pending_payout' }>>(LIST_PENDING_PAYOUTS, [userId]),
    listTopups: (userId: string) => sql.rows<Record<string, unknown>>(LIST_TOPUPS, [userId]),
    /** Keeps the rows that the ledger names and the top-ups for which a payment may still come. */
    async forget(userId: string): Promise<void> {
      await sql.rows(FORGET_SELECTION, [userId]);
      await sql.rows(DELETE_UNCHARGED, [userId]);
      await sql.rows(DISOWN, [userId]);
    },
  };
}

const GIVEN_UP = 'Given up by the customer who deleted the account';
const ALL_ENTRIES = 2_147_483_647;

type Deps = Pick<Platform, 'db' | 'clock' | 'random'>;

function mattersOf({ currency, availableCents, heldCents, owedCents }: Balance): OpenMatter[] {
  return [
    ...(heldCents > 0 ? [{ kind: 'held_money', currency, held_cents: heldCents } as const] : []),
    ...(owedCents > 0 ? [{ kind: 'debt', currency, owed_cents: owedCents } as const] : []),
    ...(availableCents > 0 ? [{ kind: 'balance', currency, balance_cents: availableCents } as const] : []),
  ];
}

export class WalletData implements AccountDataHolder {
  constructor(private readonly deps: Deps) {}

  async openMatters(userId: string, unit: UnitOfWork): Promise<OpenMatter[]> {
    const store = createWalletDataStore(unit.sql);
    const wallets = await store.lock(userId);
    return [...wallets.flatMap(mattersOf), ...(await store.listPendingPayouts(userId))];
  }

  async exportOf(userId: string, language: Language): Promise<Record<string, unknown>> {
    const { sql } = this.deps.db;
    const store = createWalletStore(sql);
    const [balances, topups, payouts] = await Promise.all([
      store.listOfUsers([userId]),
      createWalletDataStore(sql).listTopups(userId),
      createPayoutStore(sql).listOfUser(userId, ALL_ENTRIES),
    ]);
    const wallets = await Promise.all(
      balances.map(async (balance) => {
        const { currency } = balance;
        const whole = { userId, currency, kinds: null, from: null, before: null };
        const transactions: WalletTransactionDto[] = [];
        for await (const entries of createStatementStore(sql).batches(whole)) {
          transactions.push(...entries.map((entry) => presentMovement(entry, language)));
        }
        return { ...presentBalance(balance), transactions };
      }),
    );
    return { wallets, topups, payouts: payouts.map(presentPayout) };
  }

  /** The movements stay: they name no person. */
  async erase(userId: string, unit: UnitOfWork): Promise<void> {
    const { clock, random } = this.deps;
    const store = createWalletDataStore(unit.sql);
    for (const { currency, availableCents } of await store.lock(userId)) {
      const givenUp = { id: random.id(), userId, currency, note: GIVEN_UP, at: clock.now() };
      if (availableCents > 0) await adjust(unit.sql, { ...givenUp, changeCents: -availableCents });
    }
    await store.forget(userId);
  }
}
