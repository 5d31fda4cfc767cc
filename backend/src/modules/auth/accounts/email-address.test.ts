import { expect, test } from 'vitest';
import { InvalidInputError } from '../../../platform/errors/index.js';
import { parseEmail } from './email-address.js';

test.each([
  ['  Maria@Example.COM ', 'maria@example.com'],
  ['joão@exemplo.com.br', 'joão@exemplo.com.br'],
  ['jo\u0061\u0303o@exemplo.com.br', 'jo\u00e3o@exemplo.com.br'],
  ['maria@ｅｘａｍｐｌｅ．ｃｏｍ', 'maria@example.com'],
  ['maria@EXEMPLO。com', 'maria@exemplo.com'],
  ['maria@Bücher.example', 'maria@xn--bcher-kva.example'],
  ['maria@bu\u0308cher.example', 'maria@xn--bcher-kva.example'],
  ['maria@XN--BCHER-KVA.example', 'maria@xn--bcher-kva.example'],
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
  ['maria@ex＠mple.com', 'email_invalid'],
  ['maria@example.com／x', 'email_invalid'],
  ['maria@é%2e.com', 'email_invalid'],
  ['maria@é＜.com', 'email_invalid'],
  ['maria@exam\0ple.com', 'email_invalid'],
  [`${'m'.repeat(243)}@example.com`, 'email_invalid'],
])('%j is refused', (text, message) => {
  expect(() => parseEmail(text)).toThrow(expect.objectContaining({ fields: { email: message } }) as Error);
  expect(() => parseEmail(text)).toThrow(InvalidInputError);
});
