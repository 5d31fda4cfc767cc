import type { PurchaseBlockDto } from '../../platform/errors/index.js';
import type { ActivationDto } from './activation.dto.js';

/** Which countries would do, where the order names none. */
export interface PurchasePreferencesDto {
  /**
   * ISO codes or numeric ids: the first that can be sold is taken, and the next where it has no number. Without them the
   * cheapest of all countries is.
   * @minItems 1 too_few @maxItems 50 too_many
   */
  countries?: string[];
  /**
   * Only where at least so many of 100 numbers got their SMS in the last 7 days; what is not measured yet is left out.
   * @isInt not_integer @minimum 1 too_small @maximum 100 too_large
   */
  min_delivery_percent?: number;
  /**
   * Only where a number costs at least so much, in cents of the account's currency.
   * @isInt not_integer @minimum 0 too_small
   */
  min_price_cents?: number;
}

export interface ValidatePurchaseRequestDto {
  service_code: string;
  /** ISO code or numeric id: this or `preferences`. */
  country_code?: string;
  /** Answers with the country that would be taken. */
  preferences?: PurchasePreferencesDto;
  /**
   * With `preferences`: the most that one number may cost, in cents of the account's currency.
   * @isInt not_integer @minimum 0 too_small
   */
  max_price_cents?: number;
  quantity: number;
  /** The currency that the caller expects; where the account's is another one, the answer says `CURRENCY_CHANGED`. */
  currency?: 'BRL' | 'USD' | 'EUR';
}

export interface ValidatePurchaseDto extends PurchaseBlockDto {
  /** ISO code of the country that would be taken. Null: none meets the preferences, or there is no such country. */
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
  /** Whether the same service may be sold in another country, where this one is not. */
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
  /** ISO code or numeric id: this or `preferences`. */
  country?: string;
  /** We choose the country when the number is bought. `max_price_cents` limits what it may cost. */
  preferences?: PurchasePreferencesDto;
  quantity: number;
  /** The caller's own id. */
  user_id: string;
  /** Decimal price of one number that the customer saw, in the account's currency: this or `max_price_cents`. */
  service_price?: number;
  /**
   * The most that one number may cost, in cents of the account's currency: this or `service_price`.
   * @isInt not_integer @minimum 0 too_small
   */
  max_price_cents?: number;
  /** The currency that the price is meant in: refused with `CURRENCY_CHANGED` where it is not the account's. */
  currency?: 'BRL' | 'USD' | 'EUR';
}

export interface PurchaseAttemptDto {
  /** Which of the numbers asked for, from 1. */
  number: number;
  /** ISO code of the country that was tried. */
  country?: string;
  /** From 1; from 1 again in the next country. */
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
  /** Whether the same order may go through a moment later. */
  retryable: boolean;
  /** Whether a number for the same service may be had in another country. */
  another_country_may_help: boolean;
  /** Decimal amount that went back; 0 while the outcome is unknown. */
  refunded_amount: number;
  refunded_amount_cents: number;
  /** With CHECKING_WITH_PROVIDER: when it is settled at the latest. */
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
  /** Decimal amount that went back for all numbers that failed. */
  refunded_amount: number;
  refunded_amount_cents: number;
}

/** What it takes for programs of an account to have more numbers open. */
export interface OpenLevelDto {
  max_open_numbers: number;
  account_days: number;
  numbers_with_sms: number;
}

/** The customer's own cancels of one product. Numbers that expire, swaps and what a provider ends do not count. */
export interface CountedCancelsDto {
  counted: number;
  /** So many pause purchases. */
  limit: number;
  /** In how many seconds they are counted. */
  window_seconds: number;
  /** The product with the most; null where none was cancelled. */
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
  /** At the same time, in the app. */
  max_open_numbers: number;
  /** At the same time, where a key buys. */
  max_open_numbers_of_keys: number;
  account_days: number;
  /** Of this month and the two before. */
  numbers_with_sms: number;
  /** A chargeback leaves keys the limit of the app. */
  is_held_back: boolean;
  /** Null at the highest. */
  next_level: OpenLevelDto | null;
  cancels: CountedCancelsDto;
  /** Until when cancels pause purchases; null when they do not. */
  blocked_until: string | null;
}
