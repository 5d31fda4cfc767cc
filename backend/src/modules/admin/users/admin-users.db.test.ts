import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.js';
import { testAdministration, type TestAdministration } from '../../../testing/administration.js';
import { presentAdminUser, presentUsersCsv } from './admin-user.presenter.js';

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

it('lists accounts, each with its own wallets', async () => {
  const { items, total } = await admin.users.list({ limit: 10, offset: 0 });
  expect(total).toBe(2);
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
  const { items } = await admin.users.list({ search: 'customer1', limit: 10, offset: 0 });
  expect(await admin.users.get(first)).toEqual(items[0]);
});

it('writes the list for a spreadsheet without letting a name become a formula', async () => {
  const user = presentAdminUser(await admin.users.get(first));
  const profile = { full_name: '=HYPERLINK("https://evil.example")', phone_number: null };
  const [header, row] = presentUsersCsv([{ ...user, profile }]).split('\n');
  expect(header).toBe(
    'id,email,full_name,phone_number,role,is_active,is_email_verified,preferred_currency,balance_base_cents,created_at,last_login',
  );
  expect(row).toBe(
    `${first},customer1@example.com,"'=HYPERLINK(""https://evil.example"")",,CUSTOMER,true,false,BRL,123456,2026-03-10T12:00:00.000Z,`,
  );
});
