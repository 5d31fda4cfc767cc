import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './testing/index.js';
import { signedInCustomer } from './testing/signed-in-customer.js';

const TRIES = 100;
const EMAIL = 'maria@example.com';

let app: TestApp;
let bearer: { authorization: string };

beforeAll(async () => {
  app = await createTestApp();
  bearer = await signedInCustomer(app, EMAIL);
});
afterAll(() => app.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.call('POST', path, { body, headers: { 'x-requested-with': 'XMLHttpRequest', ...headers } });

/** A file that the server can refuse cheaply. */
function notAPicture(): FormData {
  const form = new FormData();
  form.append('file', new Blob(['text']), 'text.png');
  return form;
}

it.each([
  [
    'wrong passwords for an account from one place',
    10,
    () => post('/api/v1/users/login', new URLSearchParams({ username: EMAIL, password: 'Wrong-Porca-7!' })),
  ],
  [
    'wrong current passwords in a change',
    10,
    () =>
      post(
        '/api/v1/users/change-password',
        { current_password: 'Wrong-Porca-7!', new_password: 'Nova-Porca-8!' },
        bearer,
      ),
  ],
  ['ways back for one address', 5, () => post('/api/v1/users/forgot-password', { email: EMAIL })],
  [
    'new codes for one address',
    10,
    () => post('/api/v1/users/resend-verification', { email: 'joao@example.com' }),
  ],
  [
    'registrations of one address',
    10,
    () => post('/api/v1/users/register', { email: 'ana@example.com', password: 'Correta-Porca-7!' }),
  ],
  ['uploads of one account', 30, () => post('/api/v1/users/me/avatar', notAPicture(), bearer)],
  [
    'new API keys of one account',
    30,
    () => post('/api/v1/users/me/api-keys', { name: 'x', scopes: ['read'] }, bearer),
  ],
])(`of ${TRIES} %s at once exactly %i are let through`, async (_what, limit, attempt) => {
  const answers = await Promise.all(Array.from({ length: TRIES }, attempt));
  const refused = answers.filter(({ status }) => status === 429);
  expect(TRIES - refused.length).toBe(limit);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});
