import type { Request } from 'express';
import { DomainError } from '../errors/index.js';
import type { Currency } from '../money.js';

export type Role = 'CUSTOMER' | 'MANAGER' | 'ADMIN';

/** What an API key may do: only read, or whatever its owner may do with money and numbers. */
export type ApiKeyScope = 'read' | 'buy';

/** Who makes a request, and by which credential. */
export interface Actor {
  userId: string;
  email: string;
  role: Role;
  credential: 'cookie' | 'bearer' | 'api_key' | 'staff_token';
  /** Null for keys and tokens, which have no session. */
  sessionId: string | null;
  /** Null for a session. */
  apiKey: { id: string; scope: ApiKeyScope } | null;
  /** Set where a script of staff calls: what it may do beside what its maker may. */
  staffToken?: { name: string; permissions: readonly string[]; expiresAt: Date };
  /** While true the session may only read its account, change the password and log out. */
  mustChangePassword: boolean;
  /** While true the session may only read its account, switch two-step sign-in on and log out. */
  mustSetUpTwoFactor: boolean;
  /** True for 15 minutes after the owner of the session last proved to be there, second step included; always for a staff token. */
  isRecentlyConfirmed: boolean;
  currency: Currency;
}

/** Finds out who calls; null when the request carries no credential or a dead one. */
export interface Authenticator {
  authenticate(request: Request): Promise<Actor | null>;
}

/** The caller of a route that declares security. */
export function actorOf(request: Request): Actor {
  if (!request.actor) throw new DomainError('UNAUTHENTICATED');
  return request.actor;
}

/** Who calls a route that anybody may call; null for a visitor. */
export async function findActor(request: Request): Promise<Actor | null> {
  return (request.app.get('authenticator') as Authenticator).authenticate(request);
}

/** @throws DomainError FORBIDDEN when a path or body names the account of somebody else, whoever the caller is. */
export function assertOwnUserId(actor: Actor, userId: string): void {
  if (userId.toLowerCase() !== actor.userId) throw new DomainError('FORBIDDEN');
}
