import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeviceGrantStore } from './device-grant.store.js';
import { statement } from '../../../platform/database/index.js';
import { PASSWORD } from '../../../testing/auth-services.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import type { DeviceSignInDto, PendingDeviceDto } from './device-sign-in.controller.js';

const DEVICE = '/api/v1/auth/device';
const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:device_code';
const MARKER = { 'x-requested-with': 'XMLHttpRequest' };
const STORED = statement('test.device_grants', 'SELECT * FROM device_grants');

let app: TestApp;
let people = 0;

beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());
// Limits of the test before are over.
beforeEach(() => app.clock.advance({ minutes: 15 }));

interface Refusal {
  detail: { code: string };
  error?: string;
}

async function person() {
  const email = `person${(people += 1)}@example.com`;
  await app.call('POST', '/api/v1/users/register', { body: { email, password: PASSWORD } });
  await app.call('POST', '/api/v1/users/verify-email', { body: { token: '123456', email } });
  const signedIn = await app.call('POST', '/api/v1/users/login', {
    body: new URLSearchParams({ username: email, password: PASSWORD }),
    headers: MARKER,
  });
  const [cookie = ''] = signedIn.headers.getSetCookie()[0]!.split(';', 1);
  const headers = { ...MARKER, cookie };
  return {
    email,
    get: <Body>(path: string) => app.call<Body>('GET', path, { headers }),
    post: <Body = Refusal>(path: string, content: object) =>
      app.call<Body>('POST', path, { headers, body: content }),
  };
}

const begin = async (content: object = { client_name: 'CLI on notebook' }) =>
  (
    await app.call<DeviceSignInDto>('POST', DEVICE, {
      body: content,
      headers: { 'user-agent': 'torpedo-cli' },
    })
  ).body;

const ask = (device_code: string, headers: Record<string, string> = MARKER) =>
  app.call<Refusal & { access_token: string }>('POST', `${DEVICE}/token`, { body: { device_code }, headers });

const refusal = ({ status, body }: { status: number; body: Refusal }) => [
  status,
  body.detail.code,
  body.error,
];

