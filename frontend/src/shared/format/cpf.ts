import { cpf } from 'cpf-cnpj-validator';

const digitCount = 11;

/** Digits of a Brazilian tax id as far as they are typed, with its punctuation: "123.456.789-09". */
export function formatCpf(text: string): string {
  const digits = cpfDigits(text);
  return digits
    .replace(/^(\d{3})(\d)/, '$1.$2')
    .replace(/^(\d{3}\.\d{3})(\d)/, '$1.$2')
    .replace(/^(\d{3}\.\d{3}\.\d{3})(\d)/, '$1-$2');
}

/** The digits of a tax id, in any punctuation; what is too long is cut off. */
export function cpfDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, digitCount);
}

/** Whether all eleven digits are there, not one digit repeated, and both check digits are right. */
export function isValidCpf(text: string): boolean {
  const digits = cpfDigits(text);
  if (digits.length !== digitCount || /^(\d)\1+$/.test(digits)) return false;
  // The library's own verdict also refuses 12345678909, whose check digits are right.
  const checkDigits = [9, 10].map((length) => cpf.verifierDigit(digits.slice(0, length)));
  return digits.endsWith(checkDigits.join(''));
}

/** "***.982.247-**": enough to know one's own; empty where it is none. */
export function maskedCpf(text: string): string {
  const digits = cpfDigits(text);
  return digits.length === digitCount ? `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**` : '';
}
