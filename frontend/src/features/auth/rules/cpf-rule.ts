import { cpfDigits, isValidCpf } from '../../../shared/format/cpf';
import type { RuleViolation } from './field-rules';

/** The tax id may be left out, but not be wrong. Apart from the other rules, which the sign-in loads without it. */
export function optionalCpfViolation(cpf: string): RuleViolation | undefined {
  return cpfDigits(cpf) === '' || isValidCpf(cpf) ? undefined : 'cpfInvalid';
}
