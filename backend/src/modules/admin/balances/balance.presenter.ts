import { formatMoney } from '../../../platform/money.js';
import type { AdjustedBalanceDto } from '../admin.dto.js';
import type { ChangedBalance } from './changed-balance.js';

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
