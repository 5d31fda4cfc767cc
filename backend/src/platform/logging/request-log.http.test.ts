import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { readSite } from '../http/web-app.js';
import { createLogger } from './index.js';
import { SLOW } from '../../testing/slow.js';

let app: TestApp;
const written: string[] = [];
const lines = () => written.map((line) => JSON.parse(line) as Record<string, unknown>);

beforeAll(async () => {
  const log = createLogger({ level: 'debug', stream: { write: (line) => void written.push(line) } });
  app = await createTestApp({
    log,
    env: { MERCADOPAGO_ACCESS_TOKEN: 'a token', MERCADOPAGO_WEBHOOK_SECRET: 'its secret' },
  });
});
afterAll(() => app.close());
beforeEach(() => void written.splice(0));

it('writes one line for a request, with its id, and nothing that is secret', async () => {
  const answer = await app.call('POST', '/api/v1/webhooks/sms/primary?secret=open-sesame', {
    headers: {
      cookie: 'torpedo_session=cookie-secret',
      authorization: 'Bearer bearer-secret',
      'x-api-key': 'key-secret',
    },
    body: { text: 'body-secret' },
  });
  await vi.waitFor(() => expect(written).toHaveLength(1), SLOW);
  expect(lines()[0]).toMatchObject({
    request_id: answer.headers.get('x-request-id'),
    method: 'POST',
    path: '/api/v1/webhooks/sms/primary',
    status: answer.status,
    duration_ms: expect.any(Number),
  });
  expect(written.join()).not.toMatch(/sesame|secret/);
});

it('writes the id of the request on every line that its work writes', async () => {
  const answer = await app.call('POST', '/api/v1/users/login', {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    body: new URLSearchParams({ username: 'nobody@example.com', password: 'wrong' }),
  });
  await vi.waitFor(() => expect(written).toHaveLength(2), SLOW);
  const id = answer.headers.get('x-request-id');
  expect(lines()).toMatchObject([
    { msg: 'login failed', request_id: id },
    { msg: 'request refused', request_id: id, error_code: 'INVALID_CREDENTIALS', status: 401 },
  ]);
  for (const line of written) expect(line.match(/"request_id"/g)).toHaveLength(1);
});

it('warns of a sender who does not know the secret', async () => {
  const address = '/api/v1/webhooks/mercadopago';
  const answer = await app.call('POST', `${address}?data.id=1&type=payment`, { body: { type: 'payment' } });
  expect(answer.status).toBe(401);
  await vi.waitFor(() => expect(written).toHaveLength(2), SLOW);
  expect(lines()).toMatchObject([
    { level: 'warn', subject: 'MERCADOPAGO', times: 1 },
    { level: 'debug', msg: 'request refused', error_code: 'INVALID_SIGNATURE' },
  ]);
});

it('is silent about checks and assets', async () => {
  for (const place of ['/healthz', '/readyz', '/metrics', '/assets/main.js']) await app.call('GET', place);
  await app.call('GET', '/api/v1/nothing');
  await vi.waitFor(() => expect(written).not.toEqual([]), SLOW);
  expect(lines().map(({ path }) => path)).toEqual(['/api/v1/nothing']);
});

it('writes the cause of a failure once, with the id of the request', async () => {
  await app.database.owner.sequelize.query('ALTER TABLE users RENAME TO hidden_users');
  const answer = await app.call('POST', '/api/v1/users/register', {
    body: { email: 'maria@example.com', password: 'Correta-Porca-7!' },
  });
  expect(answer.status).toBe(500);
  await vi.waitFor(() => expect(written).toHaveLength(2), SLOW);
  const [cause, line] = lines();
  expect(cause).toMatchObject({ level: 'error', request_id: answer.headers.get('x-request-id') });
  expect(cause?.['err']).toMatchObject({ message: 'relation "users" does not exist', code: '42P01' });
  expect(line).toMatchObject({ level: 'error', status: 500 });
  expect(written.join()).not.toMatch(/maria|Correta/);
});

describe('in production', () => {
  const secret = () => randomBytes(24).toString('hex');
  const logged: string[] = [];
  let production: TestApp;

  beforeAll(async () => {
    production = await createTestApp({
      log: createLogger({ level: 'info', stream: { write: (line) => void logged.push(line) } }),
      webApp: { folder: import.meta.dirname, page: '<html lang="pt"></html>', site: await readSite('none') },
      env: {
        NODE_ENV: 'production',
        DATABASE_URL: 'postgres://torpedo:secret@database.example/torpedo',
        PUBLIC_URL: 'https://torpedo.example',
        JWT_SECRET: secret(),
        SMTP_URL: 'smtp://mail.example',
        MERCADOPAGO_ACCESS_TOKEN: secret(),
        MERCADOPAGO_WEBHOOK_SECRET: secret(),
        SMS_PROVIDER_URL: 'https://provider.example/handler_api.php',
        SMS_PROVIDER_API_KEY: secret(),
      },
    });
  });
  afterAll(() => production.close());
  beforeEach(() => void logged.splice(0));

  const json = { 'content-type': 'application/json' };

  it.each<[string, string, string, RequestInit | undefined]>([
    ['NOT_FOUND', 'GET', '/api/v1/nothing', undefined],
    ['NOT_FOUND', 'GET', '/wp-admin/install.php', undefined],
    ['NOT_FOUND', 'GET', '/images/services/none.svg', undefined],
    ['UNAUTHENTICATED', 'GET', '/api/v1/users/me', undefined],
    ['INVALID_JSON', 'POST', '/api/v1/users/register', { headers: json, body: '{' }],
    ['VALIDATION_ERROR', 'POST', '/api/v1/users/register', { headers: json, body: '{}' }],
    ['PAYLOAD_TOO_LARGE', 'POST', '/api/v1/users/register', { headers: json, body: `"${'x'.repeat(2e6)}"` }],
    ['NOT_FOUND', 'GET', '/api/v1/%E0', undefined],
    ['UNAUTHENTICATED', 'GET', '/ws/nobody', { headers: { upgrade: 'websocket' } }],
  ])('a refusal with %s is one line at info: %s %s', async (code, method, place, init) => {
    const { status, id } =
      init?.headers && 'upgrade' in init.headers ? await upgrade(place) : await ask(method, place, init);
    await vi.waitFor(() => expect(logged).toHaveLength(1), SLOW);
    expect(JSON.parse(logged[0]!)).toMatchObject({
      level: 'info',
      msg: 'request refused',
      request_id: id,
      method,
      path: place,
      status,
      error_code: code,
    });
  });

  it('success is logged at debug only', async () => {
    expect((await ask('GET', '/api/v1/countries/')).status).toBe(200);
    await ask('GET', '/api/v1/nothing');
    await vi.waitFor(() => expect(logged).toHaveLength(1), SLOW);
  });

  async function ask(method: string, place: string, init: RequestInit = {}) {
    const { status, headers } = await fetch(production.url + place, { method, ...init });
    return { status, id: headers.get('x-request-id') };
  }

  async function upgrade(place: string) {
    const url = new URL(place, production.url);
    const headers = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
    const [answer] = (await once(http.get(url, { headers }), 'response')) as [http.IncomingMessage];
    return { status: answer.statusCode, id: answer.headers['x-request-id'] };
  }
});
