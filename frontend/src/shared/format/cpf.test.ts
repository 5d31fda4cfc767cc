import { describe, expect, it } from 'vitest';
import { cpfDigits, formatCpf, isValidCpf } from './cpf';

describe('CPF', () => {
  it.each([
    ['', ''],
    ['529', '529'],
    ['5299', '529.9'],
    ['5299822', '529.982.2'],
    ['52998224725', '529.982.247-25'],
    ['529.982.247-25999', '529.982.247-25'],
    ['abc', ''],
  ])('formats %j while it is typed as %j', (typed, formatted) => {
    expect(formatCpf(typed)).toBe(formatted);
  });

  it('is sent as its digits only', () => {
    expect(cpfDigits('529.982.247-25')).toBe('52998224725');
  });

  it.each([
    ['529.982.247-25', true],
    ['123.456.789-09', true],
    ['529.982.247-24', false],
    ['111.111.111-11', false],
    ['529.982.247', false],
  ])('%s is valid: %s', (text, valid) => {
    expect(isValidCpf(text)).toBe(valid);
  });
});
