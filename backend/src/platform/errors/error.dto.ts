import type { Currency } from '../money.js';
import type { ErrorCode } from './catalogue.js';
import type {
  BudgetErrorDto,
  RefusalDto,
  InvalidInputErrorDto,
  NotSoldErrorDto,
  InvalidQuantityErrorDto,
  RateLimitedErrorDto,
  UnavailableErrorDto,
  WebhookRefusedErrorDto,
  EmailNotVerifiedErrorDto,
  AccountInUseErrorDto,
  BalanceLeftErrorDto,
  AlertNotNeededErrorDto,
  ApiKeyLimitErrorDto,
  MinimumAmountErrorDto,
  MaximumAmountErrorDto,
  RateUnavailableErrorDto,
  RateChangedErrorDto,
} from './refusal.dto.js';
/** The wallet cannot pay it. */
export interface InsufficientBalanceErrorDto extends RefusalDto {
  code: 'INSUFFICIENT_BALANCE';
  user_balance: number;
  user_balance_cents: number;
  total_cost: number;
  total_cost_cents: number;
  /** How much has to be added. */
  missing: number;
  missing_cents: number;
}

/** The wallet holds another amount than its reader saw. */
export interface BalanceChangedErrorDto extends RefusalDto {
  code: 'BALANCE_CHANGED';
  balance_cents: number;
}

/** As many numbers are open as an account may have. */
export interface LimitReachedErrorDto extends RefusalDto {
  code: 'LIMIT_REACHED';
  max: number;
  used: number;
}

/** The price rose since the customer saw it. */
export interface PriceChangedErrorDto extends RefusalDto {
  code: 'PRICE_CHANGED';
  /** The present price of one number, in the currency beside it. */
  service_price: number;
  price_cents: number;
  currency: Currency;
}

/** The account buys in another currency than the order says. */
export interface CurrencyChangedErrorDto extends RefusalDto {
  code: 'CURRENCY_CHANGED';
  /** The account's, in which prices are by now. */
  currency: Currency;
}

/** No country that is sold now meets the preferences of the order. */
export interface NoCountryMatchesErrorDto extends RefusalDto {
  code: 'NO_COUNTRY_MATCHES';
  /** The cheapest that only costs too much, in cents of the currency beside it. Null: there is none. */
  price_cents: number | null;
  currency: Currency;
}

/** Another member of staff changed it since it was read. */
export interface ChangedMeanwhileErrorDto extends RefusalDto {
  code: 'CHANGED_MEANWHILE';
  /** As it is now, in the shape in which it is read. */
  current: object;
}

/** The product of that service and country is there already. */
export interface ProductExistsErrorDto extends RefusalDto {
  code: 'PRODUCT_EXISTS';
  product_id: string;
}

/** What a customer owes in the wallet of one currency. */
export interface OwedMoneyDto {
  currency: Currency;
  amount_cents: number;
}

/** Why a customer may not buy; nothing of it is there while they may. */
export interface PurchaseBlockDto {
  /** Too many cancels; or a bank took money back that was spent, which is owed since. */
  reason?: 'cancels' | 'chargeback';
  /** With `cancels`. */
  blocked_until?: string;
  /** Whole seconds until `blocked_until`. */
  retry_after_seconds?: number;
  /** With `chargeback`: what comes into these wallets repays them first. */
  debts?: OwedMoneyDto[];
}

/** Too many cancels, or a debt. */
export interface PurchasesBlockedErrorDto extends RefusalDto, PurchaseBlockDto {
  code: 'PURCHASES_BLOCKED';
  reason: 'cancels' | 'chargeback';
}

/** A number cannot be cancelled during its first minutes. */
export interface CancelTooEarlyErrorDto extends RefusalDto {
  code: 'CANCEL_TOO_EARLY';
  cancel_available_at: string;
  /** Whole seconds until `cancel_available_at`. */
  retry_after_seconds: number;
}

/** A silent number cannot be swapped while its message may still come. */
export interface SwapTooEarlyErrorDto extends RefusalDto {
  code: 'SWAP_TOO_EARLY';
  swap_available_at: string;
  /** Whole seconds until `swap_available_at`. */
  retry_after_seconds: number;
}

/** The old number is given back, no other one was to be had, and the money is back. */
export interface SwapNoNumberErrorDto extends RefusalDto {
  code: 'SWAP_NO_NUMBER';
  /** Decimal amount that went back to the wallet. */
  refunded_amount: number;
  refunded_amount_cents: number;
  currency: Currency;
}

/** Any error; most have no facts beside their code and message. */
export interface PlainErrorDto extends RefusalDto {
  /** What went wrong, for programs. */
  code: ErrorCode;
  [fact: string]: unknown;
}

/** The errors that have facts of their own. */
type FactualErrorDto = Exclude<ErrorDetailDto, PlainErrorDto>;

/** Why a call was refused, by its code. */
export type ErrorDetailDto =
  | InvalidInputErrorDto
  | NotSoldErrorDto
  | InvalidQuantityErrorDto
  | RateLimitedErrorDto
  | UnavailableErrorDto
  | WebhookRefusedErrorDto
  | EmailNotVerifiedErrorDto
  | AccountInUseErrorDto
  | BalanceLeftErrorDto
  | ApiKeyLimitErrorDto
  | AlertNotNeededErrorDto
  | BudgetErrorDto
  | MinimumAmountErrorDto
  | MaximumAmountErrorDto
  | RateUnavailableErrorDto
  | RateChangedErrorDto
  | InsufficientBalanceErrorDto
  | BalanceChangedErrorDto
  | ChangedMeanwhileErrorDto
  | ProductExistsErrorDto
  | LimitReachedErrorDto
  | PriceChangedErrorDto
  | CurrencyChangedErrorDto
  | NoCountryMatchesErrorDto
  | PurchasesBlockedErrorDto
  | CancelTooEarlyErrorDto
  | SwapTooEarlyErrorDto
  | SwapNoNumberErrorDto
  | PlainErrorDto;

/** A sentence for the person at the screen. */
export interface MessageDto {
  message: string;
}

/** The body of every error. */
export interface ErrorDto {
  detail: ErrorDetailDto;
  /** The code as RFC 8628 writes it, for a device sign-in. */
  error?: 'authorization_pending' | 'slow_down' | 'access_denied' | 'expired_token';
  /** The message, for a device sign-in. */
  error_description?: string;
}

type FactsIn<Detail> = Detail extends { code: infer Code }
  ? [code: Code, facts?: Omit<Detail, 'code' | 'message' | 'fields'>]
  : never;

/** A code with its facts, in wire names. */
export type CodeWithFacts = FactsIn<FactualErrorDto> | [code: ErrorCode, facts?: Record<string, never>];
