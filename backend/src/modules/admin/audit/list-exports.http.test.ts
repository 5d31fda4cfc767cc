import { afterAll, beforeAll, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { openBackOffice, type BackOffice, type SignedIn } from '../../../testing/back-office.js';

const ADMIN = 'admin@example.com';
const EXPORTS = statement(
  'test.exports',
  `SELECT staff_id AS "staffId", entity_id AS id, user_id AS "userId", after FROM audit_entries
    WHERE action = 'list.export' ORDER BY audit_entries.id`,
);

let office: BackOffice;
let admin: SignedIn;

beforeAll(async () => {
  office = await openBackOffice();
  admin = await office.account(ADMIN, 'ADMIN');
});
afterAll(() => office.app.close());

const exports = () =>
  office.app.database.db.sql.rows<{ id: string; userId: string | null; after: Record<string, unknown> }>(
    EXPORTS,
  );
const fileOf = async (path: string, call = admin.call) => call('GET', `/api/v1/admin/${path}format=csv`);

it.each(['users?', 'orders?', 'activations?', 'topups?', 'audit?', 'reports/fiscal?'])(
  'a list with personal data as a file (%s) is in the audit, with its filters and the number of its rows',
  async (path) => {
    const before = await exports();
    const { status, text } = await fileOf(path);
    expect(status).toBe(200);
    const added = (await exports()).slice(before.length);
    expect(added).toMatchObject([{ staffId: admin.id, userId: null }]);
    expect(added[0]!.id).toContain(path.replace(/^reports\/|\?$/g, '').replace('?', ''));
    expect(added[0]!.after['rows']).toBe(text.trim().split('\n').length - 1);
  },
);

it.each(['sessions', 'statement', 'notes', 'timeline'])('so is the %s of one account', async (list) => {
  const before = await exports();
  const { status, text } = await fileOf(`users/${admin.id}/${list}?`);
  const added = (await exports()).slice(before.length);
  expect([status, added.map(({ id, userId }) => [id, userId])]).toEqual([200, [[list, admin.id]]]);
  expect(added[0]!.after['rows']).toBe(text.trim().split('\n').length - 1);
});

it('what was searched for stands there masked, a filter as it is', async () => {
  await fileOf('users?search=maria@example.com&role=ADMIN&');
  expect((await exports()).at(-1)!.after).toEqual({ search: 'm***', role: 'ADMIN', status: 'all', rows: 0 });
});

it('asks for a recent sign-in, which a page of the same list does not', async () => {
  const call = await office.callerOf(ADMIN);
  office.app.clock.advance({ minutes: 16 });
  const before = await exports();
  expect((await call('GET', '/api/v1/admin/users')).status).toBe(200);
  expect(await fileOf('users?', call)).toMatchObject({
    status: 403,
    body: { detail: { code: 'REAUTHENTICATION_REQUIRED' } },
  });
  expect(await exports()).toEqual(before);
});
