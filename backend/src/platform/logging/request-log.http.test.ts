import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.js';
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
