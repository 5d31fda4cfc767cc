import { expect, test } from 'vitest';
import { createSessionCookie } from './cookies.js';

const expiresAt = new Date('2026-06-08T12:00:00Z');

test('on https the cookie is bound to the host and travels encrypted only', () => {
  expect(createSessionCookie('https://torpedo.example').write('t0ken', { expiresAt })).toBe(
    '__Host-torpedo_session=t0ken; Path=/; Expires=Mon, 08 Jun 2026 12:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
  );
});

test('on http the cookie is hidden from scripts and other sites', () => {
  expect(createSessionCookie('http://localhost:3000').write('t0ken', { expiresAt })).toBe(
    'torpedo_session=t0ken; Path=/; Expires=Mon, 08 Jun 2026 12:00:00 GMT; HttpOnly; SameSite=Lax',
  );
});

test('clearing removes what writing set', () => {
  expect(createSessionCookie('http://localhost:3000').clear()).toMatch(
    /^torpedo_session=; Max-Age=0; Path=\//,
  );
});

test.each([
  [undefined, null],
  ['', null],
  ['other=1', null],
  ['torpedo_session=', null],
  ['other=1; torpedo_session=t0ken', 't0ken'],
  ['__Host-torpedo_session=t0ken', null],
])('of the header %j the token is %j', (header, token) => {
  expect(createSessionCookie('http://localhost:3000').read(header)).toBe(token);
});
