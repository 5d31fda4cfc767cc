import { expect, it } from 'vitest';
import type { Difference } from '../api/reconciliation';
import { amountOf } from './difference-amount';

const plain = (amount_micros: number | null, currency: 'BRL' | 'USD' | null) =>
  amountOf({ amount_micros, currency } as Difference).replaceAll(/\s/g, ' ');

it('has a sign before the currency, and says nothing where nothing is known', () => {
  expect([plain(50_000_000, 'BRL'), plain(-1_560_000, 'USD'), plain(0, 'BRL')]).toEqual([
    '+R$ 50,00',
    '−US$ 1,56',
    'R$ 0,00',
  ]);
  expect([plain(null, 'BRL'), plain(1, null)]).toEqual(['—', '—']);
});
