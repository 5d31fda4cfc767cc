import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.js';

const EMAIL = 'maria@example.com';
const PASSWORD = 'Correta-Porca-7!';
const OURS = { 'x-requested-with': 'XMLHttpRequest' };

let app: TestApp;
let cookie: string;
let token: string;

beforeAll(async () => {
  app = await createTestApp();
  await app.call('POST', '/api/v1/users/register', { body: { email: EMAIL, password: PASSWORD } });
  await app.call('POST', '/api/v1/users/verify-email', { body: { email: EMAIL, token: '123456' } });
  const signedIn = await login(OURS);
  cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  token = signedIn.body.access_token;
});
afterAll(() => app.close());

const login = (headers: Record<string, string>) =>
  app.call<{ access_token: string }>('POST', '/api/v1/users/login', {
    headers,
    body: new URLSearchParams({ username: EMAIL, password: PASSWORD }),
  });

/** A request that changes something and can be repeated. */
const write = (headers: Record<string, string>) =>
  app.call('PATCH', '/api/v1/users/me', { headers, body: { preferred_language: 'en-US' } });

type Case = [what: string, headers: () => Record<string, string>, status: number];

const ORIGINS: Case[] = [
  ['with the header of our pages alone', () => ({ ...OURS }), 200],
  ['from our own origin', () => ({ ...OURS, origin: app.url, 'sec-fetch-site': 'same-origin' }), 200],
  ['without X-Requested-With', () => ({}), 403],
  ['with another X-Requested-With', () => ({ 'x-requested-with': 'com.example.app' }), 403],
  ['without X-Requested-With from our own origin', () => ({ origin: app.url }), 403],
  ['from another origin', () => ({ ...OURS, origin: 'https://evil.example' }), 403],
  ['from another port of our host', () => ({ ...OURS, origin: 'http://127.0.0.1:1' }), 403],
  ['from a page without origin', () => ({ ...OURS, origin: 'null' }), 403],
  ['from a sibling domain', () => ({ ...OURS, 'sec-fetch-site': 'same-site' }), 403],
  ['from another site', () => ({ ...OURS, 'sec-fetch-site': 'cross-site' }), 403],
];

describe('a write with the cookie', () => {
  it.each(ORIGINS)('%s', async (_what, headers, status) => {
    const answer = await write({ cookie, ...headers() });
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body).toMatchObject({ detail: { code: 'CSRF_REJECTED' } });
  });

  it('is judged by the cookie when the bearer token beside it is dead', async () => {
    expect((await write({ cookie, authorization: 'Bearer dead' })).status).not.toBe(200);
  });
});

describe('a sign-in, which sets the cookie', () => {
  it.each(ORIGINS)('%s', async (_what, headers, status) => {
    const answer = await login(headers());
    expect(answer.status).toBe(status);
    expect(answer.headers.getSetCookie()).toHaveLength(status === 200 ? 2 : 0);
  });
});

it('lets a bearer token write from anywhere: no browser sends it by itself', async () => {
  const answer = await write({ authorization: `Bearer ${token}`, origin: 'https://partner.example' });
  expect(answer.status).toBe(200);
});

it('lets the cookie read without the header', async () => {
  expect((await app.call('GET', '/api/v1/users/me', { headers: { cookie } })).status).toBe(200);
});

it('gives each of many parallel sign-ins its own cookies and nobody else one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) => (number % 2 ? app.call('GET', '/api/v1/app') : login(OURS))),
  );
  const cookies = answers.flatMap((answer, number) => {
    const own = answer.headers.getSetCookie();
    expect(own).toHaveLength(number % 2 ? 0 : 2);
    return own;
  });
  expect(new Set(cookies).size).toBe(20);
});
