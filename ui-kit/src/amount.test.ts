import { describe, expect, it } from 'vitest';
import { formatAmount } from './amount';

const plainSpaces = (text: string) => text.replace(/\s/g, ' ');

describe('formatAmount', () => {
  it('writes cents in the currency, the way the language does', () => {
    expect(plainSpaces(formatAmount({ cents: 2410, currency: 'BRL', locale: 'pt-BR' }))).toBe('R$ 24,10');
    expect(plainSpaces(formatAmount({ cents: 123456, currency: 'USD', locale: 'en-US' }))).toBe('$1,234.56');
  });

  it('writes a negative amount with a minus, not with a hyphen', () => {
    expect(plainSpaces(formatAmount({ cents: -439, currency: 'BRL', locale: 'pt-BR' }))).toBe('−R$ 4,39');
  });

  it('separates the sign of a movement, and gives zero no sign', () => {
    const movement = (cents: number) =>
      plainSpaces(formatAmount({ cents, currency: 'BRL', locale: 'pt-BR', sign: 'movement' }));
    expect(movement(-240)).toBe('− R$ 2,40');
    expect(movement(2500)).toBe('+ R$ 25,00');
    expect(movement(0)).toBe('R$ 0,00');
  });
});
