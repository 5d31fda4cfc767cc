import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

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
