import { expect, test } from 'vitest';
import { verificationMail } from './mails.js';

test.each([
  ['pt', '042917 é o seu código de verificação', '15 minutos'],
  ['en', '042917 is your verification code', '15 minutes'],
  ['es', '042917 es tu código de verificación', '15 minutos'],
] as const)('in %s the mail brings the code and how long it is valid', (language, subject, duration) => {
  const mail = verificationMail({ code: '042917', lifetimeSeconds: 900, language });
  expect(mail.subject).toBe(subject);
  for (const body of [mail.html, mail.text]) {
    expect(body).toContain('042917');
    expect(body).toContain(duration);
  }
});

test('a lifetime under a minute is told in seconds', () => {
  expect(verificationMail({ code: '1', lifetimeSeconds: 2, language: 'pt' }).text).toContain('2 segundos');
});
