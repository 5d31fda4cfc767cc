import { PASSWORD } from './auth-services.js';
import type { TestApp } from './test-app.js';

const FROM_OUR_SITE = { 'x-requested-with': 'XMLHttpRequest' };

/** Registers, confirms and signs in a new customer; answers the headers of their calls. */
export async function signedInCustomer({ call }: TestApp, email: string): Promise<{ authorization: string }> {
  await call('POST', '/api/v1/users/register', { body: { email, password: PASSWORD } });
  await call('POST', '/api/v1/users/verify-email', { body: { email, token: '123456' } });
  const { body } = await call<{ access_token: string }>('POST', '/api/v1/users/login', {
    body: new URLSearchParams({ username: email, password: PASSWORD }),
    headers: FROM_OUR_SITE,
  });
  return { authorization: `Bearer ${body.access_token}` };
}
