import type { TFunction } from 'i18next';
import { ApiError, hasCode } from '@torpedo/api-client';
import { formatMoney } from '../../../shared/format/money';
import type { Purchase } from '../api/purchase-calls';
import type { MissingMoney, PurchaseFailure } from './purchase-flow';

/** Failures of single numbers, in the order of the answer. */
export function failuresOf(purchase: Purchase): PurchaseFailure[] {
  return purchase.failed_transactions.map(({ code, message, retryable, settles_by }) => ({
    code,
    message,
    retryable,
    settlesBy: settles_by,
  }));
}

/** The money a refusal says is missing; null for other refusals. */
export function missingMoneyOf(error: unknown): MissingMoney | null {
  if (!hasCode(error, 'INSUFFICIENT_BALANCE')) return null;
  const { user_balance_cents, total_cost_cents, missing_cents } = error.details;
  return { balanceCents: user_balance_cents, requiredCents: total_cost_cents, missingCents: missing_cents };
}

/** What a quote, a refusal and a cancel say about a pause of purchases. */
export interface PurchaseBlock {
  blocked_until?: string;
  retry_after_seconds?: number;
}

/** When a pause of purchases ends, in milliseconds since the epoch; null when there is none. */
export function blockEnd({ blocked_until, retry_after_seconds }: PurchaseBlock, now: number): number | null {
  // Devices with a wrong clock still count the right time.
  if (typeof retry_after_seconds === 'number') return now + retry_after_seconds * 1000;
  return typeof blocked_until === 'string' ? Date.parse(blocked_until) : null;
}

/** Whether the server may have done what was asked although it did not say so. */
export function isUndecided(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.isConnectionFailure) return true;
  if (error.code === 'IDEMPOTENCY_IN_PROGRESS') return true;
  return error.isServerFailure && error.code !== 'SERVICE_UNAVAILABLE';
}

/** Failures that another press of the same button may cure; an undecided order is repeated under its key. */
export function isWorthAnotherTry(error: unknown): boolean {
  return isUndecided(error) || hasCode(error, 'PRICE_CHANGED');
}

/**
 * What to say about a refused order where its facts make a better sentence than the general text; else null.
 * `seenCents` is the price that was ordered at.
 */
export function refusalText(error: unknown, seenCents: number, t: TFunction<'buy'>): string | null {
  if (hasCode(error, 'LIMIT_REACHED'))
    return `${t('errors.limitReached', { count: error.details.max })} ${t('errors.makeRoom')}`;
  if (hasCode(error, 'INVALID_QUANTITY')) {
    return t('errors.maxQuantity', { count: error.details.max_quantity });
  }
  if (hasCode(error, 'PRICE_CHANGED')) {
    const { price_cents, currency } = error.details;
    return t('errors.priceChanged', {
      before: formatMoney(seenCents, currency),
      amount: formatMoney(price_cents, currency),
    });
  }
  return null;
}
