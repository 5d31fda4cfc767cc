import { describe, expect, it } from 'vitest';
import {
  confirmationViolation,
  newPasswordViolation,
  passwordViolation,
  tokenViolation,
} from './field-rules';

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

describe('a new password', () => {
  it('has its own error when it is missing, and breaks the same rules', () => {
    expect(newPasswordViolation('')).toBe('newPasswordRequired');
    expect(newPasswordViolation('aB1@')).toBe('passwordLength');
    expect(newPasswordViolation('Abcdefg1@')).toBeUndefined();
  });
});

describe('token', () => {
  it.each([
    ['', 'tokenRequired'],
    ['  ', 'tokenRequired'],
    ['12345', 'tokenLength'],
    ['123456', undefined],
  ])('%j breaks %s', (token, violation) => {
    expect(tokenViolation(token)).toBe(violation);
  });
});

describe('confirmation', () => {
  it('is required', () => {
    expect(confirmationViolation('Abcdefg1@', '')).toBe('confirmationRequired');
  });

  it('must be the same', () => {
    expect(confirmationViolation('Abcdefg1@', 'Abcdefg1!')).toBe('confirmationMismatch');
  });

  it('is not compared while the password itself breaks a rule', () => {
    expect(confirmationViolation('short', 'other')).toBeUndefined();
  });
});
