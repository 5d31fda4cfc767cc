import { generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { expect, test } from 'vitest';
import { createAccessTokens } from './access-token.js';

const SECRET = 'a secret of the server that is long enough';
const issuedAt = new Date('2026-03-10T12:00:00Z');
const tokens = createAccessTokens([SECRET]);
const issue = () =>
  tokens.issue({ userId: 'user-1', sessionId: 'session-1', rotation: 2, issuedAt, lifetimeSeconds: 900 });
const after = (seconds: number) => new Date(issuedAt.getTime() + seconds * 1000);

const GOOD = { iss: 'torpedo', aud: 'torpedo-api', sub: 'user-1', sid: 'session-1', rot: 2, typ: 'access' };
const exp = issuedAt.getTime() / 1000 + 900;
const signed = (claims: object, algorithm: jwt.Algorithm = 'HS256', secret = SECRET) =>
  jwt.sign(claims, secret, { algorithm });
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ownKey = rsa.publicKey.export({ format: 'jwk' });
const publicPem = rsa.publicKey.export({ format: 'pem', type: 'spki' }).toString();
const withHeader = (header: object) =>
  jwt.sign({ ...GOOD, exp }, rsa.privateKey, { algorithm: 'RS256', header: { alg: 'RS256', ...header } });

test('a token names its account and session until it expires', () => {
  const claims = { userId: 'user-1', sessionId: 'session-1', rotation: 2 };
  expect(tokens.read(issue(), after(899))).toEqual({ ...claims, expired: false });
  expect(tokens.read(issue(), after(900))).toEqual({ ...claims, expired: true });
});

test('a token of the secret before says the same while that is known, and new ones are signed with the new one', () => {
  const NEW = 'another secret of the server that is long enough';
  const rotated = createAccessTokens([NEW, SECRET]);
  expect(rotated.read(issue(), after(0))).toMatchObject({ sessionId: 'session-1', expired: false });
  const issued = rotated.issue({
    ...{ userId: 'user-1', sessionId: 'session-1', rotation: 2, issuedAt, lifetimeSeconds: 900 },
  });
  expect(createAccessTokens([NEW]).read(issued, after(0))).not.toBeNull();
  expect(createAccessTokens([NEW]).read(issue(), after(0))).toBeNull();
});

test('a token lives at least as long as promised when the lifetime is not whole seconds', () => {
  const token = tokens.issue({
    userId: 'u',
    sessionId: 's',
    rotation: 0,
    issuedAt: after(0.7),
    lifetimeSeconds: 1,
  });
  expect(tokens.read(token, after(1.6))?.expired).toBe(false);
});

test.each([
  ['signed with another secret', signed({ ...GOOD, exp }, 'HS256', 'another secret that is long enough!!')],
  ['signed with another algorithm', signed({ ...GOOD, exp }, 'HS512')],
  ['signed with a private key', withHeader({})],
  ['that brings its own key', withHeader({ jwk: ownKey })],
  ['that says where its key is', withHeader({ jku: 'https://evil.example/keys.json', kid: '1' })],
  ['that points at a file as its key', withHeader({ kid: '../../dev/null' })],
  ['signed with a public key as the secret', signed({ ...GOOD, exp }, 'HS256', publicPem)],
  [
    'changed after it was signed',
    issue().replace(/\.[^.]+\./, `.${btoa(JSON.stringify({ ...GOOD, exp, sub: 'user-2' }))}.`),
  ],
  ['that is not good yet', signed({ ...GOOD, exp, nbf: Date.parse('2100-01-01') / 1000 })],
  ['not signed', `${btoa('{"alg":"none","typ":"JWT"}')}.${btoa(JSON.stringify({ ...GOOD, exp }))}.`],
  ['of another issuer', signed({ ...GOOD, exp, iss: 'somebody' })],
  ['for another audience', signed({ ...GOOD, exp, aud: 'mailer' })],
  ['of another type', signed({ ...GOOD, exp, typ: 'reset' })],
  ['without an expiry', signed(GOOD)],
  ['without a session', signed({ ...GOOD, exp, sid: undefined })],
  ['without an account', signed({ ...GOOD, exp, sub: undefined })],
  ['garbage', 'a.b.c'],
])('a token %s says nothing', (_case, token) => {
  expect(tokens.read(token, issuedAt)).toBeNull();
});
