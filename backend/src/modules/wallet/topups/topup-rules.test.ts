import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  assertAmount,
  descriptionOf,
  expiriesOf,
  isRepeatable,
  payerCpfOf,
  chargeOf,
} from './topup-rules.js';

const LIMITS = { topup_minimum_cents: 11, topup_maximum_cents: 1_000_000 };
const NOW = new Date('2026-03-10T12:00:00.000Z');

describe('the amount of a top-up', () => {
  it.each([11, 12, 999_999, 1_000_000])('may be %i cents', (cents) => {
    expect(() => assertAmount(cents, LIMITS)).not.toThrow();
  });

  it.each([10, 0, -2500])('may not be %i cents, and the refusal tells the minimum', (cents) => {
    expect(() => assertAmount(cents, LIMITS)).toThrow(
      expect.objectContaining({ code: 'MINIMUM_AMOUNT', details: { minimum_cents: 11 } }),
    );
  });

  it('may not be above the maximum, and the refusal tells it', () => {
    expect(() => assertAmount(1_000_001, LIMITS)).toThrow(
      expect.objectContaining({ code: 'MAXIMUM_AMOUNT', details: { maximum_cents: 1_000_000 } }),
    );
  });
});

describe('what the payer is shown', () => {
  it.each([
    ['the words of the client', ' Top up & <b>buy</b> ', 'Top up & <b>buy</b>'],
    ['no control characters', 'a\0b\r\nc', 'a b c'],
    ['no half characters', 'a\ud800b', 'a b'],
    ['a text of ours instead of nothing', ' \0 ', 'Wallet deposit'],
    ['a text of ours where none was sent', undefined, 'Wallet deposit'],
  ])('is %s', (_what, written, shown) => expect(descriptionOf(written)).toBe(shown));
});

describe('the CPF of the payer', () => {
  it.each(['19119119100', '191.191.191-00', ' 529.982.247-25 '])('is taken as %s', (written) => {
    expect(payerCpfOf(written, 'BRL')).toMatch(/^\d{11}$/);
  });

  it.each([
    ['with a wrong check digit', '19119119101'],
    ['of one repeated digit', '11111111111'],
    ['too short', '1911911910'],
    ['too long', '191191191000'],
    ['with letters', 'a19119119100'],
    ['empty', ''],
  ])('is refused %s', (_how, written) => {
    for (const currency of ['BRL', 'USD'] as const) {
      expect(() => payerCpfOf(written, currency)).toThrow(expect.objectContaining({ code: 'INVALID_CPF' }));
    }
  });

  it('is needed for reais and for no other currency', () => {
    expect(() => payerCpfOf(undefined, 'BRL')).toThrow(expect.objectContaining({ code: 'INVALID_CPF' }));
    expect(payerCpfOf(undefined, 'USD')).toBeNull();
    expect(payerCpfOf(undefined, 'EUR')).toBeNull();
  });
});

describe('the end of a charge', () => {
  it('is 35 minutes away at the gateway when the customer sees 30', () => {
    expect(expiriesOf(NOW, 1800)).toEqual({
      expiresAt: new Date('2026-03-10T12:30:00.000Z'),
      gatewayExpiresAt: new Date('2026-03-10T12:35:00.000Z'),
    });
  });

  it('is never nearer at the gateway than it allows', () => {
    expect(expiriesOf(NOW, 60).gatewayExpiresAt).toEqual(new Date('2026-03-10T12:35:00.000Z'));
  });

  it('is five minutes later at the gateway when the customer has long', () => {
    expect(expiriesOf(NOW, 7200).gatewayExpiresAt).toEqual(new Date('2026-03-10T14:05:00.000Z'));
  });

  it('leaves four minutes in which a creation may be repeated', () => {
    const ends = expiriesOf(NOW, 1800);
    expect(isRepeatable(ends, new Date('2026-03-10T12:03:59.999Z'))).toBe(true);
    expect(isRepeatable(ends, new Date('2026-03-10T12:04:00.000Z'))).toBe(false);
  });
});

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
