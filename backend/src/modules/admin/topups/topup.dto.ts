import type { ListQueryDto, TimeRangeDto } from '../../../platform/http/index.js';
import type { AdminTopupStepDto, LedgerEntryDto } from '../../wallet/index.js';
import type { SearchText, UserIdDto } from '../admin.dto.js';

type TopupStatusDto = 'pending' | 'paid' | 'expired' | 'failed' | 'refunded';

/** Which top-ups, and which part of them. */
export interface ListTopupsQueryDto extends ListQueryDto<'created_at'>, TimeRangeDto {
  /** @default "all" */
  status?: 'all' | TopupStatusDto;
  /** @maxLength 50 too_long */
  gateway?: string;
  /** True: those whose money moved in a way that a person must look at. */
  needs_staff?: boolean;
  /**
   * A top-up's id, the id of a payment at its gateway, or a customer: part of the e-mail address or the name, or a CPF. Of
   * many such customers the newest 100 count.
   */
  search?: SearchText;
  user_id?: UserIdDto;
}

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
  staff_reason:
    | 'AMOUNT_MISMATCH'
    | 'CURRENCY_MISMATCH'
    | 'REFERENCE_MISMATCH'
    | 'REFUNDED_BEFORE_CREDIT'
    | 'REFUNDED_AFTER_CREDIT'
    | 'CHARGED_BACK_AFTER_CREDIT'
    | 'OWNER_DELETED'
    | null;
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

export interface RefundTopupDto {
  /**
   * Cents of the top-up's currency to give back; all that can be refunded if left out.
   * @isInt not_integer
   * @minimum 1 too_small
   */
  amount_cents?: number;
  /**
   * Kept in the audit.
   * @maxLength 500 too_long
   * @example "Asked for by the customer, ticket 2288"
   */
  reason?: string;
}

export interface RefundedTopupDto {
  payout: AdminPayoutDto;
  topup: AdminTopupDetailDto;
}
