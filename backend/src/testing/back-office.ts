import { statement } from '../platform/database/index.js';
import { PASSWORD } from './auth-services.js';
import type { Answer } from './http-client.js';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.js';

const FROM_OUR_SITE = { 'x-requested-with': 'XMLHttpRequest' };
const SET_ROLE = statement('testing.set_role', 'SELECT account_set_role($1, $2)');

export interface SignedIn {
  id: string;
  email: string;
  call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>>;
}

/** The whole application with accounts of each role. */
export interface BackOffice {
  app: TestApp;
  /** Registers, confirms and signs in somebody new. */
  account(email: string, role?: 'CUSTOMER' | 'MANAGER' | 'ADMIN'): Promise<SignedIn>;
  /** Signs this person in; the result calls the API as them. */
  callerOf(email: string): Promise<SignedIn['call']>;
  /** Gives somebody a new session, for example after a change of the role. */
  signInAgain(person: SignedIn): Promise<void>;
  signIn(email: string, password?: string): Promise<Answer<{ access_token: string }>>;
}

export async function openBackOffice(options?: TestAppOptions): Promise<BackOffice> {
  return backOfficeOf(await createTestApp(options));
}

/** The same for an application that runs already. */
export function backOfficeOf(app: TestApp): BackOffice {
  const signIn = (email: string, password = PASSWORD) =>
    app.call<{ access_token: string }>('POST', '/api/v1/users/login', {
      body: new URLSearchParams({ username: email, password }),
      headers: FROM_OUR_SITE,
    });
  // Uses the cookie, because an access token lasts no longer than a recent sign-in does.
  async function callerOf(email: string): Promise<SignedIn['call']> {
    const { headers: answered } = await signIn(email);
    const cookies = answered.getSetCookie().map((written) => written.split(';')[0]);
    const own = { ...FROM_OUR_SITE, cookie: cookies.join('; ') };
    return (method, path, body, headers = {}) =>
      app.call(method, path, { body, headers: { ...own, ...headers } });
  }
  return {
    app,
    signIn,
    async account(email, role = 'CUSTOMER') {
      const { body } = await app.call<{ id: string }>('POST', '/api/v1/users/register', {
        body: { email, password: PASSWORD },
      });
      await app.call('POST', '/api/v1/users/verify-email', { body: { token: '123456', email } });
      if (role !== 'CUSTOMER') await app.database.db.sql.row(SET_ROLE, [body.id, role]);
      return { id: body.id, email, call: await callerOf(email) };
    },
    callerOf,
    async signInAgain(person) {
      person.call = await callerOf(person.email);
    },
  };
}
