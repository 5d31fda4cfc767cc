import type { Request } from 'express';
import { DomainError } from '../errors/index.js';
import type { Currency } from '../money.js';

export type Role = 'CUSTOMER' | 'MANAGER' | 'ADMIN';

export type ApiKeyScope = 'read' | 'buy';

/** Begins every test key but those of the dialect, and no other. */
export const TEST_KEY_PREFIX = 'torpedo_test_';

/** Some programs of the dialect take exactly 32 characters: 165 random bits. */
export const DIALECT_KEY_CHARACTERS = 32;

export type TeamRole = 'buyer' | 'viewer';

export interface Actor {
  /** The account that is read and pays: of a member, the owner's. */
  userId: string;
  email: string;
  role: Role;
  credential: 'cookie' | 'bearer' | 'api_key' | 'staff_token';
  sessionId: string | null;
  /** A test key reaches the test world of its account alone. */
  apiKey: { id: string; scope: ApiKeyScope; isTest: boolean } | null;
  /** Who acts on the account of somebody else. */
  member?: { userId: string; role: TeamRole };
  /** A script's rights, beside those of its maker. */
  staffToken?: { name: string; permissions: readonly string[]; expiresAt: Date };
  mustChangePassword: boolean;
  mustSetUpTwoFactor: boolean;
  /** For 15 minutes; always for a staff token. */
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

/** @throws DomainError FORBIDDEN, whoever the caller is */
export function assertOwnUserId(actor: Actor, userId: string): void {
  if (userId.toLowerCase() !== actor.userId) throw new DomainError('FORBIDDEN');
}
