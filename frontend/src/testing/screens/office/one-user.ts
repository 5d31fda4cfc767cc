import type { Schemas } from '@torpedo/api-client';
import type { Answers } from '../documented-server';
import { ago, idOf, pageOf } from './goods';
import { peopleFrom } from './people';

type Entry = Schemas['TimelineEntryDto'];
type Activation = NonNullable<Entry['activation']>;
type Transfer = Schemas['LedgerEntryDto'];

const NUMBER: Activation = {
  ...{ service_code: 'wa', country_iso: 'BR', status: 'CANCELLED', phone_number: '+55 11 90000-0190' },
  ...{ provider: 'pampa', messages: 0, seconds_to_code: null, closed_by: 'customer' },
};

type EntryFacts = [seconds: number, category: Entry['category'], kind: string, facts: Partial<Entry>];

const ENTRIES: readonly EntryFacts[] = [
  [378, 'numbers', 'activation', { activation: NUMBER, amount_cents: 240 }],
  [
    416,
    'numbers',
    'activation',
    {
      activation: {
        ...NUMBER,
        service_code: 'tg',
        status: 'WAITING_SMS',
        provider: 'norte',
        closed_by: null,
      },
      amount_cents: -170,
    },
  ],
  ...[560, 720, 860, 980].map((seconds): EntryFacts => [
    seconds,
    'numbers',
    'activation',
    { activation: NUMBER, amount_cents: 0 },
  ]),
  [1_620, 'money', 'topup', { amount_cents: 2_500, subject: { type: 'topup', id: '' } }],
  [1_850, 'access', 'signed_in', { browser: 'Chrome 143', system: 'Windows', ip_address: '203.0.113.•••' }],
  [
    145_000,
    'numbers',
    'activation',
    {
      activation: { ...NUMBER, service_code: 'go', status: 'COMPLETED', messages: 1, seconds_to_code: 18 },
      amount_cents: -90,
    },
  ],
  [
    3_700_000,
    'staff',
    'balance.adjust',
    {
      ...{ amount_cents: 240, text: 'número chegou já usado, chamado 2104' },
      staff: { id: 'carla', email: 'carla@torpedo.example' },
    },
  ],
];

/** Kind, change of the balance, balance and held amount afterwards, seconds ago. */
const STATEMENT: readonly [Transfer['kind'], number, number, number, number][] = [
  ['release', 240, 2_480, 170, 378],
  ['hold', -170, 2_240, 410, 416],
  ['release', 240, 2_410, 240, 465],
  ['hold', -240, 2_170, 480, 514],
  ['hold', -240, 2_410, 240, 606],
  ['topup', 2_500, 2_650, 0, 1_620],
];

const SESSIONS = [
  ['Chrome, Windows', 'Chrome 143', 'Windows', '203.0.113.•••', 40],
  ['App, Android', 'Chrome 143', 'Android', '198.51.100.•••', 172_000],
] as const;

/** The user of the design's pictures: blocked for a while, without a debt. */
export const oneUser: Answers = {
  '/api/v1/admin/users/{id}': (user) => {
    const lucia = peopleFrom(user)[3]!;
    const [wallet] = lucia.wallets;
    return {
      ...user,
      ...{ ...lucia, id: user.id, preferred_language: 'es', has_two_factor: false, sessions: 2, teams: [] },
      wallets: [
        wallet!,
        { ...wallet!, currency: 'EUR', balance_cents: 360, held_cents: 0, balance_formatted: '€ 3,60' },
      ],
      figures: {
        ...{ since: '2025-12-10T12:03:05.000Z', spent_cents: 26_470, margin_cents: 10_830 },
        ...{ topups_cents: 31_000, refunded_cents: 0, ended: 133, delivered: 95 },
        ...{ delivery_rate: 0.714, cancellation_rate: 0.38 },
        ...{ usual_delivery_rate: 0.784, usual_cancellation_rate: 0.09 },
      },
    };
  },
  '/api/v1/admin/users/{id}/timeline': ({ items: [entry] }) => ({
    items: ENTRIES.map(([seconds, category, kind, facts], place) => ({
      ...{ ...entry!, category, kind, currency: 'BRL', activation: null, text: null, staff: null },
      ...{ amount_cents: null, browser: null, system: null, ip_address: null },
      ...facts,
      ...{ id: idOf(entry!.id, place), created_at: ago(seconds) },
      subject:
        category === 'numbers' || kind === 'topup'
          ? { type: kind === 'topup' ? 'topup' : 'activation', id: idOf(entry!.id, place) }
          : null,
    })),
    next_cursor: 'next',
  }),
  '/api/v1/admin/users/{id}/statement': ({ items: [transfer] }) =>
    pageOf(
      STATEMENT.map(([kind, cents, balance, held, seconds], place) => ({
        ...transfer!,
        ...{ kind, amount_cents: cents, moved_cents: Math.abs(cents), balance_after_cents: balance },
        ...{ held_after_cents: held, note: null, created_at: ago(seconds) },
        id: idOf(transfer!.id, place),
      })),
      126,
    ),
  '/api/v1/admin/users/{id}/sessions': ({ items: [session] }) =>
    pageOf(
      SESSIONS.map(([name, browser, system, ip_address, seconds], place) => ({
        ...session!,
        ...{ name, browser, system, ip_address, last_seen_at: ago(seconds) },
        id: idOf(session!.id, place),
      })),
      2,
    ),
};
