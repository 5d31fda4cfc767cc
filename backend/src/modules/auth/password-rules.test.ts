import { expect, test } from 'vitest';
import { brokenPasswordRule } from './password-rules.js';

test.each([
  ['', 'password_required'],
  ['aB1!', 'password_too_short'],
  ['12345678', 'password_no_lowercase'],
  ['ABCDEFG1!', 'password_no_lowercase'],
  ['abcdefgh', 'password_no_uppercase'],
  ['abcdefGH', 'password_no_digit'],
  ['abcdefG1', 'password_no_special'],
  ['abcdefG1#', 'password_no_special'],
  [`aB1!${'x'.repeat(125)}`, 'password_too_long'],
  [`aB1!${'x'.repeat(124)}`, null],
  ['Correta-Porca-7!', null],
])('of %j the first broken rule is %s', (password, rule) => {
  expect(brokenPasswordRule(password)).toBe(rule);
});

test.each([
  'P@ssw0rd',
  'Password123!',
  'Senha@123',
  'SeNhA@123',
  'Brasil@2024',
  'Admin@123',
  'Qwerty123!',
  'Abcd1234@',
  'pA$$w0rd1!',
  'Aa123456@',
])('refuses %s although it satisfies every other rule', (password) => {
  expect(brokenPasswordRule(password)).toBe('password_common');
});
