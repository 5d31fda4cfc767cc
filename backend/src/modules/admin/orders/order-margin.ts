import type { Settings } from '../../../platform/settings/index.js';
import type { NumberOrder } from '../../activations/index.js';
import { inReais } from '../figures/business-figures.js';

/** What a number costs and brings, in cents of BRL: its cost at the rate of the order, its price at the rates in force. */
export interface OrderMargin {
  priceCents: number;
  /** What the provider keeps; null where it is not known. */
  costCents: number | null;
  /** What is left; null where the cost is not known. */
  marginCents: number | null;
  /** The message is still waited for. */
  isExpected: boolean;
  /** What would be left if the price went back. */
  marginIfRefundedCents: number | null;
  /** BRL for one unit of the provider's currency. */
  rate: number | null;
}

const MICROS_PER_CENT = 10_000;

/** BRL for one unit; null for a currency whose rate is not set. */
function rateOf(currency: string, fx: Settings['fx']): number | null {
  return currency === 'BRL' ? 1 : ((fx as Readonly<Record<string, number>>)[currency] ?? null);
}

type PricedNumber = Pick<
  NumberOrder,
  'priceCents' | 'currency' | 'costMicros' | 'costCurrency' | 'costRate' | 'costState' | 'status'
>;

export function marginOf(order: PricedNumber, fx: Settings['fx']): OrderMargin {
  const { priceCents, currency, costMicros, costCurrency, costRate, costState, status } = order;
  const price = inReais([{ currency, cents: priceCents }], fx);
  const rate = costCurrency === null ? null : (costRate ?? rateOf(costCurrency, fx));
  const charged =
    costMicros === null || rate === null ? null : Math.round((costMicros * rate) / MICROS_PER_CENT);
  const cost = costState === 'returned' ? 0 : charged;
  const isExpected = status === 'pending' || status === 'processing' || status === 'shipped';
  const earned = isExpected || status === 'delivered' ? price : 0;
  return {
    priceCents: price,
    costCents: cost,
    marginCents: cost === null ? null : earned - cost,
    isExpected,
    marginIfRefundedCents: cost === null ? null : -cost,
    rate,
  };
}
