import type { Settings } from '../../../platform/settings/index.js';

/** What turns a provider's cost into our price; the SQL functions of offers.sql apply it. */
export interface Pricing {
  /** Percent added to the cost. */
  markup: number;
  /** BRL cents of a product whose cost is not known. */
  default: number;
  /** BRL per unit of the currency. */
  fx: Record<string, number>;
}

export function pricingOf({ price_markup_percent, default_price_cents, fx }: Settings): Pricing {
  return { markup: price_markup_percent, default: default_price_cents, fx: { BRL: 1, ...fx } };
}
