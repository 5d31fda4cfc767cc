import { statement, type Sql, type Statement } from '../../../platform/database/index.js';
import type { Currency } from '../../../platform/money.js';
import { postingOf, type Posting, type PostingRow } from './posting.js';

/*
 * Money moves only through these SQL functions. Each is one round trip, locks the customer's wallet until the
 * transaction ends, opens a wallet that does not exist yet, and happens at most once per reference and kind: a
 * repetition answers `moved = false` and where the wallet stands. Other modules' SQL functions call them directly:
 *
 *   ledger_hold(user_id uuid, currency text, amount_cents bigint,
 *               reference_type text, reference_id uuid, at timestamptz)            → ledger_posting
 *   ledger_capture(reference_type text, reference_id uuid, at timestamptz)         → ledger_posting
 *   ledger_release(reference_type text, reference_id uuid, at timestamptz)         → ledger_posting
 *   ledger_adjust(user_id uuid, currency text, change_cents bigint,
 *                 adjustment_id uuid, note text, at timestamptz)                   → ledger_posting
 *   ledger_credit_topup(user_id uuid, currency text, amount_cents bigint,
 *                       gateway text, topup_id uuid, at timestamptz)               → ledger_posting
 *   ledger_pay_out(user_id uuid, currency text, amount_cents bigint,
 *                  payout_id uuid, at timestamptz)                                 → ledger_posting
 *   ledger_settle_payout(payout_id uuid, gateway text, at timestamptz)             → ledger_posting
 *   ledger_return_payout(payout_id uuid, at timestamptz)                           → ledger_posting
 *   ledger_assert_available(user_id uuid, currency text, cost_cents bigint)        → void
 *
 *   ledger_posting: moved, kind, user_id, wallet_id, currency, amount_cents, available_cents, held_cents
 *
 * A hold's reference_type is 'activation' and its reference_id the activation's id. capture and release end the whole
 * hold; whichever comes second answers moved = false with the other's kind; without a hold both fail. The same goes for
 * the two ends of a payout.
 * Too little money raises INSUFFICIENT_BALANCE {user_balance, total_cost, missing} (decimals of the currency);
 * ledger_assert_available says so for a total before several holds are made.
 */

const ADJUST = statement('ledger.adjust', 'SELECT * FROM ledger_adjust($1, $2, $3, $4, $5, $6)');

export interface Adjustment {
  /** Identity of the adjustment: the same id never moves money twice. */
  id: string;
  userId: string;
  currency: Currency;
  /** Cents to add; negative cents take away. */
  changeCents: number;
  /** Why, for staff and audit. */
  note: string;
  at: Date;
}

/** Runs one of the functions above. */
export async function post(sql: Sql, step: Statement, values: readonly unknown[]): Promise<Posting> {
  return postingOf(await sql.one<PostingRow>(step, values));
}

/**
 * Changes what can be spent, in the caller's unit of work.
 * @throws DomainError INSUFFICIENT_BALANCE when it takes more than there is.
 */
export function adjust(
  sql: Sql,
  { id, userId, currency, changeCents, note, at }: Adjustment,
): Promise<Posting> {
  return post(sql, ADJUST, [userId, currency, changeCents, id, note, at]);
}
