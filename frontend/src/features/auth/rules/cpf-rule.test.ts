import { describe, expect, it } from 'vitest';
import { optionalCpfViolation } from './cpf-rule';

describe('tax id', () => {
  it.each([
    ['', undefined],
    ['529.982.247-25', undefined],
    ['529.982.247-26', 'cpfInvalid'],
    ['529', 'cpfInvalid'],
  ])('%j breaks %s', (cpf, violation) => {
    expect(optionalCpfViolation(cpf)).toBe(violation);
  });
});
