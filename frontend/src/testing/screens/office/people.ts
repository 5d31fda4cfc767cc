import type { Schemas } from '@torpedo/api-client';
import type { Answers } from '../documented-server';
import { ago, idOf } from './goods';

type Facts = Partial<Pick<Schemas['AdminUserDto'], 'role' | 'is_active' | 'is_email_verified'>> & {
  blocked?: number;
};

const STAFF: Facts = { role: 'ADMIN' };
const PENDING: Facts = { is_email_verified: false };

/** Name, address, balance and held in cents, orders, seconds since the last visit, unusual facts. */
const PEOPLE: readonly [string, string, number, number, number, number, Facts?][] = [
  ['Carla Dias', 'carla@torpedo.example', 0, 0, 0, 40, STAFF],
  ['Ana Beatriz Lima', 'ana.lima@exemplo.com.br', 2_410, 240, 42, 140],
  ['Rafael Souza', 'rafael@exemplo.com.br', 0, 0, 0, 480, PENDING],
  ['Lucía Fernández', 'lucia@exemplo.com.br', 2_480, 170, 95, 560, { blocked: 822 }],
  ['Bruno Cardoso', 'b.cardoso@exemplo.com.br', 830, 0, 61, 1_260],
  ['Mariana Alves', 'mariana@torpedo.example', 0, 0, 0, 3_600, { role: 'MANAGER' }],
  ['Tiago Martins', 'tiago.m@exemplo.com.br', 720, 0, 17, 10_800],
  ['Júlia Rocha', 'julia.rocha@exemplo.com.br', 5_200, 480, 133, 14_400],
  ['Helena Prado', 'helena.prado@exemplo.com.br', 110, 0, 9, 21_600],
  ['Otávio Reis', 'otavio.reis@exemplo.com.br', 2_500, 0, 0, 25_200, PENDING],
  ['Sofía Ibáñez', 'sofia.i@exemplo.com.br', 360, 0, 14, 32_400],
  ['Davi Moura', 'davi.moura@exemplo.com.br', 1_290, 0, 41, 39_600, { blocked: 125 }],
  ['Renata Lopes', 'renata@exemplo.com.br', 34_000, 960, 306, 86_400],
  ['Paula Antunes', 'paula.a@exemplo.com.br', 1_675, 0, 9, 95_000],
  ['Pedro Nogueira', 'pedro.n@exemplo.com.br', 11_845, 0, 0, 604_800, { is_active: false }],
  ['Igor Tavares', 'igor.tavares@exemplo.com.br', 90, 0, 3, 1_900_000],
  ['Gustavo Pereira Lima', 'gustavo@exemplo.com.br', 0, 0, 2, 2_300_000],
];

export function peopleFrom(documented: Schemas['AdminUserDto']): Schemas['AdminUserDto'][] {
  const [wallet] = documented.wallets;
  return PEOPLE.map(([full_name, email, cents, held, order_count, seconds, facts = {}], place) => {
    const { blocked, ...others } = facts;
    return {
      ...documented,
      ...{ email, order_count, flag: null, must_change_password: false, balance_base_cents: cents },
      id: idOf(documented.id, place),
      profile: { ...documented.profile, full_name },
      created_at: ago(31_000_000 - place * 860_000),
      last_login: ago(seconds),
      purchases_blocked_until: blocked === undefined ? null : ago(-blocked),
      wallets: [
        {
          ...wallet!,
          ...{ balance_cents: cents, held_cents: held, owed_cents: 0, debts: [] },
          balance_formatted: `R$ ${(cents / 100).toFixed(2).replace('.', ',')}`,
        },
      ],
      ...others,
    };
  });
}

/** Ids made from that of the document's customer. */
export const personId = (place: number) => idOf('01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b11', place);

/** A customer of this list, as other lists name customers. */
export const customer = (place: number) => {
  const [user_name, user_email] = PEOPLE[place % PEOPLE.length]!;
  return { user_name, user_email };
};

const COUNTS: Record<string, number> = { blocked: 41, flagged: 3, unverified: 312 };

function totalOf(url: string): number {
  const { searchParams } = new URL(url);
  if (searchParams.has('purchases')) return COUNTS['blocked']!;
  if (searchParams.has('flagged')) return COUNTS['flagged']!;
  return searchParams.has('verified') ? COUNTS['unverified']! : 12_480;
}

export const people: Answers = {
  '/api/v1/admin/users': ([user], { url }) =>
    Object.assign(peopleFrom(user!), { total: totalOf(url), next_cursor: 'next' }),
  '/api/v1/admin/users/stats': () => ({
    ...{ total: 12_480, active: 11_902, inactive: 578, administrators: 3, managers: 4 },
  }),
  '/api/v1/admin/search': ({
    people: {
      items: [user],
    },
    orders,
  }) => {
    const found = peopleFrom(user!).filter(({ profile }) => profile.full_name?.includes('Lima'));
    const [order] = orders.items;
    return {
      people: { items: found, total: found.length, total_is_estimated: false },
      orders: {
        ...{ total: 21, total_is_estimated: false, of_user_id: found[0]!.id },
        items: [0, 1, 2].map((place) => ({ ...order!, id: idOf(order!.id, place) })),
      },
    };
  },
};