describe('a program without a browser', () => {
  it('is told a code for the person and where to type it', async () => {
    const grant = await begin();
    expect(grant).toEqual({
      device_code: expect.stringMatching(/^[\w-]{43}$/),
      user_code: expect.stringMatching(/^[B-Z]{4}-[B-Z]{4}$/),
      verification_uri: `${app.url}/device`,
      verification_uri_complete: `${app.url}/device?code=${grant.user_code}`,
      expires_in: 900,
      interval: 5,
    });
    const stored = JSON.stringify(await app.database.db.sql.rows(STORED));
    expect(stored).not.toContain(grant.device_code);
  });

  it('waits, is let in by a person, and gets a named session of that account once', async () => {
    const { device_code, user_code } = await begin();
    expect(refusal(await ask(device_code))).toEqual([400, 'AUTHORIZATION_PENDING', 'authorization_pending']);

    const maria = await person();
    const typed = user_code.toLowerCase().replace('-', ' ');
    const shown = await maria.get<PendingDeviceDto>(`${DEVICE}/${encodeURIComponent(typed)}`);
    expect(shown.body).toMatchObject({ user_code, client_name: 'CLI on notebook', ip_address: '127.0.0.1' });
    expect((await maria.post(`${DEVICE}/decision`, { user_code, decision: 'approve' })).status).toBe(204);

    const { status, body, headers } = await ask(device_code);
    expect(status).toBe(200);
    expect(headers.getSetCookie()[0]).toMatch(
      /^torpedo_session=[\w-]{43}; Path=\/; Expires=.+; HttpOnly; SameSite=Lax$/,
    );
    const me = await app.call('GET', '/api/v1/users/me', {
      headers: { authorization: `Bearer ${body.access_token}` },
    });
    expect(me.body).toMatchObject({ email: maria.email });
    const { body: list } = await maria.get<{ sessions: { id: string; name: string }[] }>(
      '/api/v1/users/me/sessions',
    );
    expect(list.sessions.map(({ name }) => name)).toContain('CLI on notebook');

    expect(refusal(await ask(device_code))).toEqual([400, 'EXPIRED_TOKEN', 'expired_token']);
  });

  it.each([
    ['Torpedo Suporte” - confirme para receber R$ 50!\u202e', 'Torpedo Suporte - confirme para receber'],
    ['CLI on  maria@note-book.local (2)', 'CLI on maria@note-book.local (2)'],
    ['“<$>”', 'CLI'],
  ])('that calls itself %j is shown as %j', async (client_name, shown) => {
    const maria = await person();
    const { user_code } = await begin({ client_name });
    const { body } = await maria.get<PendingDeviceDto>(`${DEVICE}/${user_code}`);
    expect(body.client_name).toBe(shown);
  });

  it('opens one session when it asks twice at the same time', async () => {
    const maria = await person();
    const { device_code, user_code } = await begin();
    await maria.post(`${DEVICE}/decision`, { user_code, decision: 'approve' });
    const answers = await Promise.all([ask(device_code), ask(device_code), ask(device_code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('is told to slow down, by 5 seconds more each time', async () => {
    const { device_code } = await begin();
    const codes = async (seconds: number) => {
      app.clock.advance({ seconds });
      return (await ask(device_code)).body.error;
    };
    expect(await codes(0)).toBe('authorization_pending');
    expect(await codes(1)).toBe('slow_down');
    expect(await codes(6)).toBe('slow_down');
    expect(await codes(15)).toBe('authorization_pending');
  });

  it('is sent away by the person', async () => {
    const maria = await person();
    const { device_code, user_code } = await begin();
    expect((await maria.post(`${DEVICE}/decision`, { user_code, decision: 'deny' })).status).toBe(204);
    expect(refusal(await ask(device_code))).toEqual([400, 'ACCESS_DENIED', 'access_denied']);
    expect((await maria.post(`${DEVICE}/decision`, { user_code, decision: 'approve' })).status).toBe(404);
  });

  it('comes too late after 15 minutes, and is forgotten', async () => {
    const maria = await person();
    const { device_code, user_code } = await begin();
    app.clock.advance({ minutes: 15 });
    expect(refusal(await ask(device_code))).toEqual([400, 'EXPIRED_TOKEN', 'expired_token']);
    expect((await maria.get(`${DEVICE}/${user_code}`)).status).toBe(404);
    app.clock.advance({ minutes: 1 });
    await createDeviceGrantStore(app.database.db.sql).forgetExpiredBefore(app.clock.now());
    expect(await app.database.db.sql.rows(STORED)).toEqual([]);
  });

  it('speaks the form of the standard', async () => {
    const { body } = await app.call<DeviceSignInDto>('POST', DEVICE, {
      body: new URLSearchParams({ client_id: 'torpedo' }),
    });
    const answer = await app.call<Refusal>('POST', `${DEVICE}/token`, {
      body: new URLSearchParams({
        grant_type: GRANT_TYPE,
        device_code: body.device_code,
        client_id: 'torpedo',
      }),
    });
    expect(refusal(answer)).toEqual([400, 'AUTHORIZATION_PENDING', 'authorization_pending']);
  });

  it('sets no cookie where another site may have made a browser ask', async () => {
    const maria = await person();
    const { device_code, user_code } = await begin();
    await maria.post(`${DEVICE}/decision`, { user_code, decision: 'approve' });
    const { status, headers } = await ask(device_code, {});
    expect(status).toBe(200);
    expect(headers.getSetCookie()).toEqual([]);
  });
});

describe('the person who decides', () => {
  it('confirms a session that is older than 15 minutes before letting anything in, but not to send it away', async () => {
    const maria = await person();
    app.clock.advance({ minutes: 15 });
    const [{ user_code }, other] = [await begin(), await begin()];
    const decide = (code: string, decision: string) =>
      maria.post(`${DEVICE}/decision`, { user_code: code, decision });
    const refused = await decide(user_code, 'approve');
    expect([refused.status, refused.body.detail.code]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    expect((await decide(other.user_code, 'deny')).status).toBe(204);
    await maria.post('/api/v1/users/me/sessions/confirm', { password: PASSWORD });
    expect((await decide(user_code, 'approve')).status).toBe(204);
  });

  it('gives the program no more recent a sign-in than their own', async () => {
    const maria = await person();
    app.clock.advance({ minutes: 14 });
    const [first, second, third] = [await begin(), await begin(), await begin()];
    await maria.post(`${DEVICE}/decision`, { user_code: first.user_code, decision: 'approve' });
    const { body } = await ask(first.device_code);
    const approve = async ({ user_code }: DeviceSignInDto) =>
      (
        await app.call('POST', `${DEVICE}/decision`, {
          headers: { authorization: `Bearer ${body.access_token}` },
          body: { user_code, decision: 'approve' },
        })
      ).status;
    expect(await approve(second)).toBe(204);
    app.clock.advance({ minutes: 1 });
    expect(await approve(third)).toBe(403);
  });

  it('finds nothing by trying codes', async () => {
    const maria = await person();
    const tries = [];
    for (let index = 0; index < 31; index += 1) tries.push((await maria.get(`${DEVICE}/BBBB-BBBB`)).status);
    expect(new Set(tries.slice(0, 30))).toEqual(new Set([404]));
    expect(tries.at(-1)).toBe(429);
  });
});

it('an address that begins sign-in after sign-in is told to wait', async () => {
  const statuses = [];
  for (let index = 0; index <= 20; index += 1) {
    statuses.push((await app.call('POST', DEVICE, { body: {} })).status);
  }
  expect(statuses.at(-1)).toBe(429);
});
