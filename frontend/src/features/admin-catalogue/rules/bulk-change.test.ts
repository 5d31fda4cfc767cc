import type { Schemas } from '@torpedo/api-client';
import { expect, it } from 'vitest';
import {
  type BulkKind,
  bulkChangesOf,
  changeText,
  chosen,
  effectOf,
  isMarked,
  NO_CHOICE,
} from './bulk-change';

it.each<[BulkKind, string, object | undefined]>([
  ['percent', '-8', { price_percent: -8 }],
  ['percent', '−8', { price_percent: -8 }],
  ['percent', '0', undefined],
  ['markup', '56,4%', { markup_percent: 56.4 }],
  ['markup', '0', { markup_percent: 0 }],
  ['add', '0,50', { price_add_cents: 50 }],
  ['fix', '4,39', { price_cents: 439 }],
  ['fix', 'x', undefined],
  ['follow', '', { follow_cost: true }],
  ['pause', '', { status: 'inactive' }],
])('turns %s %s into the change for the API', (kind, typed, changes) => {
  expect(bulkChangesOf(kind, typed)).toEqual(changes);
});

it.each([
  ['percent', '-8', '−8%'],
  ['percent', '10', '+10%'],
  ['add', '-0,5', '−R$ 0,50'],
  ['fix', '4,39', 'R$ 4,39'],
  ['markup', '56,4', 'Markup 56,4%'],
] as const)('says %s %s as %s', (kind, typed, text) => {
  expect(changeText(kind, typed, 'Markup')).toBe(text);
});

const item = (id: string, over: Partial<Schemas['BulkProductDto']>) =>
  ({ id, is_below_cost: false, stays: null, ...over }) as Schemas['BulkProductDto'];

it('calculates the effect of a new price from the sales of a week', () => {
  const sold = { price_cents_before: 170, price_cents_after: 156, sold_7_days: 10 };
  expect(effectOf(item('a', sold))).toBe(-140);
});

it('leaves rows out and includes losses by hand, but not rows that stay for another reason', () => {
  const rows = [
    item('gain', {}),
    item('loss', { is_below_cost: true, stays: 'below_cost' }),
    item('own', { stays: 'own_price' }),
  ];
  const marked = (choice: typeof NO_CHOICE) =>
    rows.filter((row) => isMarked(row, choice, true)).map(({ id }) => id);
  expect(marked(NO_CHOICE)).toEqual(['gain']);
  const all = chosen(NO_CHOICE, rows, { isIn: true, skipsLosses: true });
  expect(marked(all)).toEqual(['gain', 'loss']);
  expect(all).toEqual({ leftOut: [], atLoss: ['loss'] });
  const none = chosen(all, rows, { isIn: false, skipsLosses: true });
  expect(none).toEqual({ leftOut: ['gain'], atLoss: [] });
  expect(marked(none)).toEqual([]);
  expect(chosen(none, rows, { isIn: true, skipsLosses: true })).toEqual(all);

  // A pause does not depend on costs.
  expect(rows.filter((row) => isMarked(row, NO_CHOICE, false))).toHaveLength(2);
  const paused = chosen(NO_CHOICE, rows, { isIn: false, skipsLosses: false });
  expect(paused).toEqual({ leftOut: ['gain', 'loss'], atLoss: [] });
});
