import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeOf } from './charge.js';

describe('the charge of a top-up', () => {
  it('is the amount itself for a wallet in reais', () => {
    expect(chargeOf(2500, 'BRL', { USD: 5.4, EUR: 6.3 })).toEqual({ amountCents: 2500, fxRate: 1 });
  });

  it.each([
    ['USD', 400, 2160],
    ['USD', 110, 594],
    ['USD', 1, 6],
    ['EUR', 1001, 6307],
    ['EUR', 1000, 6300],
  ] as const)('of a wallet in %s for %i cents is %i cents of BRL', (currency, amount, charged) => {
    expect(chargeOf(amount, currency, { USD: 5.4, EUR: 6.3 }).amountCents).toBe(charged);
  });

  it('covers the amount at the rate and exceeds it by less than a cent', () => {
    const amounts = fc.integer({ min: 1, max: 1_000_000 });
    const microRates = fc.integer({ min: 1, max: 50_000_000 });
    fc.assert(
      fc.property(amounts, microRates, (amount, micros) => {
        const { amountCents } = chargeOf(amount, 'USD', { USD: micros / 1_000_000, EUR: 1 });
        const exact = BigInt(amount) * BigInt(micros);
        const charged = BigInt(amountCents) * 1_000_000n;
        expect(charged >= exact && charged - exact < 1_000_000n).toBe(true);
      }),
    );
  });
});
