import type { PayableTopup, Payout } from './payout.js';
import type { PayableTopupDto, PayoutDto } from './payout.dto.js';

export function presentPayout(payout: Payout): PayoutDto {
  return {
    id: payout.id,
    topup_id: payout.topupId,
    status: payout.status,
    failure: payout.failure,
    currency: payout.currency,
    amount_cents: payout.amountCents,
    charge_currency: 'BRL',
    charge_amount_cents: payout.chargeAmountCents,
    created_at: payout.createdAt.toISOString(),
    settled_at: payout.settledAt?.toISOString() ?? null,
  };
}

export function presentPayable(topup: PayableTopup, payableUntil: Date): PayableTopupDto {
  return {
    topup_id: topup.topupId,
    currency: topup.currency,
    topup_amount_cents: topup.topupAmountCents,
    payable_cents: topup.payableCents,
    paid_at: topup.paidAt.toISOString(),
    payable_until: payableUntil.toISOString(),
  };
}
