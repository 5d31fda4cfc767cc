import { cpfDigits, isValidCpf } from '../../../shared/format/cpf';
import type { RuleViolation } from './field-rules';

/** Apart from the other rules, which the sign-in loads without the check of a CPF. */
export function optionalCpfViolation(cpf: string): RuleViolation | undefined {
  return cpfDigits(cpf) === '' || isValidCpf(cpf) ? undefined : 'cpfInvalid';
}
