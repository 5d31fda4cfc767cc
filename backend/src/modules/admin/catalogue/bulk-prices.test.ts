import { expect, it } from 'vitest';
import type { ManagedProduct } from '../../catalogue/index.js';
import { changedPrice, type PriceChange } from './bulk-prices.js';

const of = (priceCents: number | null, costCents: number | null) =>
  ({ priceCents, costCents }) as ManagedProduct;

it.each<[PriceChange, number | null, number | null, unknown]>([
  [{ kind: 'fix', cents: 90 }, 100, 50, { ownPriceCents: 90 }],
  [{ kind: 'percent', percent: 10 }, 100, 50, { ownPriceCents: 110 }],
  [{ kind: 'percent', percent: 10 }, 101, 50, { ownPriceCents: 112 }],
  [{ kind: 'percent', percent: -99 }, 1, 50, { ownPriceCents: 1 }],
  [{ kind: 'percent', percent: 10 }, null, 50, { why: 'no_price' }],
  [{ kind: 'add', cents: -30 }, 100, 50, { ownPriceCents: 70 }],
  [{ kind: 'add', cents: -100 }, 100, 50, { why: 'too_low' }],
  [{ kind: 'markup', percent: 90 }, 240, 141, { ownPriceCents: 268 }],
  [{ kind: 'markup', percent: 90 }, 240, null, { why: 'no_cost' }],
  [{ kind: 'follow' }, 240, 141, { ownPriceCents: null }],
])('%j of a price of %j and a cost of %j is %j', (change, price, cost, expected) => {
  expect(changedPrice(of(price, cost), change)).toEqual(expected);
});
