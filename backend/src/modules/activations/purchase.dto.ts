import type { PurchaseBlockDto } from '../../platform/errors/index.js';
import type { ActivationDto } from './activation.dto.js';

/** Which countries are acceptable when the order names none. */
export interface PurchasePreferencesDto {
  /**
   * ISO codes or numeric ids: the first one that can be sold is taken, and the next where it has no number. Without
   * this list the cheapest of all countries is taken.
   * @minItems 1 too_few @maxItems 50 too_many
   */
  countries?: string[];
  /**
   * Only where at least so many of 100 numbers got their SMS in the last 7 days; what is not measured yet is left out.
   * @isInt not_integer @minimum 1 too_small @maximum 100 too_large
   */
  min_delivery_percent?: number;
  /**
   * Only countries where a number costs at least so much, in cents of the account's currency.
   * @isInt not_integer @minimum 0 too_small
   */
  min_price_cents?: number;
}

export interface ValidatePurchaseRequestDto {
  service_code: string;
  /** ISO code or numeric id. Give either this or `preferences`. */
  country_code?: string;
  /** With preferences, the answer names the country that would be taken. */
  preferences?: PurchasePreferencesDto;
  /**
   * With `preferences`: the most that one number may cost, in cents of the account's currency.
   * @isInt not_integer @minimum 0 too_small
   */
  max_price_cents?: number;
  quantity: number;
  /** The currency that the caller expects; when the account has another one, the answer says `CURRENCY_CHANGED`. */
  currency?: 'BRL' | 'USD' | 'EUR';
}

export interface ValidatePurchaseDto extends PurchaseBlockDto {
  /** ISO code of the country that would be taken; null: none meets the preferences, or it does not exist. */
  country_code: string | null;
  /** Decimal price of one number in `currency`. */
  unit_price: number;
  unit_price_cents: number;
  currency: 'BRL' | 'USD' | 'EUR';
  total_cost: number;
  total_cost_cents: number;
  user_balance: number;
  user_balance_cents: number;
  has_sufficient_balance: boolean;
  max_quantity: number;
  is_valid: boolean;
  error_code: string | null;
  error_message: string | null;
  /** True when this country cannot sell the service now but another one may. */
  another_country_may_help: boolean;
}

/**
 * @example {
 *   "service": "wa",
 *   "country": "BR",
 *   "quantity": 1,
 *   "user_id": "01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b11",
 *   "max_price_cents": 439,
 *   "currency": "BRL"
 * }
 */
export interface PurchaseRequestDto {
  /** Service code. */
  service: string;
  /** ISO code or numeric id. Give either this or `preferences`. */
  country?: string;
  /** We choose the country when the number is bought. `max_price_cents` limits what it may cost. */
  preferences?: PurchasePreferencesDto;
  quantity: number;
  /** The caller's own id. */
  user_id: string;
  /** Decimal price of one number that the customer saw, in the account's currency. Give this or `max_price_cents`. */
  service_price?: number;
  /**
   * The most that one number may cost, in cents of the account's currency. Give this or `service_price`.
   * @isInt not_integer @minimum 0 too_small
   */
  max_price_cents?: number;
  /** The currency of the price; the order is refused with `CURRENCY_CHANGED` where the account has another one. */
  currency?: 'BRL' | 'USD' | 'EUR';
}

export interface PurchaseAttemptDto {
  /** Which number of the purchase this is, from 1. */
  number: number;
  /** ISO code of the country that was tried. */
  country?: string;
  /** Counts from 1, and again from 1 in the next country. */
  attempt: number;
  max_attempts: number;
  outcome: 'bought' | 'refused' | 'unknown';
}

export interface FailedNumberDto {
  code:
    | 'NO_NUMBERS'
    | 'INVALID_SERVICE'
    | 'INVALID_COUNTRY'
    | 'SERVICE_IN_INCUBATION'
    | 'PROVIDER_CONNECTION'
    | 'PROVIDER_INTERNAL'
    | 'PROVIDER_NO_BALANCE'
    | 'CHECKING_WITH_PROVIDER';
  message: string;
  /** True when the same order may succeed a moment later. */
  retryable: boolean;
  /** True when another country may have a number for the same service. */
  another_country_may_help: boolean;
  /** Decimal amount that went back; 0 while the outcome is unknown. */
  refunded_amount: number;
  refunded_amount_cents: number;
  /** With CHECKING_WITH_PROVIDER: when the outcome is known at the latest. */
  settles_by?: string;
}

export interface PurchaseDto {
  batch_id: string;
  successful_numbers: number;
  failed_numbers: number;
  attempts_progress: PurchaseAttemptDto[];
  message: string;
  successful_transactions: ActivationDto[];
  failed_transactions: FailedNumberDto[];
  /** Decimal amount that went back for all failed numbers together. */
  refunded_amount: number;
  refunded_amount_cents: number;
}

/** What an account must reach before its programs may have more numbers open. */
export interface OpenLevelDto {
  max_open_numbers: number;
  account_days: number;
  numbers_with_sms: number;
}

/** The customer's own cancels of one product. Swaps, expired numbers and numbers ended by a provider do not count. */
export interface CountedCancelsDto {
  counted: number;
  /** This many cancels pause purchases. */
  limit: number;
  /** The length of time, in seconds, in which cancels are counted. */
  window_seconds: number;
  /** The product with the most cancels; null where none was cancelled. */
  service: { code: string; name: string } | null;
  country: { iso_code: string; name: string } | null;
}

/**
 * @example {
 *   "open_numbers": 1,
 *   "max_open_numbers": 2,
 *   "max_open_numbers_of_keys": 10,
 *   "account_days": 12,
 *   "numbers_with_sms": 57,
 *   "is_held_back": false,
 *   "next_level": { "max_open_numbers": 50, "account_days": 30, "numbers_with_sms": 300 },
 *   "cancels": {
 *     "counted": 2,
 *     "limit": 5,
 *     "window_seconds": 1200,
 *     "service": { "code": "tg", "name": "Telegram" },
 *     "country": { "iso_code": "BR", "name": "Brasil" }
 *   },
 *   "blocked_until": null
 * }
 */
export interface AccountLimitsDto {
  open_numbers: number;
  /** The most numbers open at the same time, in the app. */
  max_open_numbers: number;
  /** The most numbers open at the same time, when a key buys. */
  max_open_numbers_of_keys: number;
  account_days: number;
  /** Numbers with an SMS in this month and the two before. */
  numbers_with_sms: number;
  /** True: after a chargeback, keys have only the limit of the app. */
  is_held_back: boolean;
  /** Null when the account has the highest level. */
  next_level: OpenLevelDto | null;
  cancels: CountedCancelsDto;
  /** Until when purchases are paused because of cancels; null when they are not. */
  blocked_until: string | null;
}
