import { expect, it } from 'vitest';
import type { Language } from '../../../platform/languages.js';
import { alarmMail } from './alarm-mail.js';
import type { AlarmDto } from './alarms.dto.js';

const ALARM: AlarmDto = {
  ...{ id: '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b00', code: 'payout_stuck', severity: 'act', owner: 'support' },
  ...{ screen: '/admin/topups', subject: 'PIX' },
  facts: { payouts: 2, cents: 123_456, since: '2026-11-21T12:00:00+00:00', delivery_rate: 0.5, error: null },
  ...{ opened_at: '2026-11-21T12:10:00.000Z', closed_at: null },
  ...{ acknowledged_at: null, acknowledged_by: null, acknowledged_by_email: null },
};
const LINK = 'https://torpedo.example/admin/topups';

it.each<[Language, string, RegExp]>([
  [
    'pt',
    'Devolução sem confirmação: PIX',
    /Devoluções: 2\nValor: R\$ 1\.234,56\nDesde: 21 de novembro de 2026/,
  ],
  ['en', 'Refund not confirmed: PIX', /Refunds: 2\nAmount: R\$ 1\.234,56\nSince: November 21, 2026/],
  [
    'es',
    'Devolución sin confirmar: PIX',
    /Devoluciones: 2\nImporte: R\$ 1\.234,56\nDesde: 21 de noviembre de 2026/,
  ],
])(
  'an alarm is mailed in the language %s with its facts, its code and the way to its screen',
  (language, subject, shown) => {
    const mail = alarmMail(ALARM, { language, link: LINK });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toMatch(shown);
    expect(mail.text).toMatch(/: 50\s?%\n/);
    expect(mail.text).toContain(LINK);
    expect(mail.text).toContain('payout_stuck');
    expect(mail.text).not.toContain('null');
  },
);

it.each<[Language, string[]]>([
  ['pt', ['Provedor: norte', 'Custo prometido: 0,30', 'Custo cobrado: 5.00', 'Moeda: USD']],
  ['en', ['Provider: norte', 'Cost promised: 0.30', 'Cost asked: 5.00', 'Currency: USD']],
  ['es', ['Proveedor: norte', 'Coste prometido: 0,30', 'Coste cobrado: 5.00', 'Moneda: USD']],
])('an offer that costs more than was promised is told in the language %s', (language, lines) => {
  const facts = { provider: 'norte', promised_cost_micros: 300_000, asked_cost: '5.00', currency: 'USD' };
  const { text } = alarmMail({ ...ALARM, code: 'offer_closed', facts }, { language, link: LINK });
  expect(text).toContain(lines.join('\n'));
});
