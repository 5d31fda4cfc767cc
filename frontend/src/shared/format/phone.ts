import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** An E.164 number as people of its country write it: `+55 11 98765-4321`. */
export function formatPhone(e164: string): string {
  const parsed = parsePhoneNumberFromString(e164);
  return parsed ? parsed.formatInternational() : e164;
}
