import { describe, expect, it } from 'vitest';
import { newPasswordViolation, passwordLevel, repeatedPasswordViolation } from './new-password';

describe('the strength of a password', () => {
  it.each([
    ['', undefined],
    ['a', 'weak'],
    ['aB', 'weak'],
    ['aB1', 'medium'],
    ['aB1#', 'good'],
    ['abcdefB1', 'good'],
    ['abcdefB1#', 'strong'],
  ])('of %j is %s', (password, level) => {
    expect(passwordLevel(password)).toBe(level);
  });
});

describe('a new password', () => {
  it.each([
    ['', 'required'],
    ['aB1#', 'length'],
    ['ABCDEFG1#', 'lowercase'],
    ['abcdefg1#', 'uppercase'],
    ['Abcdefgh#', 'digit'],
    ['Abcdefg1', 'special'],
    ['Current-1', 'same'],
    ['Abcdefg1#', undefined],
    ['Abcdefg1ç', undefined],
  ])('%j breaks %s first', (password, violation) => {
    expect(newPasswordViolation(password, 'Current-1')).toBe(violation);
  });
});

describe('the repeated password', () => {
  it.each([
    ['', 'Abcdefg1#', 'confirmationRequired'],
    ['Abcdefg1!', 'Abcdefg1#', 'confirmationMismatch'],
    ['Abcdefg1#', 'Abcdefg1#', undefined],
    ['other', 'short', undefined],
  ])('%j of %j breaks %s', (repeated, password, violation) => {
    expect(repeatedPasswordViolation(repeated, password, 'Current-1')).toBe(violation);
  });
});
