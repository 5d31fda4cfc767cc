import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** An E.164 number as people of its country write it: `+55 11 98765-4321`; what is none stays as it is. */
export function formatPhone(e164: string): string {
  const parsed = parsePhoneNumberFromString(e164);
  if (!parsed) return e164;
  const written = parsed.formatInternational();
  // The library leaves out the hyphen that Brazilians write inside their numbers.
  return parsed.countryCallingCode === '55' ? written.replace(/(\d{4,5}) (\d{4})$/, '$1-$2') : written;
}
