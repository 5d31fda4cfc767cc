import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement } from '../../../platform/database/index.js';
import { forgetAccounts, PASSWORD } from '../../../testing/auth-services.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';

const EMAIL = 'maria@example.com';
const MARKER = { 'x-requested-with': 'XMLHttpRequest' };

let app: TestApp;

beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  await forgetAccounts(app.database);
  await app.call('POST', '/api/v1/users/register', { body: { email: EMAIL, password: PASSWORD } });
  await app.call('POST', '/api/v1/users/verify-email', { body: { email: EMAIL, token: '123456' } });
});

async function signIn(brought: Record<string, string> = {}) {
  const { body, headers } = await app.call<{ access_token: string }>('POST', '/api/v1/users/login', {
    body: new URLSearchParams({ username: EMAIL, password: PASSWORD }),
    headers: { ...MARKER, ...brought },
  });
  const [cookie = ''] = headers.getSetCookie()[0]?.split(';') ?? [];
  return { cookie: { cookie }, bearer: { authorization: `Bearer ${body.access_token}` } };
}

const status = async (path: string, headers: Record<string, string>) =>
  (await app.call('GET', path, { headers })).status;
const change = (what: string) =>
  app.database.owner.sql.row(statement(`test.abuse.${what}`, `UPDATE users SET ${what}`));

describe('a session', () => {
  it('never takes over a secret that the browser brought along', async () => {
    const planted = { cookie: 'torpedo_session=planted-by-somebody-else' };
    const { cookie } = await signIn(planted);
    expect(cookie).not.toEqual(planted);
    expect(await status('/api/v1/users/me', planted)).toBe(401);
  });

  it('that was signed in again has a new secret, and the one before is dead', async () => {
    const first = await signIn();
    const second = await signIn(first.cookie);
    expect(await status('/api/v1/users/me', first.cookie)).toBe(401);
    expect(await status('/api/v1/users/me', first.bearer)).toBe(401);
    expect(await status('/api/v1/users/me', second.cookie)).toBe(200);
  });

  it('loses what its role allowed with the very next request', async () => {
    await change(`role = 'ADMIN'`);
    const { bearer } = await signIn();
    expect(await status('/api/v1/admin/users', bearer)).toBe(200);
    await change(`role = 'CUSTOMER'`);
    expect(await status('/api/v1/admin/users', bearer)).toBe(403);
  });

  it('is closed by deactivation with the very next request, for cookie and token', async () => {
    const { cookie, bearer } = await signIn();
    await change('is_active = false');
    expect(await status('/api/v1/users/me', cookie)).toBe(401);
    expect(await status('/api/v1/users/me', bearer)).toBe(401);
  });

  it('stands beside any number of others of its account', async () => {
    const sessions = [];
    for (let count = 1; count <= 5; count += 1) sessions.push(await signIn());
    const answers = await Promise.all(sessions.map(({ cookie }) => status('/api/v1/users/me', cookie)));
    expect(answers).toEqual([200, 200, 200, 200, 200]);
  });
});
