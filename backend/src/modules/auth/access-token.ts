import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';

const ISSUER = 'torpedo';
const AUDIENCE = 'torpedo-api';
const ALGORITHM = 'HS256';
const TYPE = 'access';

/** What an access token says; whether its session still lives is the database's to say. */
export interface AccessTokenClaims {
  userId: string;
  sessionId: string;
  expired: boolean;
}

/** Signs and reads the short-lived tokens that name a session. */
export interface AccessTokens {
  issue(claims: { userId: string; sessionId: string; issuedAt: Date; lifetimeSeconds: number }): string;
  /** Null for anything that we did not sign for this purpose. */
  read(token: string, now: Date): AccessTokenClaims | null;
}

export function createAccessTokens(secret: string): AccessTokens {
  // Made once: from a text the library would derive a key again for every request.
  const key = createSecretKey(secret, 'utf8');
  return {
    issue({ userId, sessionId, issuedAt, lifetimeSeconds }) {
      const seconds = issuedAt.getTime() / 1000;
      const claims = {
        sid: sessionId,
        typ: TYPE,
        iat: Math.floor(seconds),
        exp: Math.ceil(seconds + lifetimeSeconds),
      };
      return jwt.sign(claims, key, {
        algorithm: ALGORITHM,
        issuer: ISSUER,
        audience: AUDIENCE,
        subject: userId,
      });
    },
    read(token, now) {
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
      const { sub, sid, exp } = claims as { sub?: string; sid?: unknown; exp: number };
      if (!sub || typeof sid !== 'string') return null;
      return { userId: sub, sessionId: sid, expired: exp * 1000 <= now.getTime() };
    },
  };
}
