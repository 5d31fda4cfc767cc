import { describe, expect, it } from 'vitest';
import { isValidCpf } from './cpf.js';

describe('a CPF', () => {
  it.each(['12345678909', '11144477735', '52998224725', '19119119100', '00000000191'])(
    'is right when both check digits are: %s',
    (digits) => expect(isValidCpf(digits)).toBe(true),
  );

  it.each([
    ['with a wrong last digit', '12345678900'],
    ['with a wrong tenth digit', '52998224735'],
    ['of one digit repeated', '11111111111'],
    ['that is too short', '1234567890'],
    ['that is too long', '123456789090'],
    ['with punctuation', '123.456.789-09'],
    ['with a line break', '12345678909\n'],
    ['of other scripts', '１２３４５６７８９０９'],
    ['that is empty', ''],
  ])('is wrong %s', (_what, digits) => expect(isValidCpf(digits)).toBe(false));
});
