import type { Currency } from '../money.js';

export interface RefusalDto {
  /** What went wrong, in the reader's language (Accept-Language: pt, en or es). */
  message: string;
}

export interface RefusedFieldsDto extends RefusalDto {
  /** One message for each wrong field, by its path. */
  fields?: Record<string, string>;
}

/** The input does not follow the rules. */
export interface InvalidInputErrorDto extends RefusedFieldsDto {
  code: 'VALIDATION_ERROR' | 'SAME_PASSWORD' | 'WEAK_PASSWORD';
}

/** The service or country does not exist, or is not sold. */
export interface NotSoldErrorDto extends RefusedFieldsDto {
  code: 'INVALID_SERVICE' | 'INVALID_COUNTRY';
  /** Present in answers to a purchase: true, because another country may sell the same service. */
  another_country_may_help?: boolean;
}

/** One purchase cannot have so few or so many numbers. */
export interface InvalidQuantityErrorDto extends RefusedFieldsDto {
  code: 'INVALID_QUANTITY';
  max_quantity: number;
}

/** Too many calls, or too many tries. */
export interface RateLimitedErrorDto extends RefusalDto {
  code: 'RATE_LIMITED' | 'TOO_MANY_ATTEMPTS';
  /** Whole seconds until the next try. */
  retry_after_seconds: number;
}

/** A service that the call needs does not answer. */
export interface UnavailableErrorDto extends RefusalDto {
  code: 'UNAVAILABLE' | 'GATEWAY_UNAVAILABLE';
  /** Whole seconds until the next try; absent where nobody knows. */
  retry_after_seconds?: number;
}

/** The gateway refuses the address for its notifications. */
export interface WebhookRefusedErrorDto extends RefusalDto {
  code: 'WEBHOOK_REFUSED';
  /** The gateway's own words. */
  gateway_message: string;
}

/** The password is right, but the address of the account is not confirmed. */
export interface EmailNotVerifiedErrorDto extends RefusalDto {
  code: 'EMAIL_NOT_VERIFIED';
  email: string;
}

/** The account's numbers that are in use. */
export interface OpenActivationsDto {
  kind: 'open_activations';
  count: number;
}

/** Money reserved for numbers in use. */
export interface HeldMoneyDto {
  kind: 'held_money';
  currency: Currency;
  held_cents: number;
}

/** Money on its way back to the payer. */
export interface PendingPayoutDto {
  kind: 'pending_payout';
  currency: Currency;
  amount_cents: number;
}

/** A debt from a chargeback: money that comes into the wallet repays it, or staff waive it. */
export interface OpenDebtDto {
  kind: 'debt';
  currency: Currency;
  owed_cents: number;
}

/** Lists what must end before the account can be deleted. */
export interface AccountInUseErrorDto extends RefusalDto {
  code: 'ACCOUNT_IN_USE';
  open: (OpenActivationsDto | HeldMoneyDto | PendingPayoutDto | OpenDebtDto)[];
}

export interface LeftBalanceDto {
  currency: Currency;
  balance_cents: number;
}

/** Money that would be lost when the account is deleted. */
export interface BalanceLeftErrorDto extends RefusalDto {
  code: 'BALANCE_LEFT';
  balances: LeftBalanceDto[];
}

/** The account has its maximum of API keys, staff tokens, webhooks, alerts or people. */
export interface ApiKeyLimitErrorDto extends RefusalDto {
  code:
    | 'API_KEY_LIMIT_REACHED'
    | 'STAFF_TOKEN_LIMIT_REACHED'
    | 'WEBHOOK_LIMIT_REACHED'
    | 'ALERT_LIMIT_REACHED'
    | 'TEAM_FULL';
  maximum: number;
}

/** The number that the alert would wait for can be bought now, at this price. */
export interface AlertNotNeededErrorDto extends RefusalDto {
  code: 'ALERT_NOT_NEEDED';
  price_cents: number;
  currency: Currency;
}

/** The API key or the member has spent its budget, or has a budget in another currency only. */
export interface BudgetErrorDto extends RefusalDto {
  code: 'KEY_BUDGET_EXCEEDED' | 'KEY_BUDGET_CURRENCY' | 'TEAM_BUDGET_EXCEEDED' | 'TEAM_BUDGET_CURRENCY';
  budget_cents: number;
  /** Spent in the key's current day or the member's current month, less the money that came back. */
  spent_cents: number;
  currency: Currency;
  /** When the next day or month begins. */
  resets_at: string;
  /** Whole seconds until `resets_at`. */
  retry_after_seconds: number;
}

/** The amount is below the smallest top-up. */
export interface MinimumAmountErrorDto extends RefusedFieldsDto {
  code: 'MINIMUM_AMOUNT';
  minimum_cents: number;
}

/** The amount is above the largest top-up, or above what a payout may return. */
export interface MaximumAmountErrorDto extends RefusedFieldsDto {
  code: 'MAXIMUM_AMOUNT' | 'PAYOUT_TOO_HIGH';
  maximum_cents: number;
}

/** The exchange rate is too old to sell at it. */
export interface RateUnavailableErrorDto extends RefusalDto {
  code: 'RATE_UNAVAILABLE';
  currency: Currency;
  /** When the newest rate was published; null where none is known. */
  quoted_at: string | null;
}

/** The exchange rate is higher than the one that was shown. */
export interface RateChangedErrorDto extends RefusalDto {
  code: 'RATE_CHANGED';
  /** The current rate: BRL for one unit. */
  fx_rate: number;
  /** The amount that the Pix would charge now. */
  charge_amount_cents: number;
}
