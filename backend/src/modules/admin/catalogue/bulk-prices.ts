import type { ManagedProduct } from '../../catalogue/index.js';

/** What becomes of the price of each product; null where the price is not meant. */
export type PriceChange =
  | { kind: 'fix'; cents: number }
  | { kind: 'percent'; percent: number }
  | { kind: 'add'; cents: number }
  | { kind: 'markup'; percent: number }
  | { kind: 'follow' };

export type SkipReason = 'own_price' | 'no_price' | 'no_cost' | 'too_low' | 'unchanged';

/** Rounded up to the cent; the tenth of a millionth is what binary fractions add. */
const upToCent = (cents: number) => Math.ceil(Number(cents.toFixed(7)));

/** The product's own price after the change (null: it follows the cost), or why it stays as it is. */
export function changedPrice(
  product: ManagedProduct,
  change: PriceChange,
): { ownPriceCents: number | null } | { why: SkipReason } {
  const { priceCents, costCents } = product;
  switch (change.kind) {
    case 'follow':
      return { ownPriceCents: null };
    case 'fix':
      return { ownPriceCents: change.cents };
    case 'markup':
      return costCents ? atLeastOne(upToCent(costCents * (1 + change.percent / 100))) : { why: 'no_cost' };
    case 'percent':
      return priceCents === null
        ? { why: 'no_price' }
        : atLeastOne(upToCent(priceCents * (1 + change.percent / 100)));
    case 'add':
      return priceCents === null ? { why: 'no_price' } : atLeastOne(priceCents + change.cents);
  }
}

const atLeastOne = (cents: number) => (cents < 1 ? { why: 'too_low' as const } : { ownPriceCents: cents });
