import { expect, it } from 'vitest';
import { changedPrice, followingPrice } from './bulk-prices.js';
import type { BulkProductChangesDto } from './bulk-products.dto.js';

const own = (cents: number) => ({ ownPriceCents: cents, markupPercent: null });

it.each<[BulkProductChangesDto, number | null, number | null, unknown]>([
  [{ price_cents: 90 }, 100, 50, own(90)],
  [{ price_percent: 10 }, 100, 50, own(110)],
  [{ price_percent: 10 }, 101, 50, own(112)],
  [{ price_percent: -99 }, 1, 50, own(1)],
  [{ price_percent: 10 }, null, 50, { why: 'no_price' }],
  [{ price_percent: -8, rounding: 'nearest' }, 170, 100, own(156)],
  [{ price_percent: -8, rounding: 'nearest' }, 180, 100, own(166)],
  [{ price_percent: 10, rounding: 'nearest' }, 105, 50, own(116)],
  [{ price_percent: -8, rounding: 'five_cents' }, 170, 100, own(155)],
  [{ price_percent: -8, rounding: 'ten_cents' }, 170, 100, own(160)],
  [{ price_percent: -8, rounding: 'ends_in_nine' }, 170, 100, own(159)],
  [{ price_add_cents: 3, rounding: 'ends_in_nine' }, 100, 50, own(99)],
  [{ price_percent: -99, rounding: 'five_cents' }, 100, 50, { why: 'too_low' }],
  [{ price_add_cents: -30 }, 100, 50, own(70)],
  [{ price_add_cents: -100 }, 100, 50, { why: 'too_low' }],
  [{ markup_percent: 90 }, 240, 141, { ownPriceCents: null, markupPercent: 90 }],
  [{ markup_percent: 90 }, 240, null, { why: 'no_cost' }],
  [{ follow_cost: true }, 240, 141, { ownPriceCents: null, markupPercent: null }],
])('%j of a price of %j and a cost of %j is %j', (change, price, cost, expected) => {
  expect(changedPrice({ priceCents: price, costCents: cost }, change)).toEqual(expected);
});

it.each([
  [141, 90, 268],
  [141, null, 282],
  [100, 56.4, 157],
  [0, 56.4, 90],
  [null, 56.4, null],
])('a cost of %j with a markup of %j is sold at %j', (cost, markupPercent, price) => {
  const settings = { price_markup_percent: 100, default_price_cents: 90 };
  expect(followingPrice(cost, { ownPriceCents: null, markupPercent }, settings)).toBe(price);
});
