import type { Request } from 'express';
import { DomainError } from '../errors/index.js';
import type { Currency } from '../money.js';

export type Role = 'CUSTOMER' | 'MANAGER' | 'ADMIN';

export type ApiKeyScope = 'read' | 'buy';

/** All test keys begin with this, except those of the dialect; no other key does. */
export const TEST_KEY_PREFIX = 'torpedo_test_';

/** Some programs of the dialect accept exactly 32 characters, which hold 165 random bits. */
export const DIALECT_KEY_CHARACTERS = 32;

export type TeamRole = 'buyer' | 'viewer';

export interface Actor {
  /** The account that is read and pays; for a member, the owner's account. */
  userId: string;
  email: string;
  role: Role;
  credential: 'cookie' | 'bearer' | 'api_key' | 'staff_token';
  sessionId: string | null;
  /** A test key reaches only the test world of its account. */
  apiKey: { id: string; scope: ApiKeyScope; isTest: boolean } | null;
  /** The member who acts on the account of a team. */
  member?: { userId: string; role: TeamRole };
  /** A script's rights; the role of its creator must allow them too. */
  staffToken?: { name: string; permissions: readonly string[]; expiresAt: Date };
  mustChangePassword: boolean;
  mustSetUpTwoFactor: boolean;
  /** True for 15 minutes after a confirmation; always true for a staff token. */
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

export async function findActor(request: Request): Promise<Actor | null> {
  return (request.app.get('authenticator') as Authenticator).authenticate(request);
}

/** @throws DomainError FORBIDDEN for another id, whatever the role of the caller */
export function assertOwnUserId(actor: Actor, userId: string): void {
  if (userId.toLowerCase() !== actor.userId) throw new DomainError('FORBIDDEN');
}
