import type { Currency } from '../money.js';
import type { ErrorCode } from './catalogue.js';
import type {
  BudgetErrorDto,
  RefusalDto,
  RefusedFieldsDto,
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
/** The wallet has too little money. */
export interface InsufficientBalanceErrorDto extends RefusalDto {
  code: 'INSUFFICIENT_BALANCE';
  user_balance: number;
  user_balance_cents: number;
  total_cost: number;
  total_cost_cents: number;
  /** How much must be added to the wallet, as a decimal amount. */
  missing: number;
  missing_cents: number;
}

/** The balance of the wallet is not the one that the caller saw. */
export interface BalanceChangedErrorDto extends RefusalDto {
  code: 'BALANCE_CHANGED';
  balance_cents: number;
}

/** The account has as many open numbers as it may have. */
export interface LimitReachedErrorDto extends RefusalDto {
  code: 'LIMIT_REACHED';
  max: number;
  used: number;
}

/** The price rose since the customer saw it. */
export interface PriceChangedErrorDto extends RefusalDto {
  code: 'PRICE_CHANGED';
  /** The current price of one number, in `currency`. */
  service_price: number;
  price_cents: number;
  currency: Currency;
}

/** The account buys in another currency than the order names. */
export interface CurrencyChangedErrorDto extends RefusalDto {
  code: 'CURRENCY_CHANGED';
  /** The account's currency, in which the prices are now. */
  currency: Currency;
}

/** No country that sells the service now meets the preferences of the order. */
export interface NoCountryMatchesErrorDto extends RefusalDto {
  code: 'NO_COUNTRY_MATCHES';
  /** The price of the cheapest country that is only too expensive, in cents of `currency`; null when there is none. */
  price_cents: number | null;
  currency: Currency;
}

/** Another member of staff changed it since the caller read it. */
export interface ChangedMeanwhileErrorDto extends RefusalDto {
  code: 'CHANGED_MEANWHILE';
  /** Its current state, in the form in which it is read. */
  current: object;
}

/** A product of that service and country exists already. */
export interface ProductExistsErrorDto extends RefusalDto {
  code: 'PRODUCT_EXISTS';
  product_id: string;
}

/** The debt of a customer in the wallet of one currency. */
export interface OwedMoneyDto {
  currency: Currency;
  amount_cents: number;
}

/** Why a customer may not buy; all fields are absent while they may. */
export interface PurchaseBlockDto {
  /** `cancels`: too many of them. `chargeback`: a bank took back money that was spent, and the customer owes it. */
  reason?: 'cancels' | 'chargeback';
  /** Present with `cancels`. */
  blocked_until?: string;
  /** Whole seconds until `blocked_until`. */
  retry_after_seconds?: number;
  /** Present with `chargeback`: money that comes into these wallets repays the debts first. */
  debts?: OwedMoneyDto[];
}

/** Purchases are paused because of too many cancels, or blocked by a debt. */
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

/** The old number was given back, no other number was found, and the money is back. */
export interface SwapNoNumberErrorDto extends RefusalDto {
  code: 'SWAP_NO_NUMBER';
  /** Decimal amount that went back to the wallet. */
  refunded_amount: number;
  refunded_amount_cents: number;
  currency: Currency;
}

/** Any error; most have no facts besides their code and message. */
export interface PlainErrorDto extends RefusedFieldsDto {
  /** The error code, for programs. */
  code: ErrorCode;
  [fact: string]: unknown;
}

/** The errors that have additional facts. */
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

/** A sentence for the person who uses the screen. */
export interface MessageDto {
  message: string;
}

/** The body of every error. */
export interface ErrorDto {
  detail: ErrorDetailDto;
  /** For a device sign-in: the code as RFC 8628 defines it. */
  error?: 'authorization_pending' | 'slow_down' | 'access_denied' | 'expired_token';
  /** For a device sign-in: the message. */
  error_description?: string;
}

type FactsIn<Detail> = Detail extends { code: infer Code }
  ? [code: Code, facts?: Omit<Detail, 'code' | 'message' | 'fields'>]
  : never;

/** A code with its facts; the fields have the names of the API. */
export type CodeWithFacts = FactsIn<FactualErrorDto> | [code: ErrorCode, facts?: Record<string, never>];
