import { CURRENCIES, type Currency } from '../../../platform/money.js';
import type { Settings } from '../../../platform/settings/index.js';
import type { ClosedBy, LostCost, SalesFact, SalesSum } from './sales.read-model.js';

type Rates = Settings['fx'];

/** Figures of a period or of a part of it; money in cents of BRL at the rates in force. */
export interface BusinessFigures {
  revenueCents: number;
  /** The cost of the delivered numbers, and of those without a message that the provider did not give back. */
  costCents: number;
  lostCostCents: number;
  marginCents: number;
  refundedCents: number;
  refundedNumbers: number;
  releasedCents: number;
  topups: number;
  topupCents: number;
  payouts: number;
  payoutCents: number;
  orders: number;
  orderedNumbers: number;
  delivered: number;
  /** Numbers that were allotted and ended without a message, by who ended them. A customer also ends by a swap. */
  undelivered: number;
  undeliveredBy: Record<Exclude<ClosedBy, '' | 'swap'>, number>;
  failed: number;
  /** Share of the allotted and ended numbers that received a message; null when there are none. */
  deliveryRate: number | null;
}

const MICROS_PER_CENT = 10_000;

function rateOf(currency: string, fx: Rates): number {
  return currency === 'BRL' ? 1 : ((fx as Record<string, number>)[currency] ?? 0);
}

export function inReais(sums: readonly { currency: string; cents: number }[], fx: Rates): number {
  return Math.round(sums.reduce((total, { currency, cents }) => total + cents * rateOf(currency, fx), 0));
}

export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null;
}

export function revenueByCurrency(sums: readonly SalesSum[]): Record<Currency, number> {
  const earned = Object.fromEntries(CURRENCIES.map((currency) => [currency, 0])) as Record<Currency, number>;
  for (const { fact, currency, amountCents } of sums) {
    if (fact === 'delivered') earned[currency] += amountCents;
    if (fact === 'refunded') earned[currency] -= amountCents;
  }
  return earned;
}

export function businessFigures(
  sums: readonly SalesSum[],
  lost: readonly LostCost[],
  fx: Rates,
): BusinessFigures {
  const of = (...facts: SalesFact[]) => sums.filter(({ fact }) => facts.includes(fact));
  const count = (rows: readonly SalesSum[]) => rows.reduce((total, { entries }) => total + entries, 0);
  const cents = (rows: readonly SalesSum[]) =>
    inReais(
      rows.map(({ currency, amountCents }) => ({ currency, cents: amountCents })),
      fx,
    );
  const cost = (rows: readonly LostCost[]) =>
    inReais(
      rows.map(({ costCurrency, costMicros }) => ({
        currency: costCurrency,
        cents: costMicros / MICROS_PER_CENT,
      })),
      fx,
    );
  const undelivered = of('undelivered');
  const endedBy = (closedBy: ClosedBy) => count(undelivered.filter((sum) => sum.closedBy === closedBy));
  const revenueCents = inReais(
    Object.entries(revenueByCurrency(sums)).map(([currency, earned]) => ({ currency, cents: earned })),
    fx,
  );
  const [lostCostCents, delivered] = [cost(lost), count(of('delivered'))];
  const costCents = cost(of('delivered')) + lostCostCents;
  return {
    revenueCents,
    costCents,
    lostCostCents,
    marginCents: revenueCents - costCents,
    refundedCents: cents(of('refunded')),
    refundedNumbers: count(of('refunded')),
    releasedCents: cents(of('undelivered', 'failed')),
    topups: count(of('topup')),
    topupCents: cents(of('topup')),
    payouts: count(of('payout')),
    payoutCents: cents(of('payout')),
    orders: of('ordered').reduce((total, { orders }) => total + orders, 0),
    orderedNumbers: count(of('ordered')),
    delivered,
    undelivered: count(undelivered),
    undeliveredBy: {
      customer: endedBy('customer') + endedBy('swap'),
      staff: endedBy('staff'),
      expiry: endedBy('expiry'),
      provider: endedBy('provider'),
    },
    failed: count(of('failed')),
    deliveryRate: shareOf(delivered, delivered + count(undelivered)),
  };
}
