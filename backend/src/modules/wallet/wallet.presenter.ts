import type { Language } from '../../platform/languages.js';
import { formatMoney } from '../../platform/money.js';
import type { CursorPage } from '../../platform/pagination.js';
import { STATEMENT_TEXTS } from './statement-texts.js';
import type { BalanceDto, WalletTransactionDto, WalletTransactionsDto } from './wallet.dto.js';
import type { Balance, StatementEntry } from './wallet.store.js';

export function presentBalance(balance: Balance): BalanceDto {
  return {
    wallet_id: balance.walletId,
    currency: balance.currency,
    balance_cents: balance.availableCents,
    held_cents: balance.heldCents,
    balance_formatted: formatMoney(balance.availableCents, balance.currency),
    last_transaction_at: balance.lastTransactionAt?.toISOString() ?? null,
  };
}

function presentEntry(entry: StatementEntry, language: Language): WalletTransactionDto {
  return {
    id: String(entry.id),
    kind: entry.kind,
    amount_cents: entry.availableChangeCents,
    held_cents: entry.heldChangeCents,
    currency: entry.currency,
    balance_after_cents: entry.availableAfterCents,
    reference: entry.reference,
    description: STATEMENT_TEXTS[entry.kind][language],
    created_at: entry.occurredAt.toISOString(),
  };
}

export function presentStatement(
  { items, nextCursor }: CursorPage<StatementEntry>,
  language: Language,
): WalletTransactionsDto {
  return { transactions: items.map((entry) => presentEntry(entry, language)), next_cursor: nextCursor };
}
