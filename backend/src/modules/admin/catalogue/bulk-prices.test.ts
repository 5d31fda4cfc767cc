import { expect, it } from 'vitest';
import { changedPrice } from './bulk-prices.js';
import type { BulkProductChangesDto } from './bulk-products.dto.js';

it.each<[BulkProductChangesDto, number | null, number | null, unknown]>([
  [{ price_cents: 90 }, 100, 50, { ownPriceCents: 90 }],
  [{ price_percent: 10 }, 100, 50, { ownPriceCents: 110 }],
  [{ price_percent: 10 }, 101, 50, { ownPriceCents: 112 }],
  [{ price_percent: -99 }, 1, 50, { ownPriceCents: 1 }],
  [{ price_percent: 10 }, null, 50, { why: 'no_price' }],
  [{ price_add_cents: -30 }, 100, 50, { ownPriceCents: 70 }],
  [{ price_add_cents: -100 }, 100, 50, { why: 'too_low' }],
  [{ markup_percent: 90 }, 240, 141, { ownPriceCents: 268 }],
  [{ markup_percent: 90 }, 240, null, { why: 'no_cost' }],
  [{ follow_cost: true }, 240, 141, { ownPriceCents: null }],
])('%j of a price of %j and a cost of %j is %j', (change, price, cost, expected) => {
  expect(changedPrice({ priceCents: price, costCents: cost }, change)).toEqual(expected);
});
