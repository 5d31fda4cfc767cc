import type { Request } from 'express';
import type { Clock } from '../../../platform/clock.js';
import type { Actor, Authenticator } from '../../../platform/http/index.js';
import type { LiveApiKey, LiveApiKeyStore } from '../api-keys/live-api-key.store.js';
import type { SettingsReader } from '../../../platform/settings/index.js';
import type { AccessTokens } from './access-token.js';
import type { LiveSession, LiveSessionStore } from './live-session.store.js';
import { tokenHash } from '../secrets.js';
import type { SessionCookie } from './session-cookie.js';

interface Dependencies {
  clock: Clock;
  settings: Pick<SettingsReader, 'current'>;
  cookie: SessionCookie;
  accessTokens: AccessTokens;
  sessions: LiveSessionStore;
  apiKeys: LiveApiKeyStore;
  touch: (session: LiveSession) => void;
  touchApiKey: (key: LiveApiKey) => void;
}

/** Credentials as actors; null for one that is not, or no longer, good. */
export interface CredentialReader extends Authenticator {
  fromBearer(token: string): Promise<Actor | 'expired' | null>;
  fromCookie(header: string | undefined): Promise<Actor | null>;
  fromApiKey(secret: string): Promise<Actor | null>;
}

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;

export function createAuthenticator(deps: Dependencies): CredentialReader {
  const { clock, settings, cookie, accessTokens, sessions, apiKeys, touch, touchApiKey } = deps;

  const mustSetUpTwoFactor = ({ isStaffWithoutTwoFactor }: LiveSession | LiveApiKey) =>
    isStaffWithoutTwoFactor && settings.current().staff_two_factor_required;

  function actorOf(session: LiveSession | null, credential: 'cookie' | 'bearer'): Actor | null {
    if (!session) return null;
    touch(session);
    const { userId, email, role, sessionId, mustChangePassword, currency } = session;
    return {
      ...{ userId, email, role, sessionId, mustChangePassword, currency, credential, apiKey: null },
      mustSetUpTwoFactor: mustSetUpTwoFactor(session),
    };
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
    if (session?.userId !== claims.userId) return null;
    // Its session goes on with new secrets: a token from before is worth no more than an expired one.
    return session.rotation === claims.rotation ? actorOf(session, 'bearer') : 'expired';
  }

  async function fromApiKey(secret: string): Promise<Actor | null> {
    const key = await apiKeys.findBySecret(tokenHash(secret));
    if (!key) return null;
    touchApiKey(key);
    const { id, scope, userId, email, role, mustChangePassword, currency } = key;
    return {
      userId,
      email,
      role,
      mustChangePassword,
      mustSetUpTwoFactor: mustSetUpTwoFactor(key),
      currency,
      credential: 'api_key',
      sessionId: null,
      apiKey: { id, scope },
    };
  }

  return {
    fromBearer,
    fromCookie,
    fromApiKey,
    async authenticate(request: Request): Promise<Actor | null> {
      // A request that carries a key or a bearer is judged by that alone.
      const apiKey = request.headers['x-api-key'];
      if (apiKey !== undefined) return fromApiKey(String(apiKey));
      const { authorization, cookie: cookies } = request.headers;
      if (authorization === undefined) return fromCookie(cookies);
      const token = BEARER.exec(authorization)?.[1];
      const actor = token ? await fromBearer(token) : null;
      // The short-lived token may lag behind the session that it belongs to.
      return actor === 'expired' ? fromCookie(cookies) : actor;
    },
  };
}
