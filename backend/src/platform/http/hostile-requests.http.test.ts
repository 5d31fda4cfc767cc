import { once } from 'node:events';
import { request as send, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { signedInCustomer } from '../../testing/signed-in-customer.js';

let app: TestApp;
let bearer: { authorization: string };

beforeAll(async () => {
  app = await createTestApp();
  bearer = await signedInCustomer(app, 'maria@example.com');
});
afterAll(() => app.close());

/** Sends a request that a browser's fetch would refuse to send. */
async function raw(method: string, path: string, headers: Record<string, string> = {}) {
  const request = send(app.url + path, { method, headers, agent: false });
  request.end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const me = async () => (await app.call('GET', '/api/v1/users/me', { headers: bearer })).body;

describe('another origin', () => {
  it.each(['https://evil.example', 'null'])('%s is let at no answer, asked before or not', async (origin) => {
    const asked = await raw('OPTIONS', '/api/v1/users/me', {
      origin,
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,x-requested-with',
    });
    const read = await raw('GET', '/api/v1/users/me', { ...bearer, origin });
    for (const { headers } of [asked, read]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    }
  });
});

describe('the method', () => {
  it.each([
    ['POST', { 'x-http-method-override': 'DELETE' }],
    ['GET', { 'x-http-method-override': 'PATCH', 'x-method-override': 'PATCH' }],
  ])('is the one of the request line: %s with %j does not become another', async (method, headers) => {
    const before = await me();
    const answer = await raw(method, '/api/v1/users/me?_method=DELETE', { ...bearer, ...headers });
    expect(answer.status).toBe(method === 'GET' ? 200 : 404);
    expect(await me()).toEqual(before);
  });

  it('TRACE does not repeat what was sent', async () => {
    const answer = await raw('TRACE', '/api/v1/users/me', { ...bearer, cookie: 'torpedo_session=secret' });
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('secret');
  });

  it('GET changes nothing where POST does', async () => {
    expect((await raw('GET', '/api/v1/users/logout', bearer)).status).toBe(404);
    expect((await app.call('GET', '/api/v1/users/me', { headers: bearer })).status).toBe(200);
  });
});

describe('a request that is too much', () => {
  it('is refused with 431 when its headers are above 16 kB', async () => {
    expect((await raw('GET', '/healthz', { 'x-padding': 'x'.repeat(20_000) })).status).toBe(431);
  });

  it('is refused with 413 when its form has above a hundred fields', async () => {
    const body = new URLSearchParams('field=x&'.repeat(101));
    const headers = { 'x-requested-with': 'XMLHttpRequest' };
    const answer = await app.call('POST', '/api/v1/users/login', { body, headers });
    expect([answer.status, answer.body]).toMatchObject([413, { detail: { code: 'PAYLOAD_TOO_LARGE' } }]);
  });
});

describe('a parameter that is given twice', () => {
  it('in the address is refused', async () => {
    const answer = await app.call('GET', '/api/v1/orders/my-orders?type=all&type=sms_number', {
      headers: bearer,
    });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { detail: { fields: { type: expect.any(String) } } },
    ]);
  });

  it('in a form is refused', async () => {
    const body = 'username=maria@example.com&username=joao@example.com&password=x';
    const answer = await app.call('POST', '/api/v1/users/login', {
      body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-requested-with': 'XMLHttpRequest',
      },
    });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { detail: { fields: { username: expect.any(String) } } },
    ]);
  });

  it('and one with brackets stays a text with brackets, never an object', async () => {
    const answer = await app.call('GET', '/api/v1/orders/my-orders?type[__proto__][x]=all&limit[$gt]=1', {
      headers: bearer,
    });
    expect(answer.status).toBe(200);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});
