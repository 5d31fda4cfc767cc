import { describe, expect, it } from 'vitest';
import {
  confirmationViolation,
  emailViolation,
  optionalCpfViolation,
  passwordViolation,
} from './field-rules';

describe('e-mail', () => {
  it.each([
    ['', 'emailRequired'],
    ['   ', 'emailRequired'],
    ['ana', 'emailInvalid'],
    ['ana@exemplo', 'emailInvalid'],
    ['ana lima@exemplo.com', 'emailInvalid'],
    ['ana@exemplo.com.br', undefined],
  ])('%j breaks %s', (email, violation) => {
    expect(emailViolation(email)).toBe(violation);
  });
});

describe('password', () => {
  it.each([
    ['', 'passwordRequired'],
    ['aB1@', 'passwordLength'],
    ['ABCDEFG1@', 'passwordLowercase'],
    ['abcdefg1@', 'passwordUppercase'],
    ['Abcdefgh@', 'passwordDigit'],
    ['Abcdefg1#', 'passwordSpecial'],
    ['Abcdefg1@', undefined],
  ])('%j breaks %s first', (password, violation) => {
    expect(passwordViolation(password)).toBe(violation);
  });
});

describe('confirmation', () => {
  it('is required', () => {
    expect(confirmationViolation('Abcdefg1@', '')).toBe('confirmationRequired');
  });

  it('must be the same', () => {
    expect(confirmationViolation('Abcdefg1@', 'Abcdefg1!')).toBe('confirmationMismatch');
  });

  it('leaves the word to the password while that breaks a rule itself', () => {
    expect(confirmationViolation('short', 'other')).toBeUndefined();
  });
});

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
