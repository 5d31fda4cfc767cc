import type { TimeRangeDto } from '../../../platform/http/index.js';
import type { WalletTransactionDto } from '../../wallet/index.js';

export interface WalletTransactionsQueryDto extends TimeRangeDto {
  /** topups: money added or returned to its payer; numbers: reserved and paid; paid: numbers whose SMS came; returns: money back from numbers. */
  type?: 'all' | 'topups' | 'numbers' | 'paid' | 'returns';
  /** Only of numbers that this person of the team bought. @pattern ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid */
  member?: string;
  /** The most movements of a page. @isInt not_integer @minimum 1 too_small @maximum 100 too_large @default 20 */
  limit?: number;
  /** The `next_cursor` of the page before this one. @pattern ^[1-9][0-9]{0,15}$ invalid */
  cursor?: string;
  /** `csv` answers every movement for a spreadsheet, whatever the page. */
  format?: 'json' | 'csv';
}

/** The number that a movement belongs to. */
export interface StatementNumberDto {
  type: 'sms_number';
  /** The id for `GET /api/v1/orders/{id}`; a number that was never allotted has no order there. */
  id: string;
  service: { code: string; name: string; image_url: string | null };
  country: { name: string; iso_code: string; flag_image_url: string };
  /** E.164; null where no number was allotted. */
  phone_number: string | null;
  phone_number_formatted: string | null;
  status: 'REQUESTING' | 'FAILED' | 'WAITING_SMS' | 'ACTIVE' | 'COMPLETED' | 'CANCELLED' | 'EXPIRED';
  expires_at: string | null;
  /** The person of the team who bought it; null without a team, and after that person's account is deleted. */
  member: { id: string; name: string } | null;
}

/** The top-up that a movement belongs to. */
export interface StatementTopupDto {
  type: 'credit_transaction';
  /** The id for `GET /api/v1/orders/{id}`. */
  id: string;
  gateway: string;
  /** Seconds from the charge until the payment was credited; null where nothing was credited. */
  paid_after_seconds: number | null;
}

/** One movement with its order and its counterpart. */
export interface StatementMovementDto extends WalletTransactionDto {
  /** Null for adjustments by staff and for refunds by Pix. */
  order: StatementNumberDto | StatementTopupDto | null;
  /** The movement that ended this hold or payout, or the one that this movement ended. */
  counterpart: {
    id: string;
    kind: WalletTransactionDto['kind'];
    amount_cents: number;
    balance_after_cents: number;
    created_at: string;
  } | null;
}

export interface WalletTransactionsDto {
  /** Newest first. With a `type` or a `member`, a page may be short or empty while more pages follow. */
  transactions: StatementMovementDto[];
  /** The totals of the period: opening + topups + other - paid = held + balance. Null with a cursor. */
  period: {
    /** The spendable and reserved money before the period. */
    opening_balance_cents: number;
    topups_cents: number;
    /** The final cost of numbers: those whose money came back cost nothing. */
    paid_cents: number;
    /** Adjustments by staff, refunds by Pix and chargebacks; negative when money left the wallet. */
    other_cents: number;
    /** The reserved money at the end of the period. */
    held_cents: number;
    /** Spendable at the end of the period. */
    balance_cents: number;
    /** Money of numbers that came back within the period. */
    returned_cents: number;
  } | null;
  /** Pass it as `cursor` to get the next page; null on the last page. */
  next_cursor: string | null;
}
