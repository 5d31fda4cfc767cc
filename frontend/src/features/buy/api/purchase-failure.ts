import { ApiError } from '@torpedo/api-client';
import type { Purchase } from './purchase-calls';
import type { MissingMoney, PurchaseFailure } from '../rules/purchase-flow';

/** Failures of single numbers, in the order of the answer. */
export function failuresOf(purchase: Purchase): PurchaseFailure[] {
  return purchase.failed_transactions.map(({ code, message, retryable, refunded_amount, settles_by }) => ({
    code,
    message,
    retryable,
    refunded: refunded_amount,
    settlesBy: settles_by,
  }));
}

function numberIn(details: ApiError['details'], name: string): number {
  const value = details[name];
  return typeof value === 'number' ? value : 0;
}

/** The money a refusal says is missing; null for other refusals. */
export function missingMoneyOf(error: unknown): MissingMoney | null {
  if (!(error instanceof ApiError) || error.code !== 'INSUFFICIENT_BALANCE') return null;
  return {
    balance: numberIn(error.details, 'user_balance'),
    required: numberIn(error.details, 'total_cost'),
    missing: numberIn(error.details, 'missing'),
  };
}

/** When a pause of purchases ends, in milliseconds since the epoch; null when there is none. */
export function blockedUntilOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'PURCHASES_BLOCKED') return null;
  const until = error.details.blocked_until;
  return typeof until === 'string' ? Date.parse(until) : null;
}

/** Failures that another press of the same button may cure. */
export function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof ApiError && (error.isConnectionFailure || error.code === 'PRICE_CHANGED');
}
