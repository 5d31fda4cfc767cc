import { formatMoney, type Currency } from '../../platform/money.js';
import type { AdjustedBalanceDto } from './admin.dto.js';

/** A balance after staff changed it. */
export interface ChangedBalance {
  /** Null when nothing had to change. */
  adjustmentId: string | null;
  userId: string;
  currency: Currency;
  changeCents: number;
  availableCents: number;
  heldCents: number;
}

export function presentChangedBalance(changed: ChangedBalance): AdjustedBalanceDto {
  return {
    adjustment_id: changed.adjustmentId,
    user_id: changed.userId,
    currency: changed.currency,
    amount_cents: changed.changeCents,
    balance_cents: changed.availableCents,
    held_cents: changed.heldCents,
    balance_formatted: formatMoney(changed.availableCents, changed.currency),
  };
}
