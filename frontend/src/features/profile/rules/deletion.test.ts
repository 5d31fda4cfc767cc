import { describe, expect, it } from 'vitest';
import type { PayableTopup } from '../../../shared/payouts';
import { payableOf } from './deletion';

const topup = (payable_cents: number, currency: PayableTopup['currency'] = 'BRL'): PayableTopup => ({
  topup_id: '1',
  currency,
  topup_amount_cents: 2500,
  payable_cents,
  paid_at: '2026-03-10T12:00:00.000Z',
  payable_until: '2026-03-17T12:00:00.000Z',
});
const BALANCE = [{ currency: 'BRL', balance_cents: 2000 }] as const;

describe('the part of a balance that can be paid out', () => {
  it('is at most the balance, even when the top-ups are larger', () => {
    expect(payableOf(BALANCE, [topup(2000), topup(2000)])).toEqual([{ currency: 'BRL', cents: 2000 }]);
  });

  it('is at most the sum of the top-ups', () => {
    expect(payableOf(BALANCE, [topup(500), topup(700)])).toEqual([{ currency: 'BRL', cents: 1200 }]);
  });

  it('never comes from another currency', () => {
    expect(payableOf(BALANCE, [topup(500, 'USD')])).toEqual([]);
  });
});
