import type { STAFF_REASONS } from './topup.js';
import type { LedgerEntryDto } from '../ledger/ledger-entry.dto.js';

export type TopupStatusDto = 'pending' | 'paid' | 'expired' | 'failed' | 'refunded';

/** One attempt to add money. */
export interface AdminTopupDto {
  id: string;
  user_id: string;
  /** Null when the account is deleted, or has no name. */
  user_name: string | null;
  /** Null when the account is deleted. */
  user_email: string | null;
  status: TopupStatusDto;
  /** Decimal amount in `currency`: what was asked for, and what was really credited once it is paid. */
  amount: number;
  amount_cents: number;
  currency: 'BRL' | 'USD' | 'EUR';
  /** What was asked for; `amount_cents` differs where less or more was paid. */
  expected_amount_cents: number;
  /** What the Pix charges; what was really paid once it is. */
  charge_amount_cents: number;
  charge_currency: 'BRL';
  gateway: string;
  /** Null until the gateway has answered. */
  gateway_payment_id: string | null;
  /** Cents of `currency` that went back to the payer, or are on their way. */
  returned_amount_cents: number;
  /** Cents of `currency` that the payer's bank took back, and the part that was spent already: our loss. */
  charged_back_cents: number;
  charged_back_loss_cents: number;
  /** Cents of `currency` that repaid the customer's debts as they came in. */
  repaid_cents: number;
  /** Money moved in a way that a person must look at. */
  staff_reason: (typeof STAFF_REASONS)[number] | null;
  created_at: string;
  expires_at: string;
  paid_at: string | null;
}

/** Money on its way back to the payer, or there already. */
export interface AdminPayoutDto {
  id: string;
  /** `pending` until the gateway has answered; after `failed` the money is in the wallet again. */
  status: 'pending' | 'paid' | 'failed';
  failure: 'REFUSED_BY_GATEWAY' | null;
  /** Why the gateway refused, in its own words. */
  failure_detail: string | null;
  amount_cents: number;
  currency: 'BRL' | 'USD' | 'EUR';
  charge_amount_cents: number;
  charge_currency: 'BRL';
  /** How often the gateway was asked. */
  tries: number;
  created_at: string;
  settled_at: string | null;
}

/**
 * A sum that came in for a top-up, that the payer's bank took back, or that it gave back after a dispute; or what the
 * customer has repaid of what was taken back.
 */
export interface AdminTopupStepDto {
  id: string;
  kind: 'credit' | 'chargeback' | 'chargeback_won' | 'repayment';
  gateway_payment_id: string;
  /** 0 of a repayment, which moves nothing at the gateway. */
  charge_amount_cents: number;
  charge_currency: 'BRL';
  amount_cents: number;
  currency: 'BRL' | 'USD' | 'EUR';
  /** The part of a chargeback that was spent already: our loss and the customer's debt, until the dispute is won. */
  loss_cents: number;
  happened_at: string;
}

/** A top-up with what moved for it. */
export interface AdminTopupDetailDto extends AdminTopupDto {
  /** BRL for one unit of `currency`. */
  fx_rate: number;
  /** When the gateway was asked last, and is asked next. */
  last_read_at: string | null;
  next_read_at: string | null;
  /** Cents of `currency` that may go back now: not given back yet, and unspent. */
  refundable_cents: number;
  refund_obstacle: 'NOT_PAID' | 'NEEDS_STAFF' | 'OWNER_DELETED' | 'PENDING' | 'NOTHING_LEFT' | null;
  /** BRL that was asked for. */
  expected_charge_amount_cents: number;
  /** What the gateway reported, oldest first: each sum that came in or was taken back. */
  steps: AdminTopupStepDto[];
  /** Newest first. */
  payouts: AdminPayoutDto[];
  /** Oldest first. */
  transfers: LedgerEntryDto[];
}
