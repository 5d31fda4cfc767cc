import type { AdjustmentCents, RequiredReasonDto } from '../admin.dto.js';
import type { AuditPersonDto } from '../audit/audit.dto.js';

/** One credit, or one debit where the amount is negative. */
export interface BulkLineRequestDto extends RequiredReasonDto {
  /**
   * Id or e-mail address.
   * @isString required
   * @minLength 1 required @maxLength 254 too_long
   * @example "maria@example.com"
   */
  user: string;
  amount_cents: AdjustmentCents;
  /** BRL unless given. */
  currency?: 'BRL' | 'USD' | 'EUR';
  /**
   * Posts the line once, no matter how often it is sent: the number of a ticket or an invoice, for example.
   * @isString required
   * @minLength 1 required @maxLength 200 too_long
   * @example "outage-2026-11-0001"
   */
  reference: string;
}

/** Many adjustments at once. */
export interface BulkAdjustmentsRequestDto {
  /** @minItems 1 required @maxItems 500 too_long */
  lines: BulkLineRequestDto[];
  /** True only checks the lines. */
  dry_run?: boolean;
}

/** What became of one line. */
export interface BulkLineDto {
  /** From 1. */
  line: number;
  reference: string;
  /** Null if no account has the id or the address. */
  user: AuditPersonDto | null;
  amount_cents: number;
  currency: 'BRL' | 'USD' | 'EUR';
  /**
   * `ready` would be posted, `applied` was posted now, `already_applied` was posted by an earlier call, `refused` cannot be
   * posted.
   */
  status: 'ready' | 'applied' | 'already_applied' | 'refused';
  /** Why a line is refused. */
  problem: string | null;
  /** The spendable balance after it; null where nothing was posted. In a check, what it would be. */
  balance_cents: number | null;
}

/** What became of all lines, in their order. */
export interface BulkReportDto {
  dry_run: boolean;
  ready: number;
  applied: number;
  already_applied: number;
  refused: number;
  lines: BulkLineDto[];
}
