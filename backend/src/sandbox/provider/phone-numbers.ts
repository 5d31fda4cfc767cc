import examples from 'libphonenumber-js/mobile/examples';
import { getExampleNumber, isSupportedCountry, isValidPhoneNumber } from 'libphonenumber-js/mobile';

const VARIED_DIGITS = 6;
const ATTEMPTS = 60;

/** A number in [0, 1) that is always the same for the same text. */
export function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 13), 0x297a2d39);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

export function canNumber(isoCode: string): boolean {
  return isSupportedCountry(isoCode) && getExampleNumber(isoCode, examples) !== undefined;
}

/** A valid mobile number: digits without the plus sign. @throws RangeError for a country without known numbers */
export function phoneNumberFor(isoCode: string, serial: number): string {
  const example = isSupportedCountry(isoCode) ? getExampleNumber(isoCode, examples) : undefined;
  if (!example) throw new RangeError(`No mobile numbers are known for ${isoCode}`);
  const digits = example.number.slice(1);
  const kept = Math.max(digits.length - VARIED_DIGITS, example.countryCallingCode.length + 2);
  const length = digits.length - kept;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const ending = Math.floor(chance(`${isoCode} ${serial} ${attempt}`) * 10 ** length);
    const candidate = digits.slice(0, kept) + String(ending).padStart(length, '0');
    if (isValidPhoneNumber(`+${candidate}`)) return candidate;
  }
  return digits;
}
