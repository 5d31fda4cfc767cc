import { ApiError } from '@torpedo/api-client';
import type { TFunction } from 'i18next';
import { formatMoney } from '../../../shared/format/money';

/** What to say about a refused order where its facts make a better sentence than the general text; else null. */
export function refusalText(error: unknown, t: TFunction<'buy'>): string | null {
  if (!(error instanceof ApiError)) return null;
  const { code, details } = error;
  if (code === 'TIMEOUT') return t('errors.timeout');
  if (code === 'LIMIT_REACHED' && typeof details.max === 'number') {
    return t('errors.limitReached', { max: details.max });
  }
  if (code === 'PRICE_CHANGED' && typeof details.price_cents === 'number') {
    return t('errors.priceChanged', { amount: formatMoney(details.price_cents, String(details.currency)) });
  }
  return null;
}
