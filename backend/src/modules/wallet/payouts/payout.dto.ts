import type { Payout } from './payout.js';

export interface PayoutRequestDto {
  /**
   * Cents of the top-up's currency to give back; everything that can be refunded if left out.
   * @isInt not_integer @minimum 1 too_small
   * @example 1000
   */
  amount_cents?: number;
}

/** Money that goes back, or went back, to the account that paid a top-up. */
export interface PayoutDto {
  id: string;
  topup_id: string;
  /** `pending` until the gateway has answered; after `failed` the money is in the wallet again. */
  status: 'pending' | 'paid' | 'failed';
  /** Why the payout failed. */
  failure: 'REFUSED_BY_GATEWAY' | null;
  currency: 'BRL' | 'USD' | 'EUR';
  /** The amount that left the wallet. */
  amount_cents: number;
  charge_currency: 'BRL';
  /** The amount that the payer gets. */
  charge_amount_cents: number;
  created_at: string;
  settled_at: string | null;
}

/** A top-up from which money may still go back. */
export interface PayableTopupDto {
  topup_id: string;
  currency: 'BRL' | 'USD' | 'EUR';
  topup_amount_cents: number;
  /** The part that may go back now: not spent, and not given back yet. */
  payable_cents: number;
  paid_at: string;
  /** After this time only staff can give money back. */
  payable_until: string;
}

export interface PayoutsDto {
  /** The newest payout first. */
  payouts: PayoutDto[];
  /** The newest top-up first. */
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
