import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { DomainError, ERROR_STATUS } from '../../../platform/errors/index.js';
import { errorBody } from '../../../platform/http/index.js';
import { languageOf } from '../../../platform/languages.js';
import type { UpgradeActor, UpgradeAuthenticator } from '../../auth/index.js';

const REASONS: Record<number, string> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  503: 'Service Unavailable',
};

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

/** Answers a refused handshake like any other refused request. */
export function refuse(request: IncomingMessage, socket: Duplex, error: DomainError): void {
  const status = ERROR_STATUS[error.code];
  const body = JSON.stringify(errorBody(error, languageOf(request.headers['accept-language'])));
  socket.end(
    [
      `HTTP/1.1 ${status} ${REASONS[status] ?? 'Refused'}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
