import { expect, test } from 'vitest';
import { InvalidInputError } from '../../../platform/errors/index.js';
import { parseEmail } from './email-address.js';

test.each([
  ['  Maria@Example.COM ', 'maria@example.com'],
  ['joão@exemplo.com.br', 'joão@exemplo.com.br'],
  ['maria.souza+news@mail.example.com', 'maria.souza+news@mail.example.com'],
])('%j is stored as %j', (text, email) => {
  expect(parseEmail(text)).toBe(email);
});

test.each([
  ['', 'email_required'],
  ['   ', 'email_required'],
  ['maria', 'email_invalid'],
  ['maria@example', 'email_invalid'],
  ['maria@example..com', 'email_invalid'],
  ['maria@example.com.', 'email_invalid'],
  ['ma ria@example.com', 'email_invalid'],
  ['a@b@example.com', 'email_invalid'],
  ['<maria@example.com>', 'email_invalid'],
  ['ana,maria@example.com', 'email_invalid'],
  ['"maria"@example.com', 'email_invalid'],
  ['maria@[127.0.0.1]', 'email_invalid'],
  ['maria@exam\0ple.com', 'email_invalid'],
  [`${'m'.repeat(243)}@example.com`, 'email_invalid'],
])('%j is refused', (text, message) => {
  expect(() => parseEmail(text)).toThrow(expect.objectContaining({ fields: { email: message } }) as Error);
  expect(() => parseEmail(text)).toThrow(InvalidInputError);
});
