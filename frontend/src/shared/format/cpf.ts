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

export function cpfDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, digitCount);
}

/** Whether all eleven digits are there and both check digits are right. */
export function isValidCpf(text: string): boolean {
  return cpf.isValid(cpfDigits(text));
}
