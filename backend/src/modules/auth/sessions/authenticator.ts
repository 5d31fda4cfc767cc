import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Request } from 'express';
import type { Clock } from '../../../platform/clock.js';
import type { Logger } from '../../../platform/logging/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { isUuid } from '../../../platform/ids.js';
import { type Actor, type Authenticator, isOwnOrigin } from '../../../platform/http/index.js';
import type { SettingsReader } from '../../../platform/settings/index.js';
import { STAFF_TOKEN_PREFIX } from '../staff-tokens/staff-token.store.js';
import { idleEnd, isRecentProof } from './session.js';
import type {
  CredentialOwner,
  LiveApiKey,
  LiveApiKeyStore,
  LiveMember,
  LiveMemberStore,
  LiveSession,
  LiveSessionStore,
  LiveStaffToken,
  LiveStaffTokenStore,
} from './live-credentials.store.js';
import type { AccessTokens } from './access-token.js';
import type { ExpiringCookie } from './cookies.js';

const PRECISION_MS = 60_000;

/** Notes the last use, exact to the minute. The request does not wait for it. */
export function createSessionTouch(store: LiveSessionStore, clock: Clock, log: Logger) {
  return (session: LiveSession): void => {
    const now = clock.now();
    if (now.getTime() - session.lastSeenAt.getTime() < PRECISION_MS) return;
    store
      .touch(session.sessionId, now, idleEnd(session.role, now, session.expiresAt))
      .catch((error: unknown) => log.warn({ err: error }, 'a session could not be marked as used'));
  };
}

export function createMemberTouch(store: LiveMemberStore, clock: Clock, log: Logger) {
  return ({ userId, lastUsedAt }: LiveMember, memberId: string): void => {
    if (lastUsedAt && clock.now().getTime() - lastUsedAt.getTime() < PRECISION_MS) return;
    store
      .markUsed(userId, memberId)
      .catch((error: unknown) => log.warn({ err: error }, 'a member could not be marked as seen'));
  };
}

export function createKeyTouch(store: Pick<LiveApiKeyStore, 'markUsed'>, clock: Clock, log: Logger) {
  return ({ id, lastUsedAt }: Pick<LiveApiKey, 'id' | 'lastUsedAt'>): void => {
    if (lastUsedAt && clock.now().getTime() - lastUsedAt.getTime() < PRECISION_MS) return;
    store
      .markUsed(id)
      .catch((error: unknown) => log.warn({ err: error }, 'a key could not be marked as used'));
  };
}

interface Deps {
  clock: Clock;
  settings: Pick<SettingsReader, 'current'>;
  cookie: ExpiringCookie;
  accessTokens: AccessTokens;
  sessions: LiveSessionStore;
  apiKeys: LiveApiKeyStore;
  staffTokens: LiveStaffTokenStore;
  members: LiveMemberStore;
  touchMember: (member: LiveMember, memberId: string) => void;
  touch: (session: LiveSession) => void;
  touchApiKey: (key: LiveApiKey) => void;
  touchStaffToken: (token: LiveStaffToken) => void;
}

export interface CredentialReader extends Authenticator {
  fromBearer(token: string): Promise<Actor | 'expired' | null>;
  fromCookie(header: string | undefined): Promise<Actor | null>;
  fromApiKey(secret: string): Promise<Actor | null>;
  /**
   * The person who is signed in, acting on their own account or on that of a team's owner.
   * @throws DomainError NOT_A_MEMBER
   */
  onAccount(actor: Actor, accountId: string): Promise<Actor>;
  /** Reads `X-API-Key` or `Authorization`, which no page of another site can send; undefined without either. */
  fromHeaders(headers: IncomingHttpHeaders): Promise<Actor | 'expired' | null | undefined>;
}

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;
const STAFF_BEARER = new RegExp(`^Bearer +(${STAFF_TOKEN_PREFIX}[\\w-]+)$`, 'i');

