import { statement, type Sql } from '../../../platform/database/index.js';
import type { Currency } from '../../../platform/money.js';
import type { Balance } from '../wallet.store.js';

/** A top-up as its owner may have it. */
export interface ExportedTopup {
  id: string;
  status: string;
  gateway: string;
  currency: Currency;
  amount_cents: number;
  charge_amount_cents: number;
  gateway_payment_id: string | null;
  created_at: Date;
  paid_at: Date | null;
}

const LOCK = statement(
  'wallet.data.lock',
  `SELECT w.id AS "walletId", w.currency, w.available_cents AS "availableCents", w.held_cents AS "heldCents",
          w.last_transaction_at AS "lastTransactionAt"
     FROM (SELECT currency FROM wallets WHERE user_id = $1 ORDER BY currency) opened,
          LATERAL ledger_lock_wallet($1, opened.currency) w ORDER BY w.currency`,
);

const LIST_TOPUPS = statement(
  'wallet.data.topups',
  `SELECT id, status, gateway, currency, amount_cents, charge_amount_cents, gateway_payment_id, created_at, paid_at
     FROM topups WHERE user_id = $1 ORDER BY created_at DESC, id DESC`,
);

const LIST_PENDING_PAYOUTS = statement(
  'wallet.data.pending_payouts',
  `SELECT currency, amount_cents AS "amountCents" FROM payouts
    WHERE user_id = $1 AND status = 'pending' AND is_from_wallet ORDER BY created_at`,
);

const FORGET_SELECTION = statement(
  'wallet.data.forget_selection',
  'DELETE FROM gateway_selections WHERE user_id = $1',
);

// No gateway knows it, so no payment can ever reach it.
const DELETE_UNCHARGED = statement(
  'wallet.data.delete_uncharged',
  `DELETE FROM topups
    WHERE user_id = $1 AND status IN ('expired', 'failed') AND gateway_payment_id IS NULL AND next_read_at IS NULL`,
);

const DISOWN = statement(
  'wallet.data.disown',
  `UPDATE topups SET is_owner_deleted = true, description = '', request_key = NULL, qr_code = NULL,
                     qr_code_base64 = NULL
    WHERE user_id = $1`,
);

/** Everything that the wallet keeps about one customer. */
export function walletDataStore(sql: Sql) {
  return {
    /** The wallets as they stand until the transaction ends. */
    lock: (userId: string) => sql.rows<Balance>(LOCK, [userId]),
    listPendingPayouts: (userId: string) =>
      sql.rows<{ currency: Currency; amountCents: number }>(LIST_PENDING_PAYOUTS, [userId]),
    listTopups: (userId: string) => sql.rows<ExportedTopup>(LIST_TOPUPS, [userId]),
    /** Keeps of the top-ups what the ledger refers to, and those that a payment may still reach. */
    async forget(userId: string): Promise<void> {
      await sql.rows(FORGET_SELECTION, [userId]);
      await sql.rows(DELETE_UNCHARGED, [userId]);
      await sql.rows(DISOWN, [userId]);
    },
  };
}
