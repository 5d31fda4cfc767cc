import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type profile from '../../../locales/pt/profile.json';
import { cpfDigits, isValidCpf } from '../../../shared/format/cpf';

/** The text, under `rules`, that says what is wrong. */
export type ProfileViolation = keyof (typeof profile)['rules'];

export const earliestBirth = '1900-01-01';

/** Everything may be left out, but not be wrong. */
export function phoneViolation(phone: string): ProfileViolation | undefined {
  if (phone.trim() === '') return undefined;
  return parsePhoneNumberFromString(phone, 'BR')?.isValid() ? undefined : 'phone';
}

/** `YYYY-MM-DD` both; nobody is born after today. */
export function birthDateViolation(day: string, today: string): ProfileViolation | undefined {
  if (day === '') return undefined;
  return day >= earliestBirth && day <= today ? undefined : 'birthDate';
}

export function cpfViolation(cpf: string): ProfileViolation | undefined {
  return cpfDigits(cpf) === '' || isValidCpf(cpf) ? undefined : 'cpf';
}
