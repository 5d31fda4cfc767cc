import type { ManagedProduct } from '../../catalogue/index.js';
import type { BulkProductChangesDto, SkippedProductDto } from './bulk-products.dto.js';

export type SkipReason = SkippedProductDto['why'];

export const PRICES = [
  'price_cents',
  'price_percent',
  'price_add_cents',
  'markup_percent',
  'follow_cost',
] as const satisfies (keyof BulkProductChangesDto)[];

/** Rounded up to the cent; the tenth of a millionth is what binary fractions add. */
const upToCent = (cents: number) => Math.ceil(Number(cents.toFixed(7)));

/** The product's own price after the change (null: it follows the cost), or why it stays as it is. */
export function changedPrice(
  { priceCents, costCents }: Pick<ManagedProduct, 'priceCents' | 'costCents'>,
  changes: Pick<BulkProductChangesDto, (typeof PRICES)[number]>,
): { ownPriceCents: number | null } | { why: SkipReason } {
  const { price_cents: fixed, price_percent: percent, price_add_cents: added = 0 } = changes;
  if (changes.follow_cost) return { ownPriceCents: null };
  if (fixed !== undefined) return { ownPriceCents: fixed };
  if (changes.markup_percent !== undefined) {
    return costCents
      ? atLeastOne(upToCent(costCents * (1 + changes.markup_percent / 100)))
      : { why: 'no_cost' };
  }
  if (priceCents === null) return { why: 'no_price' };
  return atLeastOne(percent === undefined ? priceCents + added : upToCent(priceCents * (1 + percent / 100)));
}

const atLeastOne = (cents: number) => (cents < 1 ? { why: 'too_low' as const } : { ownPriceCents: cents });
