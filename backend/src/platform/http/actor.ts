import type { Request } from 'express';
import { DomainError } from '../errors/index.js';
import type { Currency } from '../money.js';

export type Role = 'CUSTOMER' | 'MANAGER' | 'ADMIN';

/** Only read, or whatever the owner may do with money and numbers. */
export type ApiKeyScope = 'read' | 'buy';

export interface Actor {
  userId: string;
  email: string;
  role: Role;
  credential: 'cookie' | 'bearer' | 'api_key' | 'staff_token';
  sessionId: string | null;
  apiKey: { id: string; scope: ApiKeyScope } | null;
  /** What a script of staff may do, beside what its maker may. */
  staffToken?: { name: string; permissions: readonly string[]; expiresAt: Date };
  /** The session may only read its account, change the password and log out. */
  mustChangePassword: boolean;
  /** The session may only read its account, turn two-step sign-in on and log out. */
  mustSetUpTwoFactor: boolean;
  /** For 15 minutes after the owner proved to be there, second step included; always for a staff token. */
  isRecentlyConfirmed: boolean;
  currency: Currency;
}

export interface Authenticator {
  authenticate(request: Request): Promise<Actor | null>;
}

export function actorOf(request: Request): Actor {
  if (!request.actor) throw new DomainError('UNAUTHENTICATED');
  return request.actor;
}

/** The caller of a public route; null for a visitor. */
export async function findActor(request: Request): Promise<Actor | null> {
  return (request.app.get('authenticator') as Authenticator).authenticate(request);
}

/** @throws DomainError FORBIDDEN for the account of somebody else, whoever the caller is */
export function assertOwnUserId(actor: Actor, userId: string): void {
  if (userId.toLowerCase() !== actor.userId) throw new DomainError('FORBIDDEN');
}
