import type { IncomingMessage } from 'node:http';
import { DomainError } from '../../../platform/errors/index.js';
import type { UpgradeActor, UpgradeAuthenticator } from '../../auth/index.js';

/** The account in `/ws/{userId}`; null for any other path. */
function userIdOf(url: string | undefined): string | null {
  const { pathname } = new URL(url ?? '/', 'http://localhost');
  const [, folder, userId, ...rest] = pathname.split('/');
  return folder === 'ws' && userId && rest.length === 0 ? userId : null;
}

/**
 * Who may listen at the address.
 * @throws DomainError NOT_FOUND, UNAUTHENTICATED, PASSWORD_CHANGE_REQUIRED, TWO_FACTOR_ENROLMENT_REQUIRED,
 * FORBIDDEN for the account of somebody else
 */
export async function admit(
  request: IncomingMessage,
  authenticate: UpgradeAuthenticator,
): Promise<UpgradeActor> {
  const userId = userIdOf(request.url);
  if (!userId) throw new DomainError('NOT_FOUND');
  const admitted = await authenticate(request);
  if (!admitted) throw new DomainError('UNAUTHENTICATED');
  if (admitted.actor.mustChangePassword) throw new DomainError('PASSWORD_CHANGE_REQUIRED');
  if (admitted.actor.mustSetUpTwoFactor) throw new DomainError('TWO_FACTOR_ENROLMENT_REQUIRED');
  if (admitted.actor.userId !== userId) throw new DomainError('FORBIDDEN');
  return admitted;
}
