import type { Schemas } from '@torpedo/api-client';
import { expect, it } from 'vitest';
import { type BulkKind, bulkChangesOf, byAttention, effectOf } from './bulk-change';

it.each<[BulkKind, string, object | undefined]>([
  ['percent', '-8', { price_percent: -8 }],
  ['markup', '56,4%', { markup_percent: 56.4 }],
  ['add', '0,50', { price_add_cents: 50 }],
  ['fix', '4,39', { price_cents: 439 }],
  ['fix', 'x', undefined],
  ['follow', '', { follow_cost: true }],
  ['pause', '', { status: 'inactive' }],
])('asks for %s %s', (kind, typed, changes) => {
  expect(bulkChangesOf(kind, typed)).toEqual(changes);
});

const item = (sku: string, over: Partial<Schemas['BulkProductDto']>) =>
  ({ sku, is_below_cost: false, margin_after: 0.5, sold_7_days: 0, ...over }) as Schemas['BulkProductDto'];

it('puts losses first, then thin margins, then what sells most', () => {
  const items = [
    item('BR-A', { sold_7_days: 1 }),
    item('BR-B', { sold_7_days: 9 }),
    item('BR-C', { margin_after: 0.2 }),
    item('BR-D', { is_below_cost: true }),
  ];
  expect(items.toSorted(byAttention).map(({ sku }) => sku)).toEqual(['BR-D', 'BR-C', 'BR-B', 'BR-A']);
});

it('counts the effect of a new price by the sales of a week', () => {
  expect(effectOf(item('BR-A', { price_cents_before: 170, price_cents_after: 156, sold_7_days: 10 }))).toBe(
    -140,
  );
});
