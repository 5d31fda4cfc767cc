import { expect, test } from 'vitest';
import {
  COMMON_ENDINGS,
  COMMON_WHOLE,
  COMMON_BEGINNINGS,
  brokenChangeRule,
  brokenPasswordRule,
} from './password-rules.js';

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

test('tens of thousands of common passwords that satisfy every other rule are refused, wherever one is set', () => {
  const listOf = (text: string) => text.split(/\s+/).filter(Boolean);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const typical = [
    ...listOf(COMMON_BEGINNINGS).flatMap((word) =>
      listOf(COMMON_ENDINGS).map((ending) => capital(word) + ending),
    ),
    ...listOf(COMMON_WHOLE).map((whole) => whole.replace(/[a-z]/, (letter) => letter.toUpperCase())),
  ];
  const refused = new Set(typical.filter((password) => brokenPasswordRule(password) === 'password_common'));
  expect(refused.size).toBeGreaterThan(10_000);
  expect([...refused].filter((password) => brokenChangeRule(password) !== 'password_common')).toEqual([]);
});

test.each(['Torpedo@2026', 'Whatsapp123!', 'Telegram@1'])(
  '%s, a word of this trade, is common',
  (password) => {
    expect(brokenPasswordRule(password)).toBe('password_common');
  },
);
