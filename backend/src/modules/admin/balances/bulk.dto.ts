import type { AdjustmentCents, OperationDto, ReasonDto } from '../admin.dto.js';
import type { AuditPersonDto } from '../audit/audit.dto.js';

/** One credit; one debit when the amount is negative. */
export interface BulkLineRequestDto extends ReasonDto {
  /**
   * Id or e-mail address.
   * @isString required
   * @minLength 1 required @maxLength 254 too_long
   * @example "maria@example.com"
   */
  user: string;
  amount_cents: AdjustmentCents;
  /** BRL when left out. */
  currency?: 'BRL' | 'USD' | 'EUR';
  /**
   * Makes sure that the line is posted only once. Use the number of a ticket or an invoice, for example.
   * @isString required
   * @minLength 1 required @maxLength 200 too_long
   * @example "outage-2026-11-0001"
   */
  reference: string;
}

/** Many adjustments at once. `reason` is that of each line without its own. */
export interface BulkAdjustmentsRequestDto extends ReasonDto {
  /** @minItems 1 required @maxItems 500 too_long */
  lines: BulkLineRequestDto[];
  /** When true, the lines are only checked. */
  dry_run?: boolean;
}

/** The result of one line. */
export interface BulkLineDto {
  /** The number of the line, from 1. */
  line: number;
  reference: string;
  /** Null when no account has this id or address. */
  user: AuditPersonDto | null;
  amount_cents: number;
  currency: 'BRL' | 'USD' | 'EUR';
  /**
   * `ready`: it can be posted. `applied`: it was posted now. `already_applied`: an earlier call posted it. `refused`: it
   * cannot be posted.
   */
  status: 'ready' | 'applied' | 'already_applied' | 'refused';
  /** Why the line is refused. */
  problem: string | null;
  /** The spendable balance after the line, or in a check what it would be; null when the line was not posted. */
  balance_cents: number | null;
}

/** The results of all lines, in their order. `changed` are those applied now, `skipped` those applied before. */
export interface BulkReportDto extends OperationDto {
  dry_run: boolean;
  ready: number;
  applied: number;
  already_applied: number;
  lines: BulkLineDto[];
}
