import type { EventOf } from '../../platform/events/index.js';
import type { Currency } from '../../platform/money.js';
import type { PayoutStatus } from './payouts/payout.js';
import type { TopupStatus } from './topups/topup.js';

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
