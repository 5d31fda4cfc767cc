import type { Currency } from '../money.js';

export interface RefusalDto {
  /** What went wrong, in the reader's language (Accept-Language: pt, en or es). */
  message: string;
}

export interface RefusedFieldsDto extends RefusalDto {
  /** A message by field path. */
  fields?: Record<string, string>;
}

/** Input that breaks the rules. */
export interface InvalidInputErrorDto extends RefusedFieldsDto {
  code: 'VALIDATION_ERROR' | 'SAME_PASSWORD' | 'WEAK_PASSWORD';
}

/** A service or a country that is not there, or not sold. */
export interface NotSoldErrorDto extends RefusedFieldsDto {
  code: 'INVALID_SERVICE' | 'INVALID_COUNTRY';
  /** Where something was to be bought: true, as the same service may be sold in another country. */
  another_country_may_help?: boolean;
}

/** Fewer or more numbers than one purchase may have. */
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

/** Something that the call needs does not answer. */
export interface UnavailableErrorDto extends RefusalDto {
  code: 'UNAVAILABLE' | 'GATEWAY_UNAVAILABLE';
  /** Whole seconds until the next try; absent where that is not known. */
  retry_after_seconds?: number;
}

/** The gateway does not take the address for its notifications. */
export interface WebhookRefusedErrorDto extends RefusalDto {
  code: 'WEBHOOK_REFUSED';
  /** Its own words. */
  gateway_message: string;
}

/** The password is right, but the address of the account is not confirmed. */
export interface EmailNotVerifiedErrorDto extends RefusalDto {
  code: 'EMAIL_NOT_VERIFIED';
  email: string;
}

/** Numbers that are in use. */
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

/** Money on its way back to its payer. */
export interface PendingPayoutDto {
  kind: 'pending_payout';
  currency: Currency;
  amount_cents: number;
}

/** What is owed since a chargeback: repaid by whatever comes into the wallet, or given up by staff. */
export interface OpenDebtDto {
  kind: 'debt';
  currency: Currency;
  owed_cents: number;
}

/** What has to end before the account can be deleted. */
export interface AccountInUseErrorDto extends RefusalDto {
  code: 'ACCOUNT_IN_USE';
  open: (OpenActivationsDto | HeldMoneyDto | PendingPayoutDto | OpenDebtDto)[];
}

export interface LeftBalanceDto {
  currency: Currency;
  balance_cents: number;
}

/** Money that deleting the account would give up. */
export interface BalanceLeftErrorDto extends RefusalDto {
  code: 'BALANCE_LEFT';
  balances: LeftBalanceDto[];
}

/** The account has all the API keys, staff tokens, webhooks, alerts or people that it may have. */
export interface ApiKeyLimitErrorDto extends RefusalDto {
  code:
    | 'API_KEY_LIMIT_REACHED'
    | 'STAFF_TOKEN_LIMIT_REACHED'
    | 'WEBHOOK_LIMIT_REACHED'
    | 'ALERT_LIMIT_REACHED'
    | 'TEAM_FULL';
  maximum: number;
}

/** What the alert would wait for can be bought now, at this price. */
export interface AlertNotNeededErrorDto extends RefusalDto {
  code: 'ALERT_NOT_NEEDED';
  price_cents: number;
  currency: Currency;
}

/** The API key or the member that buys has spent what it may, or may spend in another currency only. */
export interface BudgetErrorDto extends RefusalDto {
  code: 'KEY_BUDGET_EXCEEDED' | 'KEY_BUDGET_CURRENCY' | 'TEAM_BUDGET_EXCEEDED' | 'TEAM_BUDGET_CURRENCY';
  budget_cents: number;
  /** In this day of the key or this month of the member, less what came back. */
  spent_cents: number;
  currency: Currency;
  /** When the next day or month begins. */
  resets_at: string;
  /** Whole seconds until `resets_at`. */
  retry_after_seconds: number;
}

/** Less than the least top-up. */
export interface MinimumAmountErrorDto extends RefusalDto {
  code: 'MINIMUM_AMOUNT';
  minimum_cents: number;
}

/** More than the largest top-up, or than a payout may return. */
export interface MaximumAmountErrorDto extends RefusalDto {
  code: 'MAXIMUM_AMOUNT' | 'PAYOUT_TOO_HIGH';
  maximum_cents: number;
}

/** The exchange rate is too old to sell by. */
export interface RateUnavailableErrorDto extends RefusalDto {
  code: 'RATE_UNAVAILABLE';
  currency: Currency;
  /** When the last one was published; null where none is known. */
  quoted_at: string | null;
}

/** The exchange rate is higher than the one that was shown. */
export interface RateChangedErrorDto extends RefusalDto {
  code: 'RATE_CHANGED';
  /** BRL per unit now. */
  fx_rate: number;
  /** What the Pix would charge now. */
  charge_amount_cents: number;
}
