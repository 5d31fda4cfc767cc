import { formatMoney, type Currency } from '../../platform/money.js';
import type { Balance } from './wallet.store.js';
import type { EventOf } from '../../platform/events/index.js';
import type { PayoutStatus } from './payouts/payout.js';
import type { TopupStatus } from './topups/topup.js';

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

/** What a wallet holds after money moved. */
export interface BalanceChangedDto {
  type: 'balance_changed';
  currency: Currency;
  /** What can be spent. */
  balance_cents: number;
  held_cents: number;
  balance_formatted: string;
}

export interface TopupUpdatedDto {
  type: 'topup_updated';
  topup_id: string;
  status: TopupStatus;
}

export interface PayoutUpdatedDto {
  type: 'payout_updated';
  payout_id: string;
  topup_id: string;
  status: PayoutStatus;
}

/** The live events of the wallet. */
export type WalletEventDto = BalanceChangedDto | TopupUpdatedDto | PayoutUpdatedDto;

export type WalletEvent = EventOf<WalletEventDto>;
