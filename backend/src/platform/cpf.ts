import { cpf } from 'cpf-cnpj-validator';

const ELEVEN_DIGITS = /^\d{11}$/;
const ONE_DIGIT_REPEATED = /^(\d)\1+$/;

/**
 * Whether eleven digits without punctuation are a Brazilian tax id: not one digit repeated, both check digits right.
 * The library's own verdict also refuses 12345678909, whose check digits are right.
 */
export function isValidCpf(digits: string): boolean {
  if (!ELEVEN_DIGITS.test(digits) || ONE_DIGIT_REPEATED.test(digits)) return false;
  const checkDigits = [9, 10].map((length) => cpf.verifierDigit(digits.slice(0, length)));
  return digits.endsWith(checkDigits.join(''));
}
