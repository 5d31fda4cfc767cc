import type { STAFF_REASONS } from './topup.js';
import type { LedgerEntryDto } from '../ledger/ledger-entry.dto.js';

export type TopupStatusDto = 'pending' | 'paid' | 'expired' | 'failed' | 'refunded';

/** One attempt to add money. */
export interface AdminTopupDto {
  id: string;
  user_id: string;
  /** Null when the account is deleted or has no name. */
  user_name: string | null;
  /** Null when the account is deleted. */
  user_email: string | null;
  status: TopupStatusDto;
  /** Decimal amount in `currency`: the requested amount, or once it is paid, the credited one. */
  amount: number;
  amount_cents: number;
  currency: 'BRL' | 'USD' | 'EUR';
  /** The requested amount; `amount_cents` differs where less or more was paid. */
  expected_amount_cents: number;
  /** The amount of the Pix; once it is paid, the amount that was paid. */
  charge_amount_cents: number;
  charge_currency: 'BRL';
  gateway: string;
  /** Null until the gateway has answered. */
  gateway_payment_id: string | null;
  /** Cents of `currency` that went back to the payer or are on their way back. */
  returned_amount_cents: number;
  /** Cents of `currency` that the payer's bank took back, and the part of them that was already spent: our loss. */
  charged_back_cents: number;
  charged_back_loss_cents: number;
  /** Cents of `currency` that repaid the customer's debts at once. */
  repaid_cents: number;
  /** Why staff must look at this top-up; null where its money moved as usual. */
  staff_reason: (typeof STAFF_REASONS)[number] | null;
  /** The payer's bank or the gateway has decided for the payer: what came back is booked. */
  is_dispute_lost: boolean;
  created_at: string;
  expires_at: string;
  paid_at: string | null;
}

/** Money that goes back, or went back, to the payer. */
export interface AdminPayoutDto {
  id: string;
  /** `pending` until the gateway has answered; after `failed` the money is in the wallet again. */
  status: 'pending' | 'paid' | 'failed';
  failure: 'REFUSED_BY_GATEWAY' | null;
  /** The gateway's own words for its refusal. */
  failure_detail: string | null;
  amount_cents: number;
  currency: 'BRL' | 'USD' | 'EUR';
  charge_amount_cents: number;
  charge_currency: 'BRL';
  /** How often we asked the gateway. */
  tries: number;
  created_at: string;
  settled_at: string | null;
}

/**
 * One sum of a top-up: it came in, the payer's bank took it back, or the bank gave it back after a dispute; or the
 * customer repaid a part of what the bank took back.
 */
export interface AdminTopupStepDto {
  id: string;
  kind: 'credit' | 'chargeback' | 'chargeback_won' | 'repayment';
  gateway_payment_id: string;
  /** 0 for a repayment, which moves nothing at the gateway. */
  charge_amount_cents: number;
  charge_currency: 'BRL';
  amount_cents: number;
  currency: 'BRL' | 'USD' | 'EUR';
  /** The already spent part of a chargeback: our loss and the customer's debt, until the dispute is won. */
  loss_cents: number;
  happened_at: string;
}

/** A top-up with all its movements. */
export interface AdminTopupDetailDto extends AdminTopupDto {
  /** BRL for one unit of `currency`. */
  fx_rate: number;
  /** When we last asked the gateway, and when we ask it next. */
  last_read_at: string | null;
  next_read_at: string | null;
  /** Cents of `currency` that may go back now: not spent, and not given back yet. */
  refundable_cents: number;
  refund_obstacle: 'NOT_PAID' | 'NEEDS_STAFF' | 'OWNER_DELETED' | 'PENDING' | 'NOTHING_LEFT' | null;
  /** Cents of BRL that were requested. */
  expected_charge_amount_cents: number;
  /** What the gateway reported, oldest first: each sum that came in or was taken back. */
  steps: AdminTopupStepDto[];
  /** The newest payout first. */
  payouts: AdminPayoutDto[];
  /** The oldest movement first. */
  transfers: LedgerEntryDto[];
}
