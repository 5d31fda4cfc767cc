import { isDay } from '@torpedo/ui-kit';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type profile from '../../../locales/pt/profile.json';
import { cpfDigits, isValidCpf } from '../../../shared/format/cpf';

export type ProfileViolation = keyof (typeof profile)['rules'];

export const earliestBirth = '1900-01-01';

export function phoneViolation(phone: string): ProfileViolation | undefined {
  if (phone.trim() === '') return undefined;
  return parsePhoneNumberFromString(phone, 'BR')?.isValid() ? undefined : 'phone';
}

/** Both days are `YYYY-MM-DD`. */
export function birthDateViolation(day: string, today: string): ProfileViolation | undefined {
  if (day === '') return undefined;
  return isDay(day, earliestBirth, today) ? undefined : 'birthDate';
}

export function cpfViolation(cpf: string): ProfileViolation | undefined {
  return cpfDigits(cpf) === '' || isValidCpf(cpf) ? undefined : 'cpf';
}

/** These are the declared types of files. The server checks the bytes. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'];

const maxBytes = 5 * 1024 * 1024;

type AvatarProblem = 'type' | 'size';

export function avatarProblem(file: Pick<File, 'type' | 'size'>): AvatarProblem | undefined {
  if (!avatarTypes.includes(file.type)) return 'type';
  return file.size > maxBytes ? 'size' : undefined;
}

/** Today as `YYYY-MM-DD`, in the reader's time zone. */
export function today(): string {
  return new Intl.DateTimeFormat('en-CA').format(new Date());
}

const mobileDigits = 11;

export function formatOwnPhone(text: string): string {
  if (text.trim().startsWith('+')) {
    const e164 = text.replace(/[^\d+]/g, '');
    return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
  }
  const digits = text.replace(/\D/g, '').slice(0, mobileDigits);
  if (digits.length < 3) return digits;
  const local = digits.slice(2);
  const firstPart = digits.length === mobileDigits ? 5 : 4;
  const written = local.length > firstPart ? `${local.slice(0, firstPart)}-${local.slice(firstPart)}` : local;
  return `(${digits.slice(0, 2)}) ${written}`;
}
