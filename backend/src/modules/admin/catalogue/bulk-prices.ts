import type { ManagedProduct, ProductRow } from '../../catalogue/index.js';
import type { BulkProductChangesDto, BulkProductDto } from './bulk-products.dto.js';

export type StayReason = NonNullable<BulkProductDto['stays']>;

export const PRICES = [
  'price_cents',
  'price_percent',
  'price_add_cents',
  'markup_percent',
  'follow_cost',
] as const satisfies (keyof BulkProductChangesDto)[];

type Terms = Pick<ProductRow, 'ownPriceCents' | 'markupPercent'>;

/** Removes the tiny error that binary fractions add. */
const exactly = (cents: number) => Number(cents.toFixed(7));

const to = (step: number, cents: number) => Math.round(exactly(cents / step)) * step;

const ROUNDED: Record<NonNullable<BulkProductChangesDto['rounding']>, (cents: number) => number> = {
  up: (cents) => Math.ceil(exactly(cents)),
  nearest: (cents) => to(1, cents),
  five_cents: (cents) => to(5, cents),
  ten_cents: (cents) => to(10, cents),
  ends_in_nine: (cents) => to(10, cents + 1) - 1,
};

/** The new price of the product, or the reason why it does not change. */
export function changedPrice(
  { priceCents, costCents }: Pick<ManagedProduct, 'priceCents' | 'costCents'>,
  changes: Pick<BulkProductChangesDto, (typeof PRICES)[number] | 'rounding'>,
): Terms | { why: StayReason } {
  const { price_cents: fixed, price_percent: percent, price_add_cents: added = 0, rounding = 'up' } = changes;
  if (changes.follow_cost) return { ownPriceCents: null, markupPercent: null };
  if (changes.markup_percent !== undefined) {
    return costCents ? { ownPriceCents: null, markupPercent: changes.markup_percent } : { why: 'no_cost' };
  }
  if (fixed !== undefined) return own(fixed);
  if (priceCents === null) return { why: 'no_price' };
  const changed = percent === undefined ? priceCents + added : (priceCents * (100 + percent)) / 100;
  return own(ROUNDED[rounding](changed));
}

const own = (cents: number) =>
  cents < 1 ? { why: 'too_low' as const } : { ownPriceCents: cents, markupPercent: null };

/** The price that follows from the cost, by the same rule as in the catalogue. */
export const followingPrice = (
  costCents: number | null,
  { markupPercent, ownPriceCents }: Terms,
  settings: { price_markup_percent: number; default_price_cents: number },
): number | null => {
  if (ownPriceCents !== null) return ownPriceCents;
  if (costCents === null) return null;
  if (costCents === 0) return settings.default_price_cents;
  return ROUNDED.up((costCents * (100 + (markupPercent ?? settings.price_markup_percent))) / 100);
};
