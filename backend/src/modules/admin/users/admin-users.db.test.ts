import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { testAdministration, type TestAdministration } from '../../../testing/administration.js';
import { presentAdminUser } from '../admin.presenter.js';

let database: TestDatabase;
let admin: TestAdministration;
let first: string;
let second: string;

beforeAll(async () => {
  database = await openTestDatabase();
  admin = testAdministration(database.db);
  first = await admin.customer();
  admin.clock.advance({ minutes: 1 });
  second = await admin.customer();
  const change = { reason: 'start', origin: admin.origin, idempotencyKey: undefined };
  await admin.balances.adjust({ ...change, userId: first, currency: 'USD', changeCents: 400 });
  await admin.balances.adjust({ ...change, userId: first, currency: 'BRL', changeCents: 123_456 });
});
afterAll(() => database.close());

const ALL = { filter: {}, sort: 'created_at', direction: 'desc' } as const;

it('lists accounts, each with its own wallets', async () => {
  const { items } = await admin.users.list.page(ALL, { size: 10, page: 1 });
  expect(items.map(presentAdminUser)).toMatchObject([
    { id: second, balance_base_cents: 0, wallets: [] },
    {
      id: first,
      email: 'customer1@example.com',
      role: 'CUSTOMER',
      profile: { full_name: null, phone_number: null },
      last_login: null,
      balance_base_cents: 123_456,
      wallets: [
        { currency: 'BRL', balance_cents: 123_456, held_cents: 0, balance_formatted: 'R$ 1.234,56' },
        { currency: 'USD', balance_cents: 400, held_cents: 0, balance_formatted: '$ 4,00' },
      ],
    },
  ]);
});

it('knows the same of an account alone as in the list', async () => {
  const { items } = await admin.users.list.page(
    { ...ALL, filter: { search: 'customer1' } },
    { size: 2, page: 1 },
  );
  expect(items).toEqual([await admin.users.get(first)]);
});
