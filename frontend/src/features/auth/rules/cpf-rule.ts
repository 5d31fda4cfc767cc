import { cpfDigits, isValidCpf } from '../../../shared/format/cpf';
import type { RuleViolation } from './field-rules';

/** In its own file, so that the sign-in loads the other rules without the check of a CPF. */
export function optionalCpfViolation(cpf: string): RuleViolation | undefined {
  return cpfDigits(cpf) === '' || isValidCpf(cpf) ? undefined : 'cpfInvalid';
}
