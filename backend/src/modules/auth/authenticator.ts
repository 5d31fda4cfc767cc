import type { Request } from 'express';
import type { Clock } from '../../platform/clock.js';
import type { Actor, Authenticator } from '../../platform/http/index.js';
import type { AccessTokens } from './access-token.js';
import type { LiveSession, LiveSessionStore } from './live-session.store.js';
import { tokenHash } from './secrets.js';
import type { SessionCookie } from './session-cookie.js';

interface Dependencies {
  clock: Clock;
  cookie: SessionCookie;
  accessTokens: AccessTokens;
  sessions: LiveSessionStore;
  touch: (session: LiveSession) => void;
}

/** Credentials as actors; null for one that is not, or no longer, good. */
export interface CredentialReader extends Authenticator {
  fromBearer(token: string): Promise<Actor | 'expired' | null>;
  fromCookie(header: string | undefined): Promise<Actor | null>;
}

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;

export function createAuthenticator(deps: Dependencies): CredentialReader {
  const { clock, cookie, accessTokens, sessions, touch } = deps;

  function actorOf(session: LiveSession | null, credential: 'cookie' | 'bearer'): Actor | null {
    if (!session) return null;
    touch(session);
    const { userId, email, role, sessionId, mustChangePassword, currency } = session;
    return { userId, email, role, sessionId, mustChangePassword, currency, credential };
  }

  async function fromCookie(header: string | undefined): Promise<Actor | null> {
    const token = cookie.read(header);
    return token ? actorOf(await sessions.findByToken(tokenHash(token)), 'cookie') : null;
  }

  async function fromBearer(token: string): Promise<Actor | 'expired' | null> {
    const claims = accessTokens.read(token, clock.now());
    if (!claims) return null;
    if (claims.expired) return 'expired';
    const session = await sessions.findById(claims.sessionId);
    return session?.userId === claims.userId ? actorOf(session, 'bearer') : null;
  }

  return {
    fromBearer,
    fromCookie,
    async authenticate(request: Request): Promise<Actor | null> {
      // A request that carries a key or a bearer is judged by that alone; there are no keys yet.
      if (request.headers['x-api-key'] !== undefined) return null;
      const { authorization, cookie: cookies } = request.headers;
      if (authorization === undefined) return fromCookie(cookies);
      const token = BEARER.exec(authorization)?.[1];
      const actor = token ? await fromBearer(token) : null;
      // The short-lived token may lag behind the session that it belongs to.
      return actor === 'expired' ? fromCookie(cookies) : actor;
    },
  };
}
