import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetAccounts, PASSWORD } from '../../../testing/auth-services.js';
import { createTestApp, type Answer, type TestApp } from '../../../testing/index.js';

const KNOWN = 'maria@example.com';
const UNKNOWN = 'joao@example.com';

let app: TestApp;

beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  await forgetAccounts(app.database);
  await app.call('POST', '/api/v1/users/register', { body: { email: KNOWN, password: PASSWORD } });
});

const confirm = () =>
  app.call('POST', '/api/v1/users/verify-email', { body: { email: KNOWN, token: '123456' } });

const login = (username: string) =>
  app.call('POST', '/api/v1/users/login', {
    body: new URLSearchParams({ username, password: 'Wrong-Porca-7!' }),
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
const forgot = (email: string) => app.call('POST', '/api/v1/users/forgot-password', { body: { email } });
const resend = (email: string) => app.call('POST', '/api/v1/users/resend-verification', { body: { email } });
const verify = (email: string) =>
  app.call('POST', '/api/v1/users/verify-email', { body: { email, token: '000000' } });

/** The parts of an answer that could reveal an account. Ids and times differ with every request. */
function visible({ status, text, headers }: Answer) {
  const comparable = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { status, text, headers: Object.fromEntries(comparable) };
}

describe('whether an address has an account is not told by', () => {
  it.each([
    ['a sign-in', login],
    ['asking for a way back', forgot],
    ['asking for another code', resend],
    ['a wrong code', verify],
  ])('%s: the same status, bytes and headers', async (_way, ask) => {
    const unconfirmed = visible(await ask(KNOWN));
    await confirm();
    expect([visible(await ask(KNOWN)), visible(await ask(UNKNOWN))]).toEqual([unconfirmed, unconfirmed]);
  });
});
