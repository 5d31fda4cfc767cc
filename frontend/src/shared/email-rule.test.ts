import { expect, it } from 'vitest';
import { emailViolation } from './email-rule';

it.each([
  ['', 'emailRequired'],
  ['   ', 'emailRequired'],
  ['ana', 'emailInvalid'],
  ['ana@exemplo', 'emailInvalid'],
  ['ana lima@exemplo.com', 'emailInvalid'],
  ['ana@exemplo.com.br', undefined],
])('the address %j breaks %s', (email, violation) => {
  expect(emailViolation(email)).toBe(violation);
});
