import { describe, expect, it } from 'vitest';
import { BRAND } from '../../../platform/brand.js';
import { accessMail } from '../mails.js';
import {
  apiKeyCreatedMail,
  accountDeletedMail,
  newDeviceMail,
  passwordChangedMail,
  staffTokenCreatedMail,
} from './security-mails.js';

const at = new Date('2026-11-21T15:04:00Z');
const disownLink = 'https://torpedo.example/secure-account?token=abc';

describe.each([
  [
    'pt',
    'Sua senha temporária',
    '60 minutos',
    '21 de novembro de 2026 às 12:04 (horário de Brasília)',
    '7 dias',
  ],
  ['en', 'Your temporary password', '60 minutes', 'November 21, 2026 at 12:04 PM (Brasília time)', '7 days'],
  [
    'es',
    'Tu contraseña temporal',
    '60 minutos',
    '21 de noviembre de 2026 a las 12:04 (hora de Brasilia)',
    '7 días',
  ],
] as const)('in %s', (language, subject, duration, moment, disownValidity) => {
  it('the way back brings the password, the link and how long they are valid', () => {
    const link = 'https://torpedo.example/reset-password?token=abc';
    const mail = accessMail({
      occasion: 'forgotten',
      temporaryPassword: 'wtK!m5Lv<eF9',
      link,
      lifetimeSeconds: 3600,
      language,
    });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain('\nwtK!m5Lv<eF9\n');
    expect(mail.html).toContain('wtK!m5Lv&lt;eF9');
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain(link);
      expect(body).toContain(duration);
    }
  });

  it('warnings say when, and bring the link that shuts the account and how long it works', () => {
    const mails = [
      passwordChangedMail({ at, disownLink, language }),
      apiKeyCreatedMail({ name: 'My bot', at, disownLink, language }),
      staffTokenCreatedMail({ name: 'Night report', at, disownLink, language }),
      newDeviceMail({ device: 'Firefox, Linux', ipAddress: '203.0.113.9', at, disownLink, language }),
    ];
    for (const { html, text } of mails) {
      for (const body of [html, text]) {
        expect(body).toContain(disownLink);
        expect(body).toContain(disownValidity);
        expect(body.replace(/\u202f/g, ' ')).toContain(moment);
      }
    }
  });

  it('the farewell says when, and whom to ask who did not want it', () => {
    const { html, text } = accountDeletedMail({ at, language });
    for (const body of [html, text]) {
      expect(body.replace(/\u202f/g, ' ')).toContain(moment);
      expect(body).toContain(BRAND.contactEmail);
    }
  });
});