export function createAuthenticator(deps: Deps): CredentialReader {
  const { clock, settings, cookie, accessTokens, sessions, apiKeys, staffTokens, touch } = deps;

  const ownerOf = (live: CredentialOwner) => ({
    userId: live.userId,
    email: live.email,
    role: live.role,
    currency: live.currency,
    mustChangePassword: live.mustChangePassword,
    mustSetUpTwoFactor: live.isStaffWithoutTwoFactor && settings.current().staff_two_factor_required,
  });

  function actorOf(session: LiveSession | null, credential: 'cookie' | 'bearer'): Actor | null {
    if (!session) return null;
    touch(session);
    const isRecentlyConfirmed = isRecentProof(session.confirmedAt, clock.now());
    return {
      ...ownerOf(session),
      isRecentlyConfirmed,
      credential,
      sessionId: session.sessionId,
      apiKey: null,
    };
  }

  async function fromCookie(header: string | undefined): Promise<Actor | null> {
    const token = cookie.read(header);
    return token ? actorOf(await sessions.findByToken(token), 'cookie') : null;
  }

  async function fromBearer(token: string): Promise<Actor | 'expired' | null> {
    const claims = accessTokens.read(token, clock.now());
    if (!claims) return null;
    if (claims.expired) return 'expired';
    const session = await sessions.findById(claims.sessionId);
    if (session?.userId !== claims.userId) return null;
    // Once the session got a new secret, its older tokens count as expired.
    return session.rotation === claims.rotation ? actorOf(session, 'bearer') : 'expired';
  }

  async function fromApiKey(secret: string): Promise<Actor | null> {
    const key = await apiKeys.findBySecret(secret);
    if (!key) return null;
    deps.touchApiKey(key);
    return {
      ...ownerOf(key),
      isRecentlyConfirmed: false,
      credential: 'api_key',
      sessionId: null,
      apiKey: { id: key.id, scope: key.scope, isTest: key.isTest },
      ...(key.memberId && key.teamRole && { member: { userId: key.memberId, role: key.teamRole } }),
    };
  }

  async function onAccount(actor: Actor, accountId: string): Promise<Actor> {
    const ownerId = accountId.toLowerCase();
    if (ownerId === actor.userId) return actor;
    const isSession = actor.sessionId !== null && isUuid(ownerId);
    const member = isSession ? await deps.members.find(ownerId, actor.userId) : null;
    if (!member) throw new DomainError('NOT_A_MEMBER');
    deps.touchMember(member, actor.userId);
    const { currency, teamRole } = member;
    // Staff have no rights of staff on a team's account.
    return {
      ...actor,
      userId: ownerId,
      currency,
      role: 'CUSTOMER',
      member: { userId: actor.userId, role: teamRole },
    };
  }

  async function fromStaffToken(secret: string): Promise<Actor | null> {
    const token = await staffTokens.findBySecret(secret);
    if (!token) return null;
    deps.touchStaffToken(token);
    const { name, permissions, expiresAt } = token;
    return {
      ...ownerOf(token),
      isRecentlyConfirmed: true,
      credential: 'staff_token',
      sessionId: null,
      apiKey: null,
      staffToken: { name, permissions, expiresAt },
    };
  }

  async function fromHeaders(headers: IncomingHttpHeaders): Promise<Actor | 'expired' | null | undefined> {
    const { 'x-api-key': apiKey, authorization } = headers;
    if (apiKey !== undefined) return fromApiKey(String(apiKey));
    if (authorization === undefined) return undefined;
    const staffToken = STAFF_BEARER.exec(authorization)?.[1];
    if (staffToken) return fromStaffToken(staffToken);
    const token = BEARER.exec(authorization)?.[1];
    return token ? fromBearer(token) : null;
  }

  return {
    fromBearer,
    fromCookie,
    fromApiKey,
    fromHeaders,
    onAccount,
    async authenticate({ headers }: Request): Promise<Actor | null> {
      // When a request has a key or a bearer token, its cookie does not count.
      const named = await fromHeaders(headers);
      const actor = named === undefined || named === 'expired' ? await fromCookie(headers.cookie) : named;
      const accountId = headers['x-account'];
      return actor && accountId !== undefined ? onAccount(actor, String(accountId)) : actor;
    },
  };
}

/** For programs that cannot set headers, for example pages in a browser. */
export const SUBPROTOCOLS = ['bearer', 'api-key'] as const;
type Subprotocol = (typeof SUBPROTOCOLS)[number];

export interface UpgradeActor {
  actor: Actor;
  protocol: Subprotocol | null;
}

/** @param accountId the account on which the actor acts, when it is not their own */
export type UpgradeAuthenticator = (
  request: IncomingMessage,
  accountId: string,
) => Promise<UpgradeActor | null>;

// Addresses end up in logs and browser histories, so a token in an address is refused even when it is valid.
const carriesTokenInAddress = (url: string) => {
  const { searchParams } = new URL(url, 'http://localhost');
  return ['token', 'access_token', 'authorization', 'bearer', 'api_key'].some((name) =>
    searchParams.has(name),
  );
};

const admitted = (actor: Actor | 'expired' | null, protocol: Subprotocol | null): UpgradeActor | null =>
  actor === null || actor === 'expired' ? null : { actor, protocol };

/** Reads headers, the subprotocols `api-key, <key>` or `bearer, <access token>`, or a cookie with our own Origin. */
export function createUpgradeAuthenticator(
  reader: CredentialReader,
  publicUrl: string,
): UpgradeAuthenticator {
  async function credential({ url, headers }: IncomingMessage): Promise<UpgradeActor | null> {
    if (carriesTokenInAddress(url ?? '/')) return null;
    const named = await reader.fromHeaders(headers);
    if (named !== undefined) return admitted(named, null);
    const [first, secret = ''] = (headers['sec-websocket-protocol'] ?? '')
      .split(',')
      .map((part) => part.trim());
    if (first === 'bearer') return admitted(await reader.fromBearer(secret), first);
    if (first === 'api-key') return admitted(await reader.fromApiKey(secret), first);
    // A page of another site sends the cookie too. Only its Origin is different.
    const { origin, host } = headers;
    if (!origin || !isOwnOrigin(origin, host, publicUrl)) return null;
    return admitted(await reader.fromCookie(headers.cookie), null);
  }

  return async (request, accountId) => {
    const found = await credential(request);
    if (!found?.actor.sessionId || found.actor.userId === accountId) return found;
    return { ...found, actor: await reader.onAccount(found.actor, accountId) };
  };
}
