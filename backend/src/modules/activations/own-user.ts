import { DomainError } from '../../platform/errors/index.js';
import type { Actor } from '../../platform/http/index.js';

/** @throws DomainError FORBIDDEN when a path or body names the account of somebody else, whoever the caller is. */
export function assertOwnUserId(actor: Actor, userId: string): void {
  if (userId.toLowerCase() !== actor.userId) throw new DomainError('FORBIDDEN');
}
