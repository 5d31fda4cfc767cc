import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { statement } from '../../../platform/database/index.js';
import { PASSWORD } from '../../../testing/auth-services.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import type { ActivitiesDto } from '../activity/activity.dto.js';
import type { ApiKeysDto, CreatedApiKeyDto } from './api-key.dto.js';
import { SLOW } from '../../../testing/slow.js';
import { MOST_API_KEYS } from './api-key.store.js';

const KEYS = '/api/v1/users/me/api-keys';

let app: TestApp;
let people = 0;
let userId: string;
let bearer: { authorization: string };

beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => ({ userId, bearer } = await person()));

async function person() {
  const email = `person${(people += 1)}@example.com`;
  const registered = await app.call<{ id: string }>('POST', '/api/v1/users/register', {
    body: { email, password: PASSWORD },
  });
  await app.call('POST', '/api/v1/users/verify-email', { body: { token: '123456', email } });
  const { body } = await app.call('POST', '/api/v1/users/login', {
    body: new URLSearchParams({ username: email, password: PASSWORD }),
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  return { userId: registered.body.id, bearer: { authorization: `Bearer ${String(body['access_token'])}` } };
}

const create = (wanted: object = {}) =>
  app.call<CreatedApiKeyDto>('POST', KEYS, {
    body: { name: 'My bot', scopes: ['buy'], ...wanted },
    headers: bearer,
  });
const list = async () => (await app.call<ApiKeysDto>('GET', KEYS, { headers: bearer })).body;
const revoke = (id: string, headers: Record<string, string> = bearer) =>
  app.call('DELETE', `${KEYS}/${id}`, { headers });
const headersOf = ({ body }: { body: CreatedApiKeyDto }) => ({ 'x-api-key': body.key });

describe('API keys', () => {
  it('are shown once, and then without their secret', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body.key).toMatch(/^torpedo_[\w-]{43}$/);
    const { key, ...shown } = body;
    expect(key.startsWith(shown.prefix)).toBe(true);
    expect(shown).toMatchObject({ name: 'My bot', scopes: ['read', 'buy'], last_used_at: null });
    expect(await list()).toEqual({ api_keys: [shown], maximum: MOST_API_KEYS });
  });

  it('are made only by who signed in or confirmed the session recently', async () => {
    const sessionOf = statement('test.session_of', 'SELECT confirmed_at FROM sessions WHERE user_id = $1');
    const age = statement(
      'test.age_proof',
      `UPDATE sessions SET confirmed_at = confirmed_at - interval '15 minutes' WHERE user_id = $1`,
    );
    expect(await app.database.db.sql.row(sessionOf, [userId])).toEqual({ confirmed_at: app.clock.now() });
    await app.database.db.sql.row(age, [userId]);
    expect(await create()).toMatchObject({
      status: 403,
      body: { detail: { code: 'REAUTHENTICATION_REQUIRED' } },
    });
    await app.call('POST', '/api/v1/users/me/sessions/confirm', {
      headers: bearer,
      body: { password: PASSWORD },
    });
    expect((await create()).status).toBe(201);
  });

  it('leave no secret in the database', async () => {
    const { body } = await create();
    const rows = await app.database.db.sql.rows(
      statement('test.api_keys.rows', 'SELECT k::text AS row FROM api_keys k'),
    );
    expect(JSON.stringify(rows)).not.toContain(body.key.slice(body.prefix.length));
  });

  it('are in the activity of the account', async () => {
    const { body } = await create();
    await revoke(body.id);
    const activity = await app.call<ActivitiesDto>('GET', '/api/v1/users/me/activity', { headers: bearer });
    expect(activity.body.activities.slice(0, 2)).toMatchObject([
      { kind: 'api_key_revoked', subject: 'My bot' },
      { kind: 'api_key_created', subject: 'My bot' },
    ]);
  });

  it(`are at most ${MOST_API_KEYS} an account, however many are asked for at once`, async () => {
    const answers = await Promise.all(Array.from({ length: MOST_API_KEYS + 3 }, () => create()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_API_KEYS);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.body).toMatchObject({
      detail: { code: 'API_KEY_LIMIT_REACHED', maximum: MOST_API_KEYS },
    });
  });

  it.each([
    { name: '' },
    { name: ' \u0000 ' },
    { name: 'x'.repeat(61) },
    { scopes: ['admin'] },
    { scopes: [] },
  ])('refuse %j', async (wanted) => expect(await create(wanted)).toMatchObject({ status: 422 }));

  it('of somebody else do not exist', async () => {
    const { body } = await create();
    expect(await revoke(body.id, (await person()).bearer)).toMatchObject({ status: 404 });
    expect((await list()).api_keys).toHaveLength(1);
  });
});

