import { formatMoney, type Currency } from '../../platform/money.js';
import type { AdminDebtDto } from './debts/debts.store.js';
import type { Balance, CustomerBalance } from './wallet.store.js';
import type { EventOf } from '../../platform/events/index.js';
import type { PayoutStatus } from './payouts/payout.js';
import type { TopupStatus } from './topups/topup.js';

interface WalletAmountsDto {
  currency: 'BRL' | 'USD' | 'EUR';
  /** The money that can be spent. */
  balance_cents: number;
  /** The money that is reserved for numbers in use. */
  held_cents: number;
  /** The debt from chargebacks of money that was already spent: money that comes in repays it first. */
  owed_cents: number;
  /** @example "R$ 24,10" */
  balance_formatted: string;
}

/** The amounts of one wallet. */
export interface BalanceDto extends WalletAmountsDto {
  wallet_id: string;
  last_transaction_at: string | null;
}

/** One wallet of an account. */
export interface AdminWalletDto extends WalletAmountsDto {
  /** The debts that make up `owed_cents`, oldest first. */
  debts: AdminDebtDto[];
}

const amountsOf = (balance: Balance): WalletAmountsDto => ({
  currency: balance.currency,
  balance_cents: balance.availableCents,
  held_cents: balance.heldCents,
  owed_cents: balance.owedCents,
  balance_formatted: formatMoney(balance.availableCents, balance.currency),
});

export const presentBalance = (balance: Balance): BalanceDto => ({
  ...amountsOf(balance),
  wallet_id: balance.walletId,
  last_transaction_at: balance.lastTransactionAt?.toISOString() ?? null,
});

export const presentStaffWallet = (balance: CustomerBalance): AdminWalletDto => ({
  ...amountsOf(balance),
  debts: balance.debts,
});

/** The amounts of a wallet after money moved. */
export interface BalanceChangedDto {
  type: 'balance_changed';
  currency: Currency;
  /** The money that can be spent. */
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
