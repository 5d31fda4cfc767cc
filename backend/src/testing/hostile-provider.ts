import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import jwt from 'jsonwebtoken';

/** The contents of an ID token; a test changes what must be wrong. */
export interface IdToken {
  claims: Record<string, unknown>;
  key: KeyObject | string;
  algorithm: jwt.Algorithm;
}

/** An identity provider that issues any ID token that the test wants. */
export interface HostileProvider {
  issuer: string;
  clientId: string;
  /** Issues good ID tokens with these changes from now on. */
  issues(change: (good: IdToken) => Partial<IdToken>): void;
  /** The metadata name this issuer from now on. */
  claimsToBe(issuer: string): void;
  close(): Promise<void>;
}

const CLIENT_ID = 'torpedo';
const KEY_ID = 'key-1';

export async function startHostileProvider(nonce: string): Promise<HostileProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let change: (good: IdToken) => Partial<IdToken> = () => ({});
  let claimed: string | undefined;

  function idToken(issuer: string): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, sub: 'maria', aud: CLIENT_ID, nonce, iat: now, exp: now + 60 };
    const good: IdToken = { claims, key: privateKey, algorithm: 'RS256' };
    const token = { ...good, ...change(good) };
    return jwt.sign(token.claims, token.key, { algorithm: token.algorithm, keyid: KEY_ID });
  }

  const server = createServer((request, response) => {
    const issuer = `http://${request.headers.host}`;
    const answers: Record<string, () => object> = {
      '/.well-known/openid-configuration': () => ({
        issuer: claimed ?? issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
      }),
      '/keys': () => ({
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }],
      }),
      '/token': () => ({ access_token: 'opaque', token_type: 'bearer', id_token: idToken(issuer) }),
    };
    const answer = answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer?.() ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId: CLIENT_ID,
    issues: (next) => void (change = next),
    claimsToBe: (issuer) => void (claimed = issuer),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
