import { cpf } from 'cpf-cnpj-validator';

const ELEVEN_DIGITS = /^\d{11}$/;
const ONE_DIGIT_REPEATED = /^(\d)\1+$/;

/** The library's own check also refuses 12345678909, which is a valid tax id. */
export function isValidCpf(digits: string): boolean {
  if (!ELEVEN_DIGITS.test(digits) || ONE_DIGIT_REPEATED.test(digits)) return false;
  const checkDigits = [9, 10].map((length) => cpf.verifierDigit(digits.slice(0, length)));
  return digits.endsWith(checkDigits.join(''));
}
