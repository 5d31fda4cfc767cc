import type { Currency } from '../../../platform/money.js';

/** Revenue of all currencies in cents of BRL, rounded to the cent. `fx` is BRL per unit of the currency. */
export function revenueInReais(
  revenue: Readonly<Record<Currency, number>>,
  fx: Readonly<Record<Exclude<Currency, 'BRL'>, number>>,
): number {
  return revenue.BRL + Math.round(revenue.USD * fx.USD + revenue.EUR * fx.EUR);
}
