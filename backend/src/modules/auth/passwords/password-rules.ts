import type { FieldTextKey } from '../../../platform/errors/index.js';
import { isCommonPassword } from './common-passwords.js';

const MINIMUM_LENGTH = 8;
const MAXIMUM_LENGTH = 128;

interface Rule {
  holds(password: string): boolean;
  otherwise: FieldTextKey;
}

/** In the order in which the first broken one is told. */
const rulesWith = (special: Rule): readonly Rule[] => [
  { holds: (password) => password.length > 0, otherwise: 'password_required' },
  { holds: (password) => password.length >= MINIMUM_LENGTH, otherwise: 'password_too_short' },
  { holds: (password) => password.length <= MAXIMUM_LENGTH, otherwise: 'password_too_long' },
  { holds: (password) => /[a-z]/.test(password), otherwise: 'password_no_lowercase' },
  { holds: (password) => /[A-Z]/.test(password), otherwise: 'password_no_uppercase' },
  { holds: (password) => /[0-9]/.test(password), otherwise: 'password_no_digit' },
  special,
  { holds: (password) => !isCommonPassword(password), otherwise: 'password_common' },
];

const RULES = rulesWith({
  holds: (password) => /[@$!%*?&]/.test(password),
  otherwise: 'password_no_special',
});

const CHANGE_RULES = rulesWith({
  holds: (password) => /[^A-Za-z0-9]/.test(password),
  otherwise: 'password_no_symbol',
});

const brokenOf = (rules: readonly Rule[], password: string) =>
  rules.find((rule) => !rule.holds(password))?.otherwise ?? null;

/** The first rule that the password breaks; null when it may be used. */
export const brokenPasswordRule = (password: string): FieldTextKey | null => brokenOf(RULES, password);

/** The same for a password chosen in the profile, where any character but letters and digits is special. */
export const brokenChangeRule = (password: string): FieldTextKey | null => brokenOf(CHANGE_RULES, password);
