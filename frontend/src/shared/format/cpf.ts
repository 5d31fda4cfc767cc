import { cpf } from 'cpf-cnpj-validator';

const digitCount = 11;

/** Writes the digits typed so far as "123.456.789-09". */
export function formatCpf(text: string): string {
  const digits = cpfDigits(text);
  return digits
    .replace(/^(\d{3})(\d)/, '$1.$2')
    .replace(/^(\d{3}\.\d{3})(\d)/, '$1.$2')
    .replace(/^(\d{3}\.\d{3}\.\d{3})(\d)/, '$1-$2');
}

export function cpfDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, digitCount);
}

export function isValidCpf(text: string): boolean {
  const digits = cpfDigits(text);
  if (digits.length !== digitCount || /^(\d)\1+$/.test(digits)) return false;
  // The library refuses 12345678909, whose check digits are right.
  const checkDigits = [9, 10].map((length) => cpf.verifierDigit(digits.slice(0, length)));
  return digits.endsWith(checkDigits.join(''));
}

/** "***.982.247-**"; empty when the text does not have 11 digits. */
export function maskedCpf(text: string): string {
  const digits = cpfDigits(text);
  return digits.length === digitCount ? `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**` : '';
}
