import { expect, it } from 'vitest';
import type { AuditEntry } from './audit-search';
import { restorationOf, undoOf } from './restoration';

const entryOf = (action: AuditEntry['action'], fields: Record<string, [unknown, unknown]>, before = {}) =>
  ({
    ...{ action, entity_id: 'x', request_id: 'r' },
    before: {
      ...before,
      ...Object.fromEntries(Object.entries(fields).map(([field, [was]]) => [field, was])),
    },
    changes: Object.entries(fields).map(([field, [was, is]]) => ({ field, before: was, after: is })),
  }) as unknown as AuditEntry;

it.each([
  ['setting.change', { value: [120, 1200] }, 'setting.change'],
  ['setting.reset', { value: [120, null] }, 'setting.change'],
  ['product.change', { price_cents: [262, 241] }, 'product.change'],
  ['product.pause', { is_paused: [false, true] }, 'product.resume'],
  ['provider.resume', { is_paused: [true, false] }, 'provider.pause'],
  ['provider.change', { priority: [100, 50] }, 'provider.change'],
] as const)('%s of %j is restored by %s', (action, fields, restored) => {
  expect(restorationOf(entryOf(action, fields as never))?.action).toBe(restored);
});

it.each([
  ['a first value has no value before it', 'setting.change', { value: [null, 1200] }],
  ['an own markup cannot be set for one product', 'product.change', { markup_percent: [40, null] }],
  ['the old key of a provider is not kept', 'provider.change', { is_new_key: [false, true] }],
  ['a revealed message cannot be hidden again', 'message.reveal', { field: [null, 'text'] }],
  ['a refund cannot be undone', 'order.refund', { payment_status: ['paid', 'refunded'] }],
] as const)('%s', (_why, action, fields) => {
  expect(restorationOf(entryOf(action, fields as never))).toBeNull();
});

it('undoes whole operations only on products', () => {
  expect(undoOf(entryOf('product.pause', { is_paused: [false, true] }))).not.toBeNull();
  expect(undoOf(entryOf('balance.adjust', { balance_cents: [1, 2] }))).toBeNull();
});
