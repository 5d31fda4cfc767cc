import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../../platform/logging/index.js';
import {
  startHostileProvider,
  type HostileProvider,
  type IdToken,
} from '../../../testing/hostile-provider.js';
import { testClock } from '../../../testing/index.js';
import { OpenIdProvider } from './openid-provider.js';

const CHALLENGE = { state: 'the state', nonce: 'the nonce', codeVerifier: 'v'.repeat(43) };
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });

let hostile: HostileProvider;
let provider: OpenIdProvider;

beforeEach(async () => {
  hostile = await startHostileProvider(CHALLENGE.nonce);
  const { issuer, clientId } = hostile;
  const credentials = {
    issuer,
    clientId,
    clientSecret: 'secret',
    redirectUri: 'http://torpedo.test/auth-callback',
  };
  provider = new OpenIdProvider(credentials, { clock: testClock(), log: createLogger({ level: 'silent' }) });
});
afterEach(() => hostile.close());

const identify = () => provider.identify({ ...CHALLENGE, code: 'a code', issuer: undefined });
const claiming =
  (claims: object) =>
  ({ claims: good }: IdToken) => ({ claims: { ...good, ...claims } });

describe('an identity provider', () => {
  it('is believed when its ID token is as it should be', async () => {
    await expect(identify()).resolves.toMatchObject({ issuer: hostile.issuer, subject: 'maria' });
  });

  it.each([
    ['does not say when the person signed in there', undefined, false],
    ['says that it was just now', 60, true],
    ['says that it was a while ago', 180, false],
  ])('that %s is believed to have asked just then (%s s ago): %s', async (_what, secondsAgo, isFresh) => {
    hostile.issues(({ claims }) => {
      const { iat } = claims as { iat: number };
      return { claims: { ...claims, ...(secondsAgo !== undefined && { auth_time: iat - secondsAgo }) } };
    });
    await expect(identify()).resolves.toMatchObject({ isFresh });
  });

  it.each([
    ['for another client', claiming({ aud: 'somebody else' })],
    ['of another issuer', claiming({ iss: 'https://evil.example' })],
    ['of another sign-in', claiming({ nonce: 'another nonce' })],
    ['without the nonce', claiming({ nonce: undefined })],
    ['expired', claiming({ iat: 1, exp: 2 })],
    ['without an account', claiming({ sub: undefined })],
    ['signed by somebody else', () => ({ key: stranger.privateKey })],
    ['signed with a secret instead of a key', () => ({ key: 'secret', algorithm: 'HS256' as const })],
    ['not signed', () => ({ key: '', algorithm: 'none' as const })],
  ])('is refused when its ID token is %s', async (_what, change) => {
    hostile.issues(change);
    await expect(identify()).rejects.toMatchObject({ code: 'IDENTITY_SIGN_IN_FAILED' });
  });

  it('is not believed when its metadata name another issuer', async () => {
    hostile.claimsToBe('https://accounts.example');
    await expect(identify()).rejects.toMatchObject({ code: 'IDENTITY_PROVIDER_UNAVAILABLE' });
  });
});
