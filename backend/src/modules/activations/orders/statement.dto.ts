import type { TimeRangeDto } from '../../../platform/http/index.js';
import type { WalletTransactionDto } from '../../wallet/index.js';

export interface WalletTransactionsQueryDto extends TimeRangeDto {
  /** topups: money added, and what went back to its payer; numbers: reserved and paid; paid: numbers whose SMS came; returns: what came back of numbers. */
  type?: 'all' | 'topups' | 'numbers' | 'paid' | 'returns';
  /** Only of numbers that this person of the team bought. @pattern ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid */
  member?: string;
  /** How many at most. @isInt not_integer @minimum 1 too_small @maximum 100 too_large @default 20 */
  limit?: number;
  /** The `next_cursor` of the page before. @pattern ^[1-9][0-9]{0,15}$ invalid */
  cursor?: string;
  /** `csv` answers every movement, whatever the page, for a spreadsheet. */
  format?: 'json' | 'csv';
}

/** The number that a movement belongs to. */
export interface StatementNumberDto {
  type: 'sms_number';
  /** `GET /api/v1/orders/{id}`; of a number that was never allotted there is no order. */
  id: string;
  service: { code: string; name: string; image_url: string | null };
  country: { name: string; iso_code: string; flag_image_url: string };
  /** E.164; null where none was allotted. */
  phone_number: string | null;
  phone_number_formatted: string | null;
  status: 'REQUESTING' | 'FAILED' | 'WAITING_SMS' | 'ACTIVE' | 'COMPLETED' | 'CANCELLED' | 'EXPIRED';
  expires_at: string | null;
  /** Who of the team bought it; null without a team, and once the person's account is deleted. */
  member: { id: string; name: string } | null;
}

/** The top-up that a movement belongs to. */
export interface StatementTopupDto {
  type: 'credit_transaction';
  /** `GET /api/v1/orders/{id}` */
  id: string;
  gateway: string;
  /** From its charge until the payment was credited; null where none was. */
  paid_after_seconds: number | null;
}

/** One movement with what it belongs to. */
export interface StatementMovementDto extends WalletTransactionDto {
  /** Null for what staff moved and for refunds by Pix. */
  order: StatementNumberDto | StatementTopupDto | null;
  /** The other end: what ended this hold or payout, or the one that this ended. */
  counterpart: {
    id: string;
    kind: WalletTransactionDto['kind'];
    amount_cents: number;
    balance_after_cents: number;
    created_at: string;
  } | null;
}

export interface WalletTransactionsDto {
  /** Newest first. With a `type` or a `member`, a page may be shorter than asked for, or empty, with more behind it. */
  transactions: StatementMovementDto[];
  /** What the period comes to: opening + topups + other - paid = held + balance. Null with a cursor. */
  period: {
    /** What could be spent and what was reserved before the period. */
    opening_balance_cents: number;
    topups_cents: number;
    /** What numbers cost in the end: those whose money came back cost nothing. */
    paid_cents: number;
    /** Adjustments by staff, refunds by Pix and what a payer's bank took back; negative when it took. */
    other_cents: number;
    /** Reserved at the end of the period. */
    held_cents: number;
    /** What can be spent at the end of the period. */
    balance_cents: number;
    /** What came back of numbers within it. */
    returned_cents: number;
  } | null;
  /** Asks for the next page as `cursor`; null on the last one. */
  next_cursor: string | null;
}
