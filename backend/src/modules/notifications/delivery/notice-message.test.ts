import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../platform/languages.js';
import { notificationOf } from './notice-message.js';
import type { Notice } from './notice.js';

const ACTIVATION = '01a1fe03-0993-7a32-a075-efd0a8976994';
const READER = '01a1fe03-0993-7a32-a075-efd0a8976993';
const COUNTRY: Record<Language, string> = { pt: 'Brasil', en: 'Brazil', es: 'Brasil' };
const productNames = (_product: unknown, language: Language) =>
  Promise.resolve({ service: 'WhatsApp', country: COUNTRY[language] });

const noticeOf = (kind: Notice['kind']): Notice => ({
  kind,
  subjectId: ACTIVATION,
  product: kind === 'topup_credited' ? null : { serviceCode: 'wa', countryIso: 'BR' },
  happenedAt: new Date('2026-03-10T12:00:00Z'),
});
const shown = (kind: Notice['kind'], language: Language) =>
  notificationOf(noticeOf(kind), { userId: READER, language }, productNames);

it.each([
  ['sms_received', 'SMS recebido', 'Chegou um SMS para WhatsApp (Brasil). Abra para ler.', '/services'],
  [
    'activation_expired',
    'Número Expirado',
    'O número para WhatsApp (Brasil) expirou sem SMS. O valor voltou para o seu saldo.',
    '/dashboard/orders',
  ],
  [
    'activation_released',
    'Valor devolvido',
    'O número para WhatsApp (Brasil) não deu certo. O valor voltou para o seu saldo.',
    '/dashboard/balance',
  ],
] as const)('%s says of which service and country, and leads there', async (kind, title, body, url) => {
  const tag = `activation:${ACTIVATION}`;
  expect(await shown(kind, 'pt')).toEqual({ type: kind, title, body, url, tag, user_id: READER });
});

it('topup_credited says that the money is there, and leads to it', async () => {
  expect(await shown('topup_credited', 'pt')).toEqual({
    type: 'topup_credited',
    title: 'Recarga confirmada',
    body: 'O Pix foi confirmado. Veja o seu saldo.',
    url: '/dashboard/balance',
    tag: `topup:${ACTIVATION}`,
    user_id: READER,
  });
});

it.each([
  'sms_received',
  'activation_expired',
  'activation_released',
  'topup_credited',
  'incident_published',
  'alert_triggered',
] as const)('%s has words of its own in each language, short enough for a locked screen', async (kind) => {
  const all = await Promise.all(LANGUAGES.map((language) => shown(kind, language)));
  expect(new Set(all.map(({ body }) => body)).size).toBe(LANGUAGES.length);
  for (const { title, body } of all) {
    expect(title.length).toBeLessThanOrEqual(24);
    expect(body.length).toBeLessThanOrEqual(120);
  }
});
