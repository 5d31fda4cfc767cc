import { expect, it } from 'vitest';
import type { ChangeCause } from '../api/change';
import { barsOf, causeKind, keyOf, largestPart, listBehind, ordersBehind, tintOf } from './change-rows';

const side = (orders: number, codes: number) => ({ cents: 0, orders, codes, average_cents: null });
const ROW = {
  ...{ difference_cents: -1_000, price_cents: 20, volume_cents: -300, delivery_cents: -800, mix_cents: 80 },
  ...{ before: side(100, 80), now: side(100, 60) },
  service: { code: 'wa', name: 'WhatsApp', image_url: null },
  country: { iso_code: 'BR', name: 'Brasil', flag_image_url: '' },
  ...{ provider: null, gateway: null, currency: null },
};

it('the key of a row has its codes, and its largest part is the one with the largest amount', () => {
  expect(keyOf(ROW)).toBe('wa.BR');
  expect(keyOf({ ...ROW, country: null, provider: 'none' })).toBe('wa.none');
  expect(keyOf({ ...ROW, service: null, country: null, gateway: 'PIX', currency: 'BRL' })).toBe('PIX.BRL');
  expect(largestPart(ROW, 'revenue')).toBe('delivery');
  expect(largestPart(ROW, 'topups')).toBe('volume');
});

it('all bars have the same zero and the same scale', () => {
  expect(barsOf([50, -150])).toEqual({
    zero: 75,
    bars: [
      { from: 75, size: 25 },
      { from: 0, size: 75 },
    ],
  });
  expect(barsOf([0, 0]).bars).toEqual([
    { from: 0, size: 0 },
    { from: 0, size: 0 },
  ]);
});

it('a cell is tinted from 0.3 % of the earlier period, and more from 1.5 %', () => {
  const report = { totals: { before: { cents: 100_000 } } } as Parameters<typeof tintOf>[1];
  expect([299, -300, 1_499, -1_500].map((cents) => tintOf(cents, report))).toEqual([0, 1, 1, 2]);
});

it('delivery links to orders without a code, price to orders with one, and a part of top-ups to paid top-ups', () => {
  const days = { from: '2026-11-16', to: '2026-11-22' };
  expect(ordersBehind(days, { service: 'wa' }, 'delivery')).toMatchObject({
    ...days,
    ...{ service: 'wa', situation: 'undelivered' },
  });
  expect(ordersBehind(days, {}, 'price')).toMatchObject({ situation: 'with_code', settled: true });
  expect(ordersBehind(days, {}, 'volume')).toEqual({ ...days, settled: true });
  expect(listBehind({ ...days, money: 'topups' }, { gateway: 'PIX' }, 'price')).toEqual({
    to: '/admin/topups',
    search: { ...days, gateway: 'PIX', credited: true },
  });
});

it.each<[string, Partial<ChangeCause>]>([
  ['delivery', { provider: 'a' }],
  ['shift', { provider: 'a', now: side(100, 90) }],
  ['none', { provider: 'none', before: side(0, 0), now: side(40, 0) }],
  ['volume', { part: 'volume' }],
])('a cause is %s', (kind, cause) => {
  expect(causeKind({ ...ROW, part: 'delivery', cents: -800, ...cause })).toBe(kind);
});
