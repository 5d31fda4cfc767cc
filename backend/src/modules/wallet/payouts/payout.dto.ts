import type { Payout } from './payout.js';

export interface PayoutRequestDto {
  /**
   * Cents of the top-up's currency to give back; all that can be refunded if left out.
   * @isInt not_integer @minimum 1 too_small
   * @example 1000
   */
  amount_cents?: number;
}

/** Money on its way back to the account that paid a top-up, or there already. */
export interface PayoutDto {
  id: string;
  topup_id: string;
  /** `pending` until the gateway has answered; after `failed` the money is in the wallet again. */
  status: 'pending' | 'paid' | 'failed';
  /** Why it failed. */
  failure: 'REFUSED_BY_GATEWAY' | null;
  currency: 'BRL' | 'USD' | 'EUR';
  /** What left the wallet. */
  amount_cents: number;
  charge_currency: 'BRL';
  /** What the payer gets. */
  charge_amount_cents: number;
  created_at: string;
  settled_at: string | null;
}

/** A top-up of which money may still go back. */
export interface PayableTopupDto {
  topup_id: string;
  currency: 'BRL' | 'USD' | 'EUR';
  topup_amount_cents: number;
  /** What may go back now: unspent, and not yet given back. */
  payable_cents: number;
  paid_at: string;
  /** Afterwards staff decides. */
  payable_until: string;
}

export interface PayoutsDto {
  /** Newest first. */
  payouts: PayoutDto[];
  /** Newest first. */
  payable: PayableTopupDto[];
}

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
