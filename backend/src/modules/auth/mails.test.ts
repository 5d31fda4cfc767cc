import { expect, test } from 'vitest';
import { verificationMail } from './mails.js';

test.each([
  ['pt', 'Seu código de verificação', '15 minutos'],
  ['en', 'Your verification code', '15 minutes'],
  ['es', 'Tu código de verificación', '15 minutos'],
] as const)(
  'in %s the mail brings the code and how long it is valid, and its subject no code',
  (language, subject, duration) => {
    const mail = verificationMail({ code: '042917', lifetimeSeconds: 900, language });
    expect(mail.subject).toBe(subject);
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain('042917');
      expect(body).toContain(duration);
    }
  },
);

test('a lifetime under a minute is told in seconds', () => {
  expect(verificationMail({ code: '1', lifetimeSeconds: 2, language: 'pt' }).text).toContain('2 segundos');
});
