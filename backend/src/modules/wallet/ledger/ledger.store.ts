import { statement, type Sql, type Statement } from '../../../platform/database/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import { formatMoney, type Currency } from '../../../platform/money.js';
import type { WalletEvent } from '../wallet-events.dto.js';

/**
 * Which way money went; `capture` and `release` are the two ends of a `hold`, as the other two are of a `payout`, and
 * `refund` takes a capture back. A `repayment` brings back what a chargeback cost the house.
 */
export type TransferKind =
  | 'topup'
  | 'hold'
  | 'capture'
  | 'release'
  | 'refund'
  | 'adjustment'
  | 'chargeback'
  | 'chargeback_won'
  | 'repayment'
  | 'repayment_returned'
  | PayoutKind;

/** Money leaves for its payer; then it has arrived there, or is back. */
export type PayoutKind = 'payout' | 'payout_settled' | 'payout_returned';

/** What a posting belongs to; each kind happens at most once per reference. */
export type ReferenceType = 'topup' | 'activation' | 'adjustment' | 'payout';

/** What a step of the ledger answers: where the wallet stands now, and whether this call moved the money. */
export interface Posting {
  /** False when the reference had been posted before: nothing moved this time. */
  moved: boolean;
  /** What stands under the reference: a capture that lost against a release answers `release`, and the reverse. */
  kind: TransferKind;
  userId: string;
  walletId: string;
  currency: Currency;
  /** Cents that moved, now or the first time. */
  amountCents: number;
  /** Cents that can be spent. */
  availableCents: number;
  /** Cents that are reserved. */
  heldCents: number;
}

/** The columns of the SQL type `ledger_posting`. */
export interface PostingRow {
  moved: boolean;
  kind: TransferKind;
  user_id: string;
  wallet_id: string;
  currency: Currency;
  amount_cents: number;
  available_cents: number;
  held_cents: number;
}

/** A `ledger_posting` as it comes from the database. */
export function postingOf(row: PostingRow): Posting {
  return {
    moved: row.moved,
    kind: row.kind,
    userId: row.user_id,
    walletId: row.wallet_id,
    currency: row.currency,
    amountCents: row.amount_cents,
    availableCents: row.available_cents,
    heldCents: row.held_cents,
  };
}

/** Where a wallet stands after a committed posting. */
export type WalletState = Pick<Posting, 'userId' | 'currency' | 'availableCents' | 'heldCents'>;

/** Tells the customer's open screens the new balance; only after the posting has committed. */
export function publishBalance(
  events: EventBus<WalletEvent>,
  { userId, currency, availableCents, heldCents }: WalletState,
): void {
  events.publish({
    userId,
    type: 'balance_changed',
    fields: {
      currency,
      balance_cents: availableCents,
      held_cents: heldCents,
      balance_formatted: formatMoney(availableCents, currency),
    },
  });
}

/*
 * Money moves only through two SQL functions (ledger.sql). Each is one round trip, locks the customer's wallet until the
 * transaction ends, opens a wallet that does not exist yet, and moves money at most once per reference and kind: a
 * repetition answers `moved = false` and where the wallet stands. Other modules' SQL functions call them directly:
 *
 *   ledger_post(kind, user_id, currency, amount_cents, reference_id, at, party, note) → ledger_posting
 *   ledger_end(kind, reference_id, at, party)                                         → ledger_posting
 *
 * The table transfer_kinds says which accounts a kind joins, what its reference is, and which other kind it ends: a hold
 * is captured or released, a payout settled or returned, with its whole amount; the end that comes second answers
 * moved = false with the first's kind. `party` names the one of a family of accounts (`clearing:*`). A new kind is a row.
 * Too little money raises INSUFFICIENT_BALANCE, whose details `ledger_shortage` makes.
 */

const ADJUST = statement(
  'ledger.adjust',
  `SELECT * FROM ledger_post('adjustment', $1, $2, $3, $4, $6, NULL, $5)`,
);

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

/** Runs a statement of one of the functions above. */
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
