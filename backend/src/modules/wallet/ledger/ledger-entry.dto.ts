import type { TRANSFER_KINDS } from './ledger.store.js';
import { changeOf, type LedgerEntry } from './staff-statement.read-model.js';

/** One movement of a wallet with the two accounts that it moves money between. */
export interface LedgerEntryDto {
  id: string;
  kind: (typeof TRANSFER_KINDS)[number];
  /** The account that the money came from: `available` and `held` are of the wallet, all others of the house. */
  debit_account: string;
  credit_account: string;
  /** The amount that moved. */
  moved_cents: number;
  /** The change of the spendable balance; negative when it became less. */
  amount_cents: number;
  /** The change of the reserved money. */
  held_cents: number;
  currency: 'BRL' | 'USD' | 'EUR';
  balance_after_cents: number;
  held_after_cents: number;
  /** The top-up, number, adjustment or payout that the movement belongs to. */
  reference: LedgerReferenceDto;
  /** The reason that staff gave. */
  note: string | null;
  created_at: string;
}

/** The top-up, number, adjustment or payout that a movement belongs to. */
export interface LedgerReferenceDto {
  type: 'topup' | 'activation' | 'adjustment' | 'payout';
  id: string;
}

export function presentLedgerEntry(entry: LedgerEntry): LedgerEntryDto {
  return {
    id: String(entry.id),
    kind: entry.kind,
    debit_account: entry.debitAccount,
    credit_account: entry.creditAccount,
    moved_cents: entry.amountCents,
    amount_cents: changeOf(entry, 'available'),
    held_cents: changeOf(entry, 'held'),
    currency: entry.currency,
    balance_after_cents: entry.availableAfterCents,
    held_after_cents: entry.heldAfterCents,
    reference: { type: entry.referenceType, id: entry.referenceId },
    note: entry.note,
    created_at: entry.occurredAt.toISOString(),
  };
}
