import type { TFunction } from 'i18next';
import { ApiError, hasCode, type Schemas } from '@torpedo/api-client';
import type { Purchase } from '../api/purchase-calls';
import type { MissingMoney, PurchaseFailure } from './purchase-flow';

export function failuresOf(purchase: Purchase): PurchaseFailure[] {
  return purchase.failed_transactions.map((failed) => ({
    code: failed.code,
    message: failed.message,
    retryable: failed.retryable,
    anotherCountryMayHelp: failed.another_country_may_help,
    settlesBy: failed.settles_by,
  }));
}

export function missingMoneyOf(error: unknown): MissingMoney | null {
  if (!hasCode(error, 'INSUFFICIENT_BALANCE')) return null;
  const { user_balance_cents, total_cost_cents, missing_cents } = error.details;
  return { balanceCents: user_balance_cents, requiredCents: total_cost_cents, missingCents: missing_cents };
}

export type BlockFacts = Pick<
  Schemas['UserTransactionsDto'],
  'blocked_until' | 'retry_after_seconds' | 'debts'
>;

export type PurchaseBlock =
  | { kind: 'pause'; /** Milliseconds since the epoch. */ until: number }
  | { kind: 'debt'; debts: readonly Schemas['OwedMoneyDto'][] };

export function blockOf(
  { blocked_until, retry_after_seconds, debts }: BlockFacts,
  now: number,
): PurchaseBlock | null {
  if (debts && debts.length > 0) return { kind: 'debt', debts };
  // The relative time is used first, because the clock of the device may be wrong.
  if (typeof retry_after_seconds === 'number')
    return { kind: 'pause', until: now + retry_after_seconds * 1000 };
  return typeof blocked_until === 'string' ? { kind: 'pause', until: Date.parse(blocked_until) } : null;
}

/** The server may have acted, so the same order is sent again with the same idempotency key. */
export function isUndecided(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.isConnectionFailure) return true;
  if (error.code === 'IDEMPOTENCY_IN_PROGRESS') return true;
  return error.isServerFailure && error.code !== 'SERVICE_UNAVAILABLE';
}

export const anotherCountryMayHelp = (error: unknown): boolean =>
  error instanceof ApiError && error.details['another_country_may_help'] === true;

export function refusalText(error: unknown, t: TFunction<'buy'>): string | null {
  if (hasCode(error, 'LIMIT_REACHED'))
    return `${t('errors.limitReached', { count: error.details.max })} ${t('errors.makeRoom')}`;
  if (hasCode(error, 'INVALID_QUANTITY')) {
    return t('errors.maxQuantity', { count: error.details.max_quantity });
  }
  return null;
}
