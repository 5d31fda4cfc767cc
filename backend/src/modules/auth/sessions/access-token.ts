import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { ServerSecrets } from '../../../platform/seal.js';

const ISSUER = 'torpedo';
const AUDIENCE = 'torpedo-api';
const ALGORITHM = 'HS256';
const TYPE = 'access';
/** The number of tokens whose signature was already verified. The oldest is dropped first. */
const MOST_KNOWN = 10_000;

interface Claims {
  userId: string;
  sessionId: string;
  rotation: number;
}

export interface AccessTokens {
  issue(claims: Claims & { issuedAt: Date; lifetimeSeconds: number }): string;
  read(token: string, now: Date): (Claims & { expired: boolean }) | null;
}

interface SignedClaims extends Claims {
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

function claimsSignedBy(key: KeyObject, token: string): SignedClaims | null {
  let claims: jwt.JwtPayload | string;
  try {
    claims = jwt.verify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      ignoreExpiration: true,
    });
  } catch {
    return null;
  }
  if (typeof claims === 'string' || claims['typ'] !== TYPE || claims.exp === undefined) return null;
  const { sub, sid, rot, exp } = claims as { sub?: string; sid?: unknown; rot?: unknown; exp: number };
  if (!sub || typeof sid !== 'string' || typeof rot !== 'number') return null;
  return { userId: sub, sessionId: sid, rotation: rot, expiresAt: exp * 1000 };
}

export function createAccessTokens(secrets: ServerSecrets): AccessTokens {
  // Made once, because from a text the library would derive a key for every request.
  const keys = secrets.map((secret) => createSecretKey(secret, 'utf8'));
  const [newest] = keys as [KeyObject];
  const known = new Map<string, SignedClaims>();

  /** Checks the signature when a token is first seen; the caller checks the expiry every time. */
  function verified(token: string): SignedClaims | null {
    const claims = keys.map((key) => claimsSignedBy(key, token)).find((found) => found !== null);
    if (!claims) return null;
    const [oldest] = known.keys();
    if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    known.set(token, claims);
    return claims;
  }

  return {
    issue({ userId, sessionId, rotation, issuedAt, lifetimeSeconds }) {
      const seconds = issuedAt.getTime() / 1000;
      const claims = {
        sid: sessionId,
        rot: rotation,
        typ: TYPE,
        iat: Math.floor(seconds),
        exp: Math.ceil(seconds + lifetimeSeconds),
      };
      return jwt.sign(claims, newest, {
        algorithm: ALGORITHM,
        issuer: ISSUER,
        audience: AUDIENCE,
        subject: userId,
      });
    },
    read(token, now) {
      const claims = known.get(token) ?? verified(token);
      if (!claims) return null;
      const { userId, sessionId, rotation, expiresAt } = claims;
      return { userId, sessionId, rotation, expired: expiresAt <= now.getTime() };
    },
  };
}
