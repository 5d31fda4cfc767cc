import type { Schemas } from '@torpedo/api-client';
import type { Answers } from '../documented-server';
import { ago, idOf, pageOf } from './goods';

type Alarm = Schemas['AlarmDto'];

const PRODUCT: Alarm['facts'] = {
  ...{ provider: 'norte', service_code: 'wa', country_iso: 'BR', currency: 'USD' },
  ...{ asked_cost: '0.52 USD', promised_cost_micros: 260_000, since: ago(1_385) },
};

/** For each alarm: its code, its subject, its facts, and how many seconds it has been open. */
const ALARMS: readonly [
  code: Schemas['AlarmCode'],
  subject: string,
  facts: Alarm['facts'],
  seconds: number,
][] = [
  ['provider_balance_low', 'norte', { hours_left: 2 }, 540],
  ['topup_uncredited', 'MERCADOPAGO', { topups: 2, cents: 7_500, since: ago(3_305) }, 1_260],
  [
    'delivery_fell',
    'oi-BR',
    { ...PRODUCT, service_code: 'oi', delivery_rate: 0.31, usual_rate: 0.72, numbers: 42 },
    2_040,
  ],
  ['outcome_unknown', 'atlas', { attempts: 1, held_cents: 240, since: ago(60) }, 60],
  ['provider_closed', 'norte', { until: ago(-2_215) }, 2_300],
  ['offer_closed', 'wa-br', PRODUCT, 2_500],
  ['list_unreadable', 'norte', { rows: 3, shape: 'id, phone, price', since: ago(485) }, 2_600],
  ['sender_refused', 'MERCADOPAGO', { notifications: 12, address: '203.0.113.7', since: ago(1_985) }, 2_700],
  ['books_differ', 'topups', { differences: 2, since: ago(24_185) }, 24_000],
  ['payout_stuck', 'MERCADOPAGO', { payouts: 1, cents: 5_000, since: ago(6_185) }, 25_000],
];

/** @param count how many of the alarms are open */
export const alarmsOf = (count: number): Answers => ({
  '/api/v1/admin/alarms': ({ items: [first] }) =>
    pageOf(
      ALARMS.slice(0, count).map(([code, subject, facts, seconds], place) => ({
        ...{ ...first!, code, subject, facts, id: idOf(first!.id, place), opened_at: ago(seconds) },
        ...{ severity: place % 3 === 2 ? 'watch' : 'act', acknowledged_at: null, closed_at: null },
      })),
      count,
    ),
});

type Part = Schemas['SettingPartDto'];

/** Key, group, unit, meaning, current value, default. */
const SETTINGS: readonly [string, Schemas['SettingDto']['group'], Part['unit'], string, number, number][] = [
  [
    'activation_window_seconds',
    'activations',
    'seconds',
    'Quanto tempo um número recebe mensagens',
    1_200,
    1_200,
  ],
  ['cancel_after_seconds', 'activations', 'seconds', 'Espera para cancelar', 1_200, 120],
  ['max_open_activations', 'activations', 'count', 'Números abertos ao mesmo tempo, por cliente', 2, 2],
  ['max_quantity', 'activations', 'count', 'Números em uma compra', 2, 2],
  ['unknown_outcome_seconds', 'activations', 'seconds', 'Espera por uma compra sem resposta', 180, 180],
];

/** Name, author, permissions, days until it ends, seconds since its last use. */
const TOKENS: readonly [string, string, Schemas['StaffPermission'][], number, number | null][] = [
  ['Painel da manhã', 'carla', ['overview.read'], 82, 240],
  ['Estoque noturno', 'mariana', ['catalogue.read', 'prices.change'], 41, 32_000],
  ['Conciliação', 'carla', ['reports.read', 'books.reconcile'], 12, 90_000],
  ['Robô de suporte', 'mariana', ['cases.read', 'orders.read', 'users.read'], 6, null],
];

export const figures: Answers = {
  '/api/v1/admin/tokens': ({ items: [token] }) =>
    pageOf(
      TOKENS.map(([name, maker, permissions, days, seconds], place) => ({
        ...{ ...token!, name, permissions, id: idOf(token!.id, place) },
        maker: { ...token!.maker, email: `${maker}@torpedo.example` },
        ...{ created_at: ago(2_000_000), expires_at: ago(-days * 86_400) },
        last_used_at: seconds === null ? null : ago(seconds),
      })),
      TOKENS.length,
    ),
  ...alarmsOf(4),
  '/api/v1/admin/settings': ({ items: [documented] }) => {
    const [part] = documented!.parts;
    const items = SETTINGS.map(([key, group, unit, text, value, fallback]) => ({
      ...{ ...documented!, key, group, is_set: value !== fallback },
      parts: [{ ...part!, path: key, unit, text, value, default: fallback, maximum: 86_400 }],
    }));
    return pageOf(items, items.length);
  },
  '/api/v1/admin/cases/counts': () => ({
    ...{ open: 23, mine: 4, unowned: 9, overdue: 1, paid_nothing_came: 7, disputes: 6, contact: 10 },
  }),
  '/api/v1/admin/reports/{report}': (report) => ({
    ...report,
    totals: { ordered_numbers: 2_533, revenue_cents: 481_230, margin_share: 0.41 },
  }),
};
