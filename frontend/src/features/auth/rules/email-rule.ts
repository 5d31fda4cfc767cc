import type { RuleViolation } from './field-rules';

const addressPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Apart from the other rules, which the sign-in loads without. */
export function emailViolation(email: string): RuleViolation | undefined {
  if (email.trim() === '') return 'emailRequired';
  if (!addressPattern.test(email.trim())) return 'emailInvalid';
  return undefined;
}
