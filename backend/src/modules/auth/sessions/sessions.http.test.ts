import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetAccounts, PASSWORD } from '../../../testing/auth-services.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';

let app: TestApp;

beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

let people = 0;
let email: string;

beforeEach(async () => {
  await forgetAccounts(app.database);
  email = `person${(people += 1)}@example.com`;
  await app.call('POST', '/api/v1/users/register', { body: { email, password: PASSWORD } });
  await app.call('POST', '/api/v1/users/verify-email', { body: { token: '123456', email } });
});

const MARKER = { 'x-requested-with': 'XMLHttpRequest' };
interface Login extends Record<string, unknown> {
  access_token: string;
}

const login = (form: Record<string, string> = {}, headers: Record<string, string> = MARKER) =>
  app.call<Login>('POST', '/api/v1/users/login', {
    body: new URLSearchParams({ username: email, password: PASSWORD, ...form }),
    headers,
  });

async function signIn(form: Record<string, string> = {}) {
  const { body, headers } = await login(form);
  const cookie = headers.getSetCookie()[0]!.split(';', 1)[0]!;
  return { cookie: { cookie }, bearer: { authorization: `Bearer ${body.access_token}` } };
}

const me = (headers: Record<string, string>) => app.call('GET', '/api/v1/users/me', { headers });

describe('POST /users/login', () => {
  it('answers a token and sets the cookies of the session and of the browser', async () => {
    const { status, body, headers } = await login();
    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      token_type: 'bearer',
      expires_in: 900,
      must_change_password: false,
    });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^torpedo_session=[\w-]{43}; Path=\/; Expires=.+; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^torpedo_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('gives requests in flight each its own cookie', async () => {
    const cookies = await Promise.all(
      Array.from({ length: 6 }, async () => (await login()).headers.getSetCookie()[0]),
    );
    expect(new Set(cookies).size).toBe(6);
  });

  it.each([
    ['without the marker header', {}],
    ['from a page of another site', { ...MARKER, origin: 'https://evil.example' }],
    ['from a page of another site, as the browser tells', { ...MARKER, 'sec-fetch-site': 'cross-site' }],
  ])('refuses a sign-in %s', async (_case, headers: Record<string, string>) => {
    const answer = await login({}, headers);
    expect([answer.status, answer.body]).toMatchObject([403, { detail: { code: 'CSRF_REJECTED' } }]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    [{ password: 'Wrong-Porca-7!' }, 401, 'INVALID_CREDENTIALS'],
    [{ username: 'nobody@example.com' }, 401, 'INVALID_CREDENTIALS'],
  ])('answers %j with %i %s and no cookie', async (form, status, code) => {
    const answer = await login(form);
    expect([answer.status, answer.body]).toMatchObject([status, { detail: { code } }]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('names the missing field', async () => {
    const body = new URLSearchParams({ username: email });
    const answer = await app.call('POST', '/api/v1/users/login', { body, headers: MARKER });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { detail: { fields: { password: 'Senha é obrigatória' } } },
    ]);
  });

  it('tells an unverified owner which address is to be verified', async () => {
    const unverified = `unverified${people}@example.com`;
    await app.call('POST', '/api/v1/users/register', { body: { email: unverified, password: PASSWORD } });
    const answer = await login({ username: unverified });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      detail: {
        code: 'EMAIL_NOT_VERIFIED',
        message: 'Email não verificado. Confirme o código enviado por e-mail.',
        email: unverified,
      },
    });
  });

  it('says when to come back after too many wrong passwords', async () => {
    for (let attempt = 1; attempt <= 10; attempt += 1) await login({ password: 'Wrong-Porca-7!' });
    const answer = await login();
    expect([answer.status, answer.body]).toMatchObject([429, { detail: { code: 'TOO_MANY_ATTEMPTS' } }]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('GET /users/me', () => {
  it.each(['cookie', 'bearer'] as const)('shows the account by %s', async (credential) => {
    const answer = await me((await signIn())[credential]);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        id: expect.any(String),
        email,
        role: 'CUSTOMER',
        is_email_verified: true,
        must_change_password: false,
        preferred_language: 'pt-BR',
        preferred_currency: 'BRL',
        created_at: app.clock.now().toISOString(),
        profile: { full_name: null, phone_number: null, birth_date: null, cpf: null, avatar_url: null },
      },
    ]);
  });

  it.each([
    ['nobody', {}, 'UNAUTHENTICATED'],
    ['an invented API key', { 'x-api-key': 'invented' }, 'INVALID_API_KEY'],
    ['an invented token', { authorization: 'Bearer a.b.c' }, 'UNAUTHENTICATED'],
  ])('answers %s with 401', async (_case, headers: Record<string, string>, code) => {
    const answer = await me(headers);
    expect([answer.status, answer.body]).toMatchObject([401, { detail: { code } }]);
  });
});

describe('PATCH /users/me', () => {
  const patch = (headers: Record<string, string>, body: unknown) =>
    app.call('PATCH', '/api/v1/users/me', { body, headers });

  it('changes what is given', async () => {
    const { bearer } = await signIn();
    const answer = await patch(bearer, { preferred_currency: 'USD' });
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { preferred_currency: 'USD', preferred_language: 'pt-BR' },
    ]);
  });

  it.each([{ preferred_currency: 'GBP' }, { role: 'ADMIN' }, { email: 'other@example.com' }])(
    'refuses %j',
    async (body) => {
      expect(await patch((await signIn()).bearer, body)).toMatchObject({ status: 422 });
    },
  );

  it('takes the cookie only with the marker header', async () => {
    const { cookie } = await signIn();
    const body = { preferred_language: 'es' };
    expect(await patch(cookie, body)).toMatchObject({ status: 403 });
    expect(await patch({ ...cookie, ...MARKER }, body)).toMatchObject({ status: 200 });
  });
});

