import { statement, type Sql, type Statement } from '../../../platform/database/index.js';
import type { Currency } from '../../../platform/money.js';
import { postingOf, type Posting, type PostingRow } from './posting.js';

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
