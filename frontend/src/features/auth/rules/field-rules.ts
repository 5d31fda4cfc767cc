import { ApiError, PASSWORD_CRITERIA } from '@torpedo/api-client';
import type auth from '../../../locales/pt/auth.json';

export type RuleViolation = keyof (typeof auth)['rules'];

const shortestToken = 6;

type Criterion = keyof typeof PASSWORD_CRITERIA.chosen;

const violationOf: Record<Criterion, RuleViolation> = {
  length: 'passwordLength',
  lowercase: 'passwordLowercase',
  uppercase: 'passwordUppercase',
  digit: 'passwordDigit',
  special: 'passwordSpecial',
};

export const passwordCriteria = (password: string) =>
  (Object.keys(PASSWORD_CRITERIA.chosen) as Criterion[]).map((id) => ({
    id,
    met: PASSWORD_CRITERIA.chosen[id].test(password),
  }));

/** The first rule, in the server's order, that the password breaks. */
export function passwordViolation(password: string): RuleViolation | undefined {
  if (password === '') return 'passwordRequired';
  const unmet = passwordCriteria(password).find(({ met }) => !met);
  return unmet && violationOf[unmet.id];
}

export function newPasswordViolation(password: string): RuleViolation | undefined {
  return password === '' ? 'newPasswordRequired' : passwordViolation(password);
}

export function tokenViolation(token: string): RuleViolation | undefined {
  if (token.trim() === '') return 'tokenRequired';
  return token.trim().length < shortestToken ? 'tokenLength' : undefined;
}

/** Compares password and confirmation only when the password itself is valid. */
export function confirmationViolation(password: string, confirmation: string): RuleViolation | undefined {
  if (confirmation === '') return 'confirmationRequired';
  if (passwordViolation(password)) return undefined;
  return confirmation === password ? undefined : 'confirmationMismatch';
}

export interface RefusedPassword {
  password: string;
  reason: string;
}

export function refusedPassword(
  error: unknown,
  field: 'password' | 'new_password',
  password: string,
): RefusedPassword | undefined {
  const reason = error instanceof ApiError ? error.fields[field] : undefined;
  return reason ? { password, reason } : undefined;
}
