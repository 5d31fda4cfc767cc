import examples from 'libphonenumber-js/mobile/examples';
import { getExampleNumber, isSupportedCountry, isValidPhoneNumber } from 'libphonenumber-js/mobile';
import { chance } from './chance.js';

const VARIED_DIGITS = 6;
const ATTEMPTS = 60;

/** Whether believable mobile numbers of a country can be made. */
export function canNumber(isoCode: string): boolean {
  return isSupportedCountry(isoCode) && getExampleNumber(isoCode, examples) !== undefined;
}

/**
 * A mobile number that is valid in its country, in digits without the plus sign; another one for every serial.
 * @throws RangeError for a country without known mobile numbers.
 */
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
