import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { statement } from '../../../platform/database/index.js';
import { noRateLimits } from '../../../platform/rate-limits.js';
import { forgetAccounts } from '../../../testing/auth-services.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { signedInCustomer } from '../../../testing/signed-in-customer.js';

type Headers = Record<string, string>;

const ME = '/api/v1/users/me';
const EVERYBODY = '/api/v1/admin/sessions/revoke-all';
const MAKE_ADMIN = statement(
  'test.make_admin',
  "SELECT account_set_role(id, 'ADMIN') FROM users WHERE email = $1",
);
const AUDIT = statement(
  'test.audit_of_sessions',
  `SELECT staff_id, entity_type, entity_id, user_id, before, after, reason FROM audit_entries
    WHERE action = 'sessions.end' ORDER BY id DESC LIMIT 1`,
);

let app: TestApp;
let admin: Headers;
let maria: Headers;
let joao: Headers;

beforeAll(async () => void (app = await createTestApp({ rateLimiter: noRateLimits })));
afterAll(() => app.close());
beforeEach(async () => {
  await forgetAccounts(app.database);
  app.events.clear();
  [admin, maria, joao] = [
    await signedInCustomer(app, 'admin@example.com'),
    await signedInCustomer(app, 'maria@example.com'),
    await signedInCustomer(app, 'joao@example.com'),
  ];
  await app.database.db.sql.row(MAKE_ADMIN, ['admin@example.com']);
});

const statusOf = async (headers: Headers) => (await app.call('GET', ME, { headers })).status;
const idOf = async (headers: Headers) => String((await app.call('GET', ME, { headers })).body['id']);
const audit = () => app.database.db.sql.row(AUDIT);
const end = (path: string, body?: object) =>
  app.call('POST', path, { headers: admin, ...(body && { body }) });
const endOf = (id: string, body?: object) => end(`/api/v1/admin/users/${id}/sessions/revoke-all`, body);

/** The entries about it in the owner's activity, after signing in again. */
async function noticesOf(email: string): Promise<{ kind: string }[]> {
  const headers = await signedInCustomer(app, email);
  const { body } = await app.call<{ activities: { kind: string }[] }>('GET', `${ME}/activity`, { headers });
  return body.activities.filter(({ kind }) => kind === 'sessions_ended_by_staff');
}

/** Opens a live socket of the account, and waits until it is connected. */
async function socketOf(id: string, { authorization = '' }: Headers): Promise<WebSocket> {
  const token = authorization.replace('Bearer ', '');
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/ws/${id}`, ['bearer', token]);
  await once(socket, 'message');
  return socket;
}

describe('ending the sessions of one account', () => {
  it('signs it out everywhere, open sockets included, and nobody else', async () => {
    const id = await idOf(maria);
    const again = await signedInCustomer(app, 'maria@example.com');
    const closed = once(await socketOf(id, again), 'close');
    const { status, body } = await endOf(id);
    expect([status, body]).toEqual([200, { ended: 2, api_keys_revoked: 0 }]);
    expect(await Promise.all([maria, again, joao, admin].map(statusOf))).toEqual([401, 401, 200, 200]);
    expect((await closed)[0]).toBe(1008);
  });

  it('leaves the API keys unless they are named', async () => {
    const call = { headers: maria, body: { name: 'My bot', scopes: ['read'] } };
    const { body: key } = await app.call<{ key: string }>('POST', `${ME}/api-keys`, call);
    await endOf(await idOf(maria));
    const again = await signedInCustomer(app, 'maria@example.com');
    expect(await statusOf({ 'x-api-key': key.key })).toBe(200);
    expect((await endOf(await idOf(again), { revoke_api_keys: true })).body).toEqual({
      ended: 1,
      api_keys_revoked: 1,
    });
    expect(await statusOf({ 'x-api-key': key.key })).toBe(401);
    expect(await audit()).toMatchObject({ before: { api_keys: 1 }, after: { api_keys: 0 } });
  });

  it('is told to the owner, without the place of staff', async () => {
    await endOf(await idOf(maria));
    expect(await noticesOf('maria@example.com')).toMatchObject([
      { ip_address: null, browser: null, system: null },
    ]);
  });

  it('is audited', async () => {
    const [staffId, id] = [await idOf(admin), await idOf(maria)];
    await endOf(id, { reason: ' A stolen\nnotebook ' });
    expect(await audit()).toEqual({
      staff_id: staffId,
      entity_type: 'user',
      entity_id: id,
      user_id: id,
      before: { live_sessions: 1 },
      after: { live_sessions: 0 },
      reason: 'A stolen notebook',
    });
  });

  it.each([
    ['an account that does not exist', '01993a5e-8c1f-7c3a-9d52-0f6f3f1f5b11', {}, 404],
    ['what is no id', 'nobody', {}, 422],
    ['a reason that is too long', null, { reason: 'x'.repeat(501) }, 422],
    ['an unknown field', null, { why: 'x' }, 422],
  ])('refuses %s', async (_what, id, body, status) => {
    expect((await endOf(id ?? (await idOf(maria)), body)).status).toBe(status);
    expect(await statusOf(maria)).toBe(200);
  });
});

describe('ending the sessions of everybody', () => {
  it('signs everybody out, the one who asks included, open sockets too, by a single event', async () => {
    const ids = [await idOf(maria), await idOf(joao)];
    const closed = [
      once(await socketOf(ids[0]!, maria), 'close'),
      once(await socketOf(ids[1]!, joao), 'close'),
    ];
    expect((await end(EVERYBODY)).body).toEqual({ ended: 3, api_keys_revoked: 0 });
    expect(await Promise.all([maria, joao, admin].map(statusOf))).toEqual([401, 401, 401]);
    expect((await Promise.all(closed)).map(([code]) => code as number)).toEqual([1008, 1008]);
    expect(app.events.events.map(({ type }) => type)).toEqual(['every_session_ended']);
    expect(await statusOf(await signedInCustomer(app, 'maria@example.com'))).toBe(200);
  });

  it('revokes every API key too if wanted, closes what it opened, and writes it down for the owners', async () => {
    const call = { headers: maria, body: { name: 'My bot', scopes: ['read'] } };
    const { body: key } = await app.call<{ key: string }>('POST', `${ME}/api-keys`, call);
    const [id, byKey] = [await idOf(maria), { 'x-api-key': key.key }];
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/ws/${id}`, { headers: byKey });
    await once(socket, 'message');
    const closed = once(socket, 'close');
    expect((await end(EVERYBODY, { revoke_api_keys: true })).body).toEqual({ ended: 3, api_keys_revoked: 1 });
    expect((await closed)[0]).toBe(1008);
    expect(await statusOf(byKey)).toBe(401);
    const again = await signedInCustomer(app, 'maria@example.com');
    const { body } = await app.call<{ activities: object[] }>('GET', `${ME}/activity`, { headers: again });
    expect(body.activities).toContainEqual(
      expect.objectContaining({ kind: 'api_key_revoked', subject: 'My bot' }),
    );
  });

  it('is told to each owner once and audited', async () => {
    const staffId = await idOf(admin);
    await signedInCustomer(app, 'maria@example.com');
    await end(EVERYBODY, { reason: 'The signing secret leaked' });
    expect(await noticesOf('maria@example.com')).toHaveLength(1);
    expect(await audit()).toEqual({
      staff_id: staffId,
      entity_type: 'session',
      entity_id: 'all',
      user_id: null,
      before: { live_sessions: 4 },
      after: { live_sessions: 0 },
      reason: 'The signing secret leaked',
    });
  });
});
