import { PASSWORD_CRITERIA } from '@torpedo/api-client';
import type { PasswordStrengthLevel } from '@torpedo/ui-kit';
import type profile from '../../../locales/pt/profile.json';

type PasswordTexts = (typeof profile)['password'];

export type PasswordCriterionId = keyof PasswordTexts['criteria'];

export function passwordCriteria(password: string): { id: PasswordCriterionId; met: boolean }[] {
  const { changed } = PASSWORD_CRITERIA;
  return (Object.keys(changed) as PasswordCriterionId[]).map((id) => ({
    id,
    met: changed[id].test(password),
  }));
}

/** One point for each criterion: up to 2 weak, 3 medium, 4 good, 5 strong. */
export function passwordLevel(password: string): PasswordStrengthLevel | undefined {
  if (password === '') return undefined;
  const score = passwordCriteria(password).filter(({ met }) => met).length;
  if (score <= 2) return 'weak';
  if (score === 3) return 'medium';
  return score === 4 ? 'good' : 'strong';
}

export type PasswordViolation = keyof PasswordTexts['rules'];

export function newPasswordViolation(password: string, current: string): PasswordViolation | undefined {
  if (password === '') return 'required';
  const unmet = passwordCriteria(password).find(({ met }) => !met);
  if (unmet) return unmet.id;
  return password === current ? 'same' : undefined;
}

export function currentPasswordViolation(password: string): PasswordViolation | undefined {
  return password === '' ? 'currentRequired' : undefined;
}

export function repeatedPasswordViolation(
  repeated: string,
  password: string,
  current: string,
): PasswordViolation | undefined {
  if (repeated === '') return 'confirmationRequired';
  if (newPasswordViolation(password, current)) return undefined;
  return repeated === password ? undefined : 'confirmationMismatch';
}
