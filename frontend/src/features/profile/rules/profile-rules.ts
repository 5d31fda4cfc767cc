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

/** `YYYY-MM-DD` both; no birth date is in the future. */
export function birthDateViolation(day: string, today: string): ProfileViolation | undefined {
  if (day === '') return undefined;
  return day >= earliestBirth && day <= today ? undefined : 'birthDate';
}

export function cpfViolation(cpf: string): ProfileViolation | undefined {
  return cpfDigits(cpf) === '' || isValidCpf(cpf) ? undefined : 'cpf';
}

/** What the server takes; it judges by the bytes, this by what the browser says of the file. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'];

const maxBytes = 5 * 1024 * 1024;

type AvatarProblem = 'type' | 'size';

/** Why a file cannot become the picture; undefined when it may. */
export function avatarProblem(file: Pick<File, 'type' | 'size'>): AvatarProblem | undefined {
  if (!avatarTypes.includes(file.type)) return 'type';
  return file.size > maxBytes ? 'size' : undefined;
}

/** A day, `YYYY-MM-DD`, as the reader's language writes it: `07/03/1990`. */
export function formatBirthDate(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    // Read and written in the same zone: a birthday is the same day everywhere.
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The day on the reader's calendar, `YYYY-MM-DD`. */
export function today(): string {
  return new Intl.DateTimeFormat('en-CA').format(new Date());
}

const mobileDigits = 11;

/** A customer's own number: Brazilian digits as `(11) 98765-4321` while they are typed too, others as they are. */
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
