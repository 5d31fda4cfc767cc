import { batchedLookup, statement, type Sql } from '../../platform/database/index.js';
import type { Currency } from '../../platform/money.js';
import type { ReferenceType, TransferKind } from './ledger/ledger.store.js';

export interface Balance {
  walletId: string;
  currency: Currency;
  /** Cents that can be spent. */
  availableCents: number;
  /** Cents reserved for numbers in use. */
  heldCents: number;
  lastTransactionAt: Date | null;
}

/** A balance and whose it is. */
export interface CustomerBalance extends Balance {
  userId: string;
}

/** One movement as the wallet's owner may see it. */
export interface StatementEntry {
  id: number;
  kind: TransferKind;
  currency: Currency;
  /** What it changed in the money that can be spent; negative when it took. */
  availableChangeCents: number;
  /** What it changed in the reserved money. */
  heldChangeCents: number;
  availableAfterCents: number;
  reference: { type: ReferenceType; id: string };
  occurredAt: Date;
}

export const FIND_BALANCES = statement(
  'wallets.find_balances',
  `SELECT user_id AS "userId", id AS "walletId", currency, available_cents AS "availableCents",
          held_cents AS "heldCents", last_transaction_at AS "lastTransactionAt"
     FROM wallets WHERE (user_id, currency) IN (SELECT * FROM unnest($1::uuid[], $2::text[]))`,
);

const OPEN_WALLET = statement(
  'wallets.open',
  `SELECT id AS "walletId", currency, available_cents AS "availableCents", held_cents AS "heldCents",
          last_transaction_at AS "lastTransactionAt"
     FROM ledger_lock_wallet($1, $2)`,
);

const LIST_OF_USERS = statement(
  'wallets.list_of_users',
  `SELECT user_id AS "userId", id AS "walletId", currency, available_cents AS "availableCents",
          held_cents AS "heldCents", last_transaction_at AS "lastTransactionAt"
     FROM wallets WHERE user_id = ANY($1::uuid[]) ORDER BY user_id, currency`,
);

// Compared as a pair: only the index of both is then of use, whose entries of one wallet are read as far as the page reaches.
const LIST_ENTRIES = statement(
  'wallets.list_entries',
  `SELECT t.id, t.kind, t.currency,
          CASE 'available' WHEN t.credit_account THEN t.amount_cents WHEN t.debit_account THEN -t.amount_cents ELSE 0 END
            AS "availableChangeCents",
          CASE 'held' WHEN t.credit_account THEN t.amount_cents WHEN t.debit_account THEN -t.amount_cents ELSE 0 END
            AS "heldChangeCents",
          t.available_after_cents AS "availableAfterCents",
          json_build_object('type', t.reference_type, 'id', coalesce(
            (SELECT s.topup_id FROM topup_steps s WHERE t.reference_type = 'topup' AND s.id = t.reference_id),
            t.reference_id)) AS reference,
          t.occurred_at AS "occurredAt"
     FROM wallets w CROSS JOIN LATERAL (
            SELECT * FROM transfers
             WHERE wallet_id >= w.id AND (wallet_id, id) < (w.id, coalesce($3, 9223372036854775807))
             ORDER BY wallet_id DESC, id DESC LIMIT $4) t
    WHERE w.user_id = $1 AND w.currency = $2
    ORDER BY t.id DESC`,
);

const keyOf = (userId: string, currency: string) => `${userId} ${currency}`;

export function createWalletStore(sql: Sql) {
  const findByKey = batchedLookup(async (keys) => {
    const wallets = keys.map((key) => key.split(' '));
    const values = [wallets.map(([userId]) => userId), wallets.map(([, currency]) => currency)];
    const rows = await sql.rows<CustomerBalance>(FIND_BALANCES, values);
    return new Map<string, Balance>(rows.map((row) => [keyOf(row.userId, row.currency), row]));
  });

  return {
    findBalance: (userId: string, currency: Currency) => findByKey(keyOf(userId, currency)),

    /** The wallets that these customers have opened. */
    listOfUsers: (userIds: readonly string[]) => sql.rows<CustomerBalance>(LIST_OF_USERS, [userIds]),

    /** Opens the wallet where there is none, and keeps others from moving its money until the transaction ends. */
    async openWallet(userId: string, currency: Currency): Promise<Balance> {
      const opened = await sql.row<Balance>(OPEN_WALLET, [userId, currency]);
      if (!opened) throw new Error('No wallet was opened');
      return opened;
    },

    listEntries: (userId: string, currency: Currency, beforeId: number | null, limit: number) =>
      sql.rows<StatementEntry>(LIST_ENTRIES, [userId, currency, beforeId, limit]),
  };
}
