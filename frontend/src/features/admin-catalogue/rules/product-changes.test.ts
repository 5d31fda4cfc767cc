import { expect, it } from 'vitest';
import { changedFields } from './product-changes';

const seen = {
  own_name: null,
  description: null,
  category: 'messaging',
  price_cents: 240,
  price_source: 'synced' as const,
  paused_at: null,
};

it('names what somebody else changed', () => {
  const now = { ...seen, own_name: 'Zap', paused_at: '2026-11-22T14:00:00Z' };
  expect(changedFields(seen, now)).toEqual(['name', 'paused']);
  expect(changedFields(seen, { ...seen, price_cents: 300, price_source: 'own' })).toEqual(['price']);
});

it('ignores a price that followed its cost', () => {
  expect(changedFields(seen, { ...seen, price_cents: 300 })).toEqual([]);
});
