import { DomainError } from '../errors/index.js';
import type { Actor } from './actor.js';

/** @throws DomainError FORBIDDEN when a path or body names the account of somebody else, whoever the caller is. */
export function assertOwnUserId(actor: Actor, userId: string): void {
  if (userId.toLowerCase() !== actor.userId) throw new DomainError('FORBIDDEN');
}
