/** Why staff make the change, for the audit. */
export interface ReasonDto {
  /** Kept in the audit. @maxLength 500 too_long */
  reason?: string;
}

/** Why staff make the change. Without a reason the change is refused. */
export interface RequiredReasonDto {
  /**
   * Kept in the audit.
   * @isString reason_required
   * @maxLength 500 too_long
   * @example "Asked for by the customer, ticket 2288"
   */
  reason: string;
}

/** Why staff make the change, and which version the editor saw. */
export interface EditDto extends ReasonDto {
  /** `updated_at` as the editor read it. If it has changed, nothing happens (CHANGED_MEANWHILE). @isDateTime invalid */
  expected_updated_at?: string;
}

/** @maxLength 100 too_long */
export type SearchText = string;

/** @minLength 1 required @maxLength 60 too_long */
export type NameText = string;

/** @maxLength 40 too_long */
export type CodeText = string;

/** @maxLength 10 too_long */
export type DayText = string;

/** @maxLength 40 invalid */
export type MomentText = string;

/** @isInt not_integer @minimum 1 too_small @maximum 1000 too_large */
export type Place = number;

/** @isInt not_integer @minimum 1 too_small @maximum 100 too_large */
export type PerSecond = number;

/** @isInt not_integer @minimum -1000000000 too_small @maximum 1000000000 too_large @example 2500 */
export type AdjustmentCents = number;

/** Money that staff add or take away. */
export interface AdjustBalanceRequestDto extends RequiredReasonDto {
  /** Cents to add; a negative number takes cents away. */
  amount_cents: AdjustmentCents;
  currency: 'BRL' | 'USD' | 'EUR';
}

/** The new spendable balance. */
export interface SetBalanceRequestDto extends RequiredReasonDto {
  /** @isInt not_integer @minimum 0 too_small @maximum 1000000000 too_large */
  balance_cents: number;
  /** BRL when left out. */
  currency?: 'BRL' | 'USD' | 'EUR';
  /**
   * The balance that the editor saw. If it has changed, nothing happens (BALANCE_CHANGED).
   * @isInt not_integer
   */
  expected_balance_cents?: number;
}

/** A balance after staff changed it. */
export interface AdjustedBalanceDto {
  /** Null when the balance was already right. */
  adjustment_id: string | null;
  user_id: string;
  currency: 'BRL' | 'USD' | 'EUR';
  /** The cents added; negative when they were taken away. */
  amount_cents: number;
  balance_cents: number;
  held_cents: number;
  /** @example "R$ 49,10" */
  balance_formatted: string;
}

/** Ends the sessions of one account or of all. */
export interface EndSessionsRequestDto extends ReasonDto {
  /** Whether to revoke the API keys too; false when left out. */
  revoke_api_keys?: boolean;
}

/** Why staff give up the money that a customer owes. */
export interface WaiveDebtRequestDto {
  /**
   * Kept in the audit.
   * @isString reason_required
   * @maxLength 500 too_long
   * @example "The bank took back the wrong payment"
   */
  reason: string;
}

export interface RevealMessageRequestDto {
  /** Kept in the audit. @isString reason_required @maxLength 500 too_long @example "The customer asked, ticket 2288" */
  reason: string;
}

/** A debt that staff gave up. */
export interface WaivedDebtDto {
  debt_id: string;
  user_id: string;
  currency: 'BRL' | 'USD' | 'EUR';
  /** The part that was open; 0 when the debt had already ended. */
  waived_cents: number;
  /** The amount that the wallet still owes. */
  owed_cents: number;
}

/** @pattern ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid */
export type UserIdDto = string;

/** @pattern ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$ invalid */
export type DebtIdDto = string;

/** The result of an operation on many things. */
export interface OperationDto {
  /** The id for the audit and for an undo; null in a dry run. */
  operation_id: string | null;
  changed: number;
  /** How many did not change, because the request left them out or they were already as wanted. */
  skipped: number;
  /** What could not be changed. */
  refused: RefusedDto[];
}

interface RefusedDto {
  /** Of a product or an adjustment; in a bulk of adjustments the reference of the line. */
  id: string;
  /**
   * `NOT_FOUND`: there is no such product or account. `CHANGED_MEANWHILE`: somebody has changed it after the operation
   * to undo. `IDEMPOTENCY_CONFLICT`: the reference was used for something else.
   */
  code:
    | 'NOT_FOUND'
    | 'NO_PRICE'
    | 'NO_COST'
    | 'PRICE_TOO_LOW'
    | 'CHANGED_MEANWHILE'
    | 'INSUFFICIENT_BALANCE'
    | 'IDEMPOTENCY_CONFLICT'
    | 'VALIDATION_ERROR';
}
