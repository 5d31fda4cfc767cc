import { statement, type Sql } from '../../../platform/database/index.js';
import type { Currency } from '../../../platform/money.js';

/** An account of the ledger. */
export interface BookAccountDto {
  /** `provider:<code>`, `clearing:<gateway>`, `costs:delivered`, `revenue` … */
  account: string;
  currency: string;
  /** What we have and what was spent is positive; what we owe or earned is negative. */
  balance_micros: number;
}

/** Money that we paid to a provider or took out of a gateway, as staff recorded it. */
export interface RecordedPaymentDto {
  id: string;
  account: string;
  currency: string;
  /** Millionths of a unit; negative for money that came back. */
  amount_micros: number;
  /** The reason that staff gave. */
  note: string | null;
  recorded_at: string;
}

export interface WalletDifference {
  walletId: string;
  userId: string;
  currency: Currency;
  availableCents: number;
  heldCents: number;
  explainedAvailableCents: number;
  explainedHeldCents: number;
  owedCents: number;
  explainedOwedCents: number;
}

export interface HouseMovement {
  kind:
    | 'provider_opened'
    | 'provider_funded'
    | 'gateway_funded'
    | 'provider_lost'
    | 'provider_gained'
    | 'gateway_lost'
    | 'gateway_gained';
  id: string;
  account: string;
  currency: string;
  /** Millionths of a unit; a negative amount moves the other way, where the kind allows it. */
  micros: number;
  at: Date;
  note: string | null;
}

const ACCOUNTS = statement(
  'accounts.list',
  'SELECT account, currency, -micros AS balance_micros FROM account_balances WHERE micros <> 0 ORDER BY account, currency',
);
const ACCOUNT = statement(
  'accounts.find',
  'SELECT coalesce(sum(micros), 0)::bigint AS micros FROM account_balances WHERE account = $1 AND currency = $2',
);
// The query reads index house_transfers_payments.
const PAYMENTS = statement(
  'accounts.payments',
  `SELECT reference_id AS id, CASE WHEN debit_account = 'funds' THEN credit_account ELSE debit_account END AS account,
          debit_currency AS currency,
          CASE WHEN debit_account = 'funds' THEN -credit_micros ELSE debit_micros END AS amount_micros, note,
          iso_instant(occurred_at) AS recorded_at
     FROM house_transfers WHERE reference_type = 'payment' ORDER BY id DESC LIMIT $1`,
);
const MOVE = statement('accounts.move', 'SELECT house_move($1, $2, $3, $4, $5, $6, $7) AS moved');
const ADJUST_TO_WALLET = statement(
  'ledger.adjust_to_wallet',
  'SELECT ledger_adjust_to_wallet($1, $2, $3, $4) AS cents',
);

const MOVED_SINCE = statement(
  'wallet_checks.moved_since',
  `SELECT array_agg(DISTINCT wallet_id) AS "walletIds", max(id) AS "lastId"
     FROM (SELECT id, wallet_id FROM transfers
            WHERE id > $1 AND id <= (SELECT folded_id FROM account_watermarks WHERE source = 'transfers')
            ORDER BY id LIMIT $2) AS moved`,
);
const NEXT_WALLETS = statement(
  'wallet_checks.next_wallets',
  'SELECT id FROM wallets WHERE id > $1 ORDER BY id LIMIT $2',
);
const PROGRESS = statement(
  'wallet_checks.progress',
  `SELECT transfer_id AS "transferId", wallet_id AS "walletId" FROM wallet_check_progress`,
);
const SAVE_PROGRESS = statement(
  'wallet_checks.save_progress',
  'UPDATE wallet_check_progress SET transfer_id = $1, wallet_id = $2',
);

// One statement sees one moment: a wallet's row and its movement are committed together.
const COMPARE = statement(
  'wallet_checks.compare',
  `WITH compared AS (
     SELECT w.id, w.user_id, w.currency, w.available_cents, w.held_cents, w.owed_cents, debts_open(w.id) AS explained_owed,
            coalesce(c.available_cents, 0) + s.available_cents AS explained_available,
            coalesce(c.held_cents, 0) + s.held_cents AS explained_held, s.last_id
       FROM wallets w
       LEFT JOIN wallet_checks c ON c.wallet_id = w.id AND NOT $2::boolean
      CROSS JOIN LATERAL ledger_sums(w.id, coalesce(c.transfer_id, 0)) s
      WHERE w.id = ANY ($1::uuid[])
   ), saved AS (
     INSERT INTO wallet_checks AS present (wallet_id, transfer_id, available_cents, held_cents)
       SELECT id, last_id, explained_available, explained_held FROM compared WHERE last_id IS NOT NULL ORDER BY id
       ON CONFLICT (wallet_id) DO UPDATE SET transfer_id = excluded.transfer_id,
                                             available_cents = excluded.available_cents, held_cents = excluded.held_cents
   )
   SELECT id AS "walletId", user_id AS "userId", currency, available_cents AS "availableCents",
          held_cents AS "heldCents", explained_available AS "explainedAvailableCents",
          explained_held AS "explainedHeldCents", owed_cents AS "owedCents", explained_owed AS "explainedOwedCents"
     FROM compared
    WHERE (available_cents, held_cents, owed_cents)
          IS DISTINCT FROM (explained_available, explained_held, explained_owed)`,
);

export function createBooks(sql: Sql) {
  return {
    accounts: () => sql.rows<BookAccountDto>(ACCOUNTS),

    /** Answers debits minus credits, in millionths of a unit. */
    async holdings(account: string, currency: string): Promise<number> {
      return -(await sql.one<{ micros: number }>(ACCOUNT, [account, currency])).micros;
    },

    payments: (most: number) => sql.rows<RecordedPaymentDto>(PAYMENTS, [most]),

    async move({ kind, id, account, currency, micros, at, note }: HouseMovement): Promise<boolean> {
      const values = [kind, id, account, currency, micros, at, note];
      return (await sql.one<{ moved: boolean }>(MOVE, values)).moved;
    },

    async adjustToWallet(walletId: string, id: string, note: string | null, at: Date): Promise<number> {
      return (await sql.one<{ cents: number }>(ADJUST_TO_WALLET, [walletId, id, note, at])).cents;
    },

    progress: () => sql.one<{ transferId: number; walletId: string }>(PROGRESS),
    saveProgress: ({ transferId, walletId }: { transferId: number; walletId: string }) =>
      sql.rows(SAVE_PROGRESS, [transferId, walletId]),

    async movedSince(transferId: number, most: number): Promise<{ walletIds: string[]; lastId: number }> {
      const found = await sql.one<{ walletIds: string[] | null; lastId: number | null }>(MOVED_SINCE, [
        transferId,
        most,
      ]);
      return { walletIds: found.walletIds ?? [], lastId: found.lastId ?? transferId };
    },

    async nextWallets(after: string, most: number): Promise<string[]> {
      return (await sql.rows<{ id: string }>(NEXT_WALLETS, [after, most])).map(({ id }) => id);
    },

    compareWallets: (walletIds: readonly string[], isFromStart: boolean) =>
      sql.rows<WalletDifference>(COMPARE, [walletIds, isFromStart]),
  };
}

export type Books = ReturnType<typeof createBooks>;
