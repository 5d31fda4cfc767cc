import type { Settings } from '../../../platform/settings/index.js';
import type { NumberOrder } from '../../activations/index.js';
import { inReais } from '../figures/business-figures.js';
import type { OrderMarginDto } from './order.dto.js';

const MICROS_PER_CENT = 10_000;

/** How many BRL one unit of the currency costs; null when no rate is set. */
function rateOf(currency: string, fx: Settings['fx']): number | null {
  return currency === 'BRL' ? 1 : ((fx as Readonly<Record<string, number>>)[currency] ?? null);
}

/** The cost counts at the rate of the order, the price at the rates in force. */
export function marginOf(
  { priceCents, currency, status, cost }: Pick<NumberOrder, 'priceCents' | 'currency' | 'status' | 'cost'>,
  fx: Settings['fx'],
): OrderMarginDto {
  const price = inReais([{ currency, cents: priceCents }], fx);
  const rate = cost.currency === null ? null : (cost.rate ?? rateOf(cost.currency, fx));
  const charged =
    cost.micros === null || rate === null ? null : Math.round((cost.micros * rate) / MICROS_PER_CENT);
  const costCents = cost.state === 'returned' ? 0 : charged;
  const isExpected = status === 'pending' || status === 'processing' || status === 'shipped';
  const earned = isExpected || status === 'delivered' ? price : 0;
  return {
    price_cents: price,
    cost_cents: costCents,
    margin_cents: costCents === null ? null : earned - costCents,
    is_expected: isExpected,
    rate,
  };
}

export const marginIfRefunded = ({ cost_cents: cost }: OrderMarginDto) => (cost === null ? null : -cost);
