import { afterAll, beforeAll, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { openBackOffice, type BackOffice, type SignedIn } from '../../../testing/back-office.js';
import type { AdminUserDetailsDto } from './user.dto.js';

const USERS = '/api/v1/admin/users';

let office: BackOffice;
let admin: SignedIn;
let other: SignedIn;
let customers = 0;

beforeAll(async () => {
  office = await openBackOffice({ poolSize: 12 });
  admin = await office.account('admin@example.com', 'ADMIN');
  other = await office.account('other-admin@example.com', 'ADMIN');
});
afterAll(() => office.app.close());

const customer = () => office.account(`customer${(customers += 1)}@example.com`);
const user = async (id: string) => (await admin.call<AdminUserDetailsDto>('GET', `${USERS}/${id}`)).body;

/** Both administrators make the change at the same time. The answer of the winner comes first. */
async function both(change: (who: SignedIn) => Promise<{ status: number }>) {
  const answers = await Promise.all([admin, other].map(change));
  return answers.toSorted((one, two) => one.status - two.status);
}

it.each([
  ['role', (who: SignedIn) => ({ role: who === admin ? 'MANAGER' : 'ADMIN' })],
  ['status', (who: SignedIn) => ({ is_active: false, reason: `by ${who.email}` })],
  ['basic', (who: SignedIn) => ({ preferred_currency: who === admin ? 'USD' : 'EUR' })],
])(
  'of two administrators who change the %s of an account at once one wins, and the other sees what became of it',
  async (path, wanted) => {
    const { id } = await customer();
    const { updated_at: expected_updated_at } = await user(id);
    const [won, lost] = await both((who) =>
      who.call('PATCH', `${USERS}/${id}/${path}`, { ...wanted(who), expected_updated_at }),
    );
    expect(won).toMatchObject({ status: 200 });
    const { role, is_active, preferred_currency, updated_at } = await user(id);
    expect(lost).toMatchObject({
      status: 409,
      body: {
        detail: {
          code: 'CHANGED_MEANWHILE',
          current: { id, role, is_active, preferred_currency, updated_at },
        },
      },
    });
    const audit = statement(
      'test.audits',
      'SELECT count(*)::int AS entries FROM audit_entries WHERE entity_id = $1',
    );
    expect(await office.app.database.db.sql.row(audit, [id])).toEqual({ entries: 1 });
    // With a third administrator, both administrators of the last test could leave.
    if (role === 'ADMIN') await admin.call('PATCH', `${USERS}/${id}/role`, { role: 'CUSTOMER' });
  },
);

it('of two administrators who set a balance at once one wins, and the other sees the balance', async () => {
  const { id } = await customer();
  const [won, lost] = await both((who) =>
    who.call('PATCH', `${USERS}/${id}/balance`, {
      balance_cents: who === admin ? 100 : 200,
      expected_balance_cents: 0,
      reason: 'correction',
    }),
  );
  expect(won).toMatchObject({ status: 200 });
  const { balance_base_cents: balance } = await user(id);
  expect([100, 200]).toContain(balance);
  expect(lost).toMatchObject({
    status: 409,
    body: { detail: { code: 'BALANCE_CHANGED', balance_cents: balance } },
  });
});

it('of two administrators who remove each other at once one is left', async () => {
  const administrators = statement('test.admins', `SELECT id FROM users WHERE role = 'ADMIN' AND is_active`);
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all([
      admin.call('PATCH', `${USERS}/${other.id}/role`, { role: 'CUSTOMER' }),
      other.call('PATCH', `${USERS}/${admin.id}/status`, { is_active: false, reason: 'x' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await office.app.database.db.sql.rows<{ id: string }>(administrators);
    expect(left).toHaveLength(1);
    const [keeper, gone] = left[0]!.id === admin.id ? [admin, other] : [other, admin];
    await keeper.call('PATCH', `${USERS}/${gone.id}/role`, { role: 'ADMIN' });
    await keeper.call('PATCH', `${USERS}/${gone.id}/status`, { is_active: true, reason: 'x' });
    await office.signInAgain(gone);
  }
});
