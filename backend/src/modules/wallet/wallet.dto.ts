import { formatMoney } from '../../platform/money.js';
import type { Balance } from './wallet.store.js';

/** What one wallet holds. */
export interface BalanceDto {
  wallet_id: string;
  currency: 'BRL' | 'USD' | 'EUR';
  /** What can be spent. */
  balance_cents: number;
  /** What is reserved for numbers in use. */
  held_cents: number;
  /** What a chargeback took after it was spent: what comes into the wallet repays it before it can be spent. */
  owed_cents: number;
  /** @example "R$ 24,10" */
  balance_formatted: string;
  last_transaction_at: string | null;
}

export function presentBalance(balance: Balance): BalanceDto {
  return {
    wallet_id: balance.walletId,
    currency: balance.currency,
    balance_cents: balance.availableCents,
    held_cents: balance.heldCents,
    owed_cents: balance.owedCents,
    balance_formatted: formatMoney(balance.availableCents, balance.currency),
    last_transaction_at: balance.lastTransactionAt?.toISOString() ?? null,
  };
}
