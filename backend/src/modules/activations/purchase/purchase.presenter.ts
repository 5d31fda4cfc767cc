import { errorText } from '../../../platform/errors/index.js';
import type { Language } from '../../../platform/languages.js';
import { centsToDecimal } from '../../../platform/money.js';
import { presentActivation } from '../activation.presenter.js';
import type { FailedNumberDto, PurchaseDto, ValidatePurchaseDto } from '../purchase.dto.js';
import { MAX_ATTEMPTS } from './attempt-plan.js';
import { failureText, purchaseText } from './purchase-texts.js';
import type { FailureCode, NumberResult, PurchaseResult } from './purchase.js';
import type { Quote } from './quote.service.js';

/** Failures that another try a moment later may not meet. */
const RETRYABLE = new Set<FailureCode>(['NO_NUMBERS', 'PROVIDER_CONNECTION', 'PROVIDER_INTERNAL']);

export function presentQuote(quote: Quote, language: Language): ValidatePurchaseDto {
  const { obstacle } = quote;
  return {
    unit_price: centsToDecimal(quote.unitPriceCents),
    currency: quote.currency,
    total_cost: centsToDecimal(quote.totalCents),
    user_balance: centsToDecimal(quote.balanceCents),
    has_sufficient_balance: quote.balanceCents >= quote.totalCents,
    max_quantity: quote.maxQuantity,
    is_valid: obstacle === null,
    error_code: obstacle?.code ?? null,
    error_message: obstacle && errorText(obstacle.code, language, obstacle.details),
    ...quote.block,
  };
}

function presentFailure(
  result: Exclude<NumberResult, { kind: 'allotted' }>,
  { unitPriceCents, language }: PurchaseResult,
): FailedNumberDto {
  if (result.kind === 'unknown') {
    return {
      code: 'CHECKING_WITH_PROVIDER',
      message: failureText('CHECKING_WITH_PROVIDER', language),
      retryable: false,
      refunded_amount: 0,
      settles_by: result.settlesBy.toISOString(),
    };
  }
  return {
    code: result.code,
    message: failureText(result.code, language),
    retryable: RETRYABLE.has(result.code),
    refunded_amount: centsToDecimal(unitPriceCents),
  };
}

/** The answer of a purchase, in the language it was asked for. */
export function presentPurchase(purchase: PurchaseResult): PurchaseDto {
  const { numbers, currency, language, unitPriceCents } = purchase;
  const allotted = numbers.filter((number) => number.kind === 'allotted');
  const missing = numbers.filter((number) => number.kind !== 'allotted');
  const failed = missing.filter(({ kind }) => kind === 'failed').length;
  const refundedCents = failed * unitPriceCents;
  const checking = missing.length - failed;
  return {
    batch_id: purchase.purchaseId,
    successful_numbers: allotted.length,
    failed_numbers: missing.length,
    attempts_progress: purchase.attempts.map((attempt) => ({ ...attempt, max_attempts: MAX_ATTEMPTS })),
    message: purchaseText(
      { successful: allotted.length, failed, checking, refundedCents, currency },
      language,
    ),
    successful_transactions: allotted.map(({ activation }) => presentActivation(activation, language)),
    failed_transactions: missing.map((number) => presentFailure(number, purchase)),
    refunded_amount: centsToDecimal(refundedCents),
  };
}
