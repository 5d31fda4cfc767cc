import type { FieldTextKey } from '../../platform/errors/index.js';
import { isCommonPassword } from './common-passwords.js';

const MINIMUM_LENGTH = 8;
const MAXIMUM_LENGTH = 128;

interface Rule {
  holds(password: string): boolean;
  otherwise: FieldTextKey;
}

/** In the order in which the first broken one is told. */
const RULES: readonly Rule[] = [
  { holds: (password) => password.length > 0, otherwise: 'password_required' },
  { holds: (password) => password.length >= MINIMUM_LENGTH, otherwise: 'password_too_short' },
  { holds: (password) => password.length <= MAXIMUM_LENGTH, otherwise: 'password_too_long' },
  { holds: (password) => /[a-z]/.test(password), otherwise: 'password_no_lowercase' },
  { holds: (password) => /[A-Z]/.test(password), otherwise: 'password_no_uppercase' },
  { holds: (password) => /[0-9]/.test(password), otherwise: 'password_no_digit' },
  { holds: (password) => /[@$!%*?&]/.test(password), otherwise: 'password_no_special' },
  { holds: (password) => !isCommonPassword(password), otherwise: 'password_common' },
];

/** The first rule that the password breaks; null when it may be used. */
export function brokenPasswordRule(password: string): FieldTextKey | null {
  return RULES.find((rule) => !rule.holds(password))?.otherwise ?? null;
}
