import type { Settings } from '../../../platform/settings/index.js';

/** Turns a provider's cost into our price, by offers.sql. */
export interface Pricing {
  /** Percent. */
  markup: number;
  /** BRL cents where the cost is not known. */
  default: number;
  /** BRL per unit of the currency. */
  fx: Record<string, number>;
}

export function pricingOf({ price_markup_percent, default_price_cents, fx }: Settings): Pricing {
  return { markup: price_markup_percent, default: default_price_cents, fx: { BRL: 1, ...fx } };
}