describe('POST /users/logout', () => {
  it('ends cookie and token at once and removes the cookie', async () => {
    const { cookie, bearer } = await signIn();
    const answer = await app.call('POST', '/api/v1/users/logout', { headers: { ...cookie, ...MARKER } });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=0');
    expect(await me(cookie)).toMatchObject({ status: 401 });
    expect(await me(bearer)).toMatchObject({ status: 401 });
  });

  it('needs a session', async () => {
    const answer = await app.call('POST', '/api/v1/users/logout', { headers: MARKER });
    expect(answer.status).toBe(401);
  });
});

describe('/users/me/sessions', () => {
  interface Sessions extends Record<string, unknown> {
    sessions: { id: string; current: boolean; name: string }[];
  }
  const list = (headers: Record<string, string>) =>
    app.call<Sessions>('GET', '/api/v1/users/me/sessions', { headers });

  it('lists where the account is signed in and marks the one that asks', async () => {
    await signIn();
    const { bearer } = await signIn({ session_name: 'CLI on notebook' });
    const { body } = await list(bearer);
    const named = Object.fromEntries(body.sessions.map(({ name, current }) => [name, current]));
    expect(named).toEqual({ web: false, 'CLI on notebook': true });
    expect(body.sessions[0]).toEqual({
      id: expect.any(String),
      current: expect.any(Boolean),
      name: expect.any(String),
      user_agent: expect.any(String),
      browser: null,
      system: null,
      ip_address: '127.0.0.•••',
      created_at: app.clock.now().toISOString(),
      last_seen_at: app.clock.now().toISOString(),
      expires_at: expect.any(String),
    });
  });

  it('ends another one, which is then signed out', async () => {
    const other = await signIn({ session_name: 'other' });
    const { bearer } = await signIn();
    const { body } = await list(bearer);
    const { id } = body.sessions.find(({ name }) => name === 'other')!;
    const path = `/api/v1/users/me/sessions/${id}`;
    expect(await app.call('DELETE', path, { headers: bearer })).toMatchObject({ status: 204, text: '' });
    expect(await me(other.cookie)).toMatchObject({ status: 401 });
    expect(await app.call('DELETE', path, { headers: bearer })).toMatchObject({ status: 404 });
  });

  it('does not end somebody else’s', async () => {
    const mine = await signIn();
    const { body } = await list(mine.bearer);
    const foreign = `foreign${people}@example.com`;
    await app.call('POST', '/api/v1/users/register', { body: { email: foreign, password: PASSWORD } });
    await app.call('POST', '/api/v1/users/verify-email', { body: { token: '123456', email: foreign } });
    const { bearer } = await signIn({ username: foreign });
    const path = `/api/v1/users/me/sessions/${body.sessions[0]!.id}`;
    expect(await app.call('DELETE', path, { headers: bearer })).toMatchObject({ status: 404 });
    expect(await me(mine.bearer)).toMatchObject({ status: 200 });
  });

  it('ends all others', async () => {
    const other = await signIn();
    const { bearer } = await signIn();
    const answer = await app.call('POST', '/api/v1/users/me/sessions/revoke-others', { headers: bearer });
    expect([answer.status, answer.body]).toEqual([200, { ended: 1, api_keys_revoked: 0 }]);
    expect(await me(other.bearer)).toMatchObject({ status: 401 });
    expect(await me(bearer)).toMatchObject({ status: 200 });
  });

  it('ends all others and revokes the API keys, if wanted', async () => {
    const { bearer } = await signIn();
    const { body: key } = await app.call<{ key: string }>('POST', '/api/v1/users/me/api-keys', {
      headers: bearer,
      body: { name: 'My bot', scopes: ['read'] },
    });
    const revoke = (body: object) =>
      app.call('POST', '/api/v1/users/me/sessions/revoke-others', { headers: bearer, body });
    expect((await revoke({})).body).toEqual({ ended: 0, api_keys_revoked: 0 });
    expect(await me({ 'x-api-key': key.key })).toMatchObject({ status: 200 });
    expect((await revoke({ revoke_api_keys: true })).body).toEqual({ ended: 0, api_keys_revoked: 1 });
    expect(await me({ 'x-api-key': key.key })).toMatchObject({ status: 401 });
  });

  it.each(['not-a-uuid', "'; DROP TABLE sessions; --"])('refuses the id %s', async (id) => {
    const { bearer } = await signIn();
    const path = `/api/v1/users/me/sessions/${encodeURIComponent(id)}`;
    expect(await app.call('DELETE', path, { headers: bearer })).toMatchObject({ status: 422 });
  });
});
