import { statement } from '../platform/database/index.js';
import { PASSWORD } from './auth-services.js';
import type { Answer } from './http-client.js';
import { signedInCustomer } from './signed-in-customer.js';
import type { TestApp } from './test-app.js';

export const STAFF = 'staff@example.com';

const MAKE_ADMIN = statement(
  'test.make_admin',
  `SELECT account_set_role(id, 'ADMIN') FROM users WHERE email = $1`,
);
const FROM_OUR_SITE = { 'x-requested-with': 'XMLHttpRequest' };

/** Calls the API as an administrator. */
export type StaffCall = <Body>(
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<Answer<Body>>;

export async function createAdministrator(app: TestApp, email = STAFF): Promise<void> {
  await signedInCustomer(app, email);
  await app.database.db.sql.row(MAKE_ADMIN, [email]);
}

/** Signs the administrator in, which also confirms the session for dangerous actions. */
export async function signInAdministrator({ call }: TestApp, email = STAFF): Promise<StaffCall> {
  const { headers } = await call('POST', '/api/v1/users/login', {
    body: new URLSearchParams({ username: email, password: PASSWORD }),
    headers: FROM_OUR_SITE,
  });
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return <Body>(method: string, path: string, body?: object, more: Record<string, string> = {}) =>
    call<Body>(method, path, { headers: { cookie, ...FROM_OUR_SITE, ...more }, ...(body && { body }) });
}