describe('a request with an API key', () => {
  const balance = (headers: Record<string, string>) =>
    app.call('GET', '/api/v1/wallets/BRL/balance', { headers });

  it('is the account that made it, and notes when', async () => {
    const key = await create();
    expect(await app.call('GET', '/api/v1/users/me', { headers: headersOf(key) })).toMatchObject({
      status: 200,
      body: { id: userId },
    });
    await vi.waitFor(async () => {
      expect((await list()).api_keys[0]?.last_used_at).toBe(app.clock.now().toISOString());
    }, SLOW);
  });

  it('is nobody from the moment when the key is revoked', async () => {
    const key = await create();
    expect(await balance(headersOf(key))).toMatchObject({ status: 200 });
    expect(await revoke(key.body.id)).toMatchObject({ status: 204 });
    expect(await balance(headersOf(key))).toMatchObject({ status: 401 });
    expect(await revoke(key.body.id)).toMatchObject({ status: 404 });
  });

  it('is nobody when the account is disabled', async () => {
    const key = await create();
    await app.database.db.sql.row(
      statement('test.api_keys.disable', 'UPDATE users SET is_active = false WHERE id = $1'),
      [userId],
    );
    expect(await balance(headersOf(key))).toMatchObject({ status: 401 });
  });

  it('needs no marker header, and is judged by the key even beside a good session', async () => {
    const key = await create();
    const cancel = (headers: Record<string, string>) =>
      app.call('DELETE', `/sms-activate/activation/${userId}`, { headers });
    expect(await cancel(headersOf(key))).toMatchObject({ status: 404 });
    expect(await cancel({ ...bearer, 'x-api-key': 'torpedo_invented' })).toMatchObject({ status: 401 });
  });

  it.each([
    ['pt', 'Chave de API inválida ou expirada.'],
    ['en', 'Invalid or expired API key.'],
    ['es', 'Clave de API inválida o vencida.'],
  ])(
    'is told in %s that its key is none, instead of being sent to the sign-in',
    async (language, message) => {
      const headers = { 'x-api-key': 'torpedo_invented', 'accept-language': language };
      const { status, body } = await balance(headers);
      expect([status, body]).toMatchObject([401, { detail: { code: 'INVALID_API_KEY', message } }]);
    },
  );

  it('is told which header it belongs into when it comes as a bearer', async () => {
    const { status, body } = await balance({ authorization: `Bearer ${(await create()).body.key}` });
    expect([status, body]).toMatchObject([401, { detail: { code: 'API_KEY_AS_BEARER' } }]);
  });

  it('reads with a key that may read, and changes nothing', async () => {
    const headers = headersOf(await create({ scopes: ['read'] }));
    expect(await balance(headers)).toMatchObject({ status: 200 });
    const quote = { service_code: 'wa', country_code: 'BR', quantity: 1, user_id: userId };
    const calls = await Promise.all([
      app.call('POST', '/batch/purchase', { body: {}, headers }),
      app.call('DELETE', `/sms-activate/activation/${userId}`, { headers }),
      app.call('POST', '/api/v1/wallets/checkout/pix/deposit', { body: {}, headers }),
    ]);
    for (const answer of calls) {
      expect([answer.status, answer.body]).toMatchObject([403, { detail: { code: 'API_KEY_SCOPE' } }]);
    }
    const validated = await app.call('POST', '/api/v1/sms/validate-purchase', { body: quote, headers });
    expect(validated.body).not.toMatchObject({ detail: { code: 'API_KEY_SCOPE' } });
  });

  it.each([
    ['PATCH', '/api/v1/users/me', { preferred_currency: 'USD' }],
    ['PATCH', '/api/v1/users/me/profile', { full_name: 'Maria' }],
    ['POST', '/api/v1/gateways/selection', { gateway_code: 'PIX' }],
  ])('leaves the profile and the preferences as they are: %s %s', async (method, path, wanted) => {
    const key = await create();
    const read = async () => (await app.call('GET', '/api/v1/users/me', { headers: bearer })).body;
    const before = await read();
    const { status, body } = await app.call(method, path, { headers: headersOf(key), body: wanted });
    expect([status, body]).toMatchObject([403, { detail: { code: 'API_KEY_NOT_ALLOWED' } }]);
    expect(await read()).toEqual(before);
  });

  it.each([
    ['GET', '/api/v1/users/me/sessions'],
    ['POST', '/api/v1/users/me/sessions/revoke-others'],
    ['POST', '/api/v1/users/logout'],
    ['GET', KEYS],
    ['POST', KEYS],
    ['GET', '/api/v1/users/me/activity'],
    ['GET', '/api/v1/admin/users'],
  ])('is refused for %s %s', async (method, path) => {
    const key = await create();
    const answer = await app.call(method, path, {
      headers: headersOf(key),
      ...(method === 'POST' && { body: {} }),
    });
    expect([answer.status, answer.body]).toMatchObject([403, { detail: { code: 'API_KEY_NOT_ALLOWED' } }]);
  });

  it('opens the live socket of its account, which closes when the account is deactivated', async () => {
    const key = await create({ scopes: ['read'] });
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/ws/${userId}`, {
      headers: headersOf(key),
    });
    const [message] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(message.toString())).toMatchObject({ type: 'connection_established' });
    const closed = once(socket, 'close');
    await app.database.db.sql.row(
      statement('test.api_keys.deactivate', 'UPDATE users SET is_active = false WHERE id = $1'),
      [userId],
    );
    expect((await closed)[0]).toBe(1008);
  });
});
