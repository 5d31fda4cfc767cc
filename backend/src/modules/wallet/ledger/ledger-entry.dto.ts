import type { TRANSFER_KINDS } from './ledger.store.js';
import { changeOf, type LedgerEntry } from './staff-statement.read-model.js';

/** One movement of a wallet with both of its accounts. */
export interface LedgerEntryDto {
  id: string;
  kind: (typeof TRANSFER_KINDS)[number];
  /** The account that it took from: `available` and `held` are the wallet's, others the house's. */
  debit_account: string;
  credit_account: string;
  /** What moved. */
  moved_cents: number;
  /** What it changed in the spendable balance; negative when it took. */
  amount_cents: number;
  /** What it changed in the reserved money. */
  held_cents: number;
  currency: 'BRL' | 'USD' | 'EUR';
  balance_after_cents: number;
  held_after_cents: number;
  /** What it belongs to. */
  reference: LedgerReferenceDto;
  /** What staff gave as their reason. */
  note: string | null;
  created_at: string;
}

/** What a movement belongs to. */
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
