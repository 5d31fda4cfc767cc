import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { DomainError } from '../errors/index.js';
import type { Actor, Authenticator } from './actor.js';
import { assertOwnSite, changesState } from './own-site.js';
import { admitStaff } from './staff-permissions.js';

type SecurityName = 'account' | 'session' | 'staff';

const CHANGES_NOTHING = 'changes_nothing';

/** What members of a team may call on the owner's account: scopes of `account`. */
const MEMBER_SCOPES = { buyer: ['buyers', 'viewers'], viewer: ['viewers'] };

const BEFORE_PASSWORD_CHANGE = 'before_password_change';

const BEFORE_TWO_FACTOR = 'before_two_factor';

const KEY_AS_BEARER = /^Bearer +torpedo_(?!staff_)/i;

const KEY_AS_SUBPROTOCOL = /^ *api-key *(,|$)/;

export function notSignedIn({ headers }: IncomingMessage): DomainError {
  const { authorization = '', 'sec-websocket-protocol': subprotocols = '' } = headers;
  if (headers['x-api-key'] !== undefined) return new DomainError('INVALID_API_KEY');
  // This is the most common mistake in a first call.
  if (KEY_AS_BEARER.test(authorization)) return new DomainError('API_KEY_AS_BEARER');
  return new DomainError(KEY_AS_SUBPROTOCOL.test(subprotocols) ? 'INVALID_API_KEY' : 'UNAUTHENTICATED');
}

function assertAllowed(
  request: Request,
  actor: Actor,
  security: SecurityName,
  scopes: readonly string[],
): void {
  if (actor.apiKey) {
    if (security !== 'account') throw new DomainError('API_KEY_NOT_ALLOWED');
    const isReading = !changesState(request) || scopes.includes(CHANGES_NOTHING);
    if (actor.apiKey.scope === 'read' && !isReading) throw new DomainError('API_KEY_SCOPE');
  }
  if (actor.member && !MEMBER_SCOPES[actor.member.role].some((scope) => scopes.includes(scope))) {
    throw new DomainError('TEAM_ROLE');
  }
  if (actor.staffToken && security !== 'staff') throw new DomainError('STAFF_TOKEN_NOT_ALLOWED');
  if (actor.mustChangePassword) {
    if (!scopes.includes(BEFORE_PASSWORD_CHANGE)) throw new DomainError('PASSWORD_CHANGE_REQUIRED');
  } else if (actor.mustSetUpTwoFactor && !scopes.includes(BEFORE_TWO_FACTOR)) {
    throw new DomainError('TWO_FACTOR_ENROLMENT_REQUIRED');
  }
  if (security === 'staff') {
    request.staffAction = admitStaff(actor, scopes[0] ?? '', changesState(request));
  }
}

/** A scope of `staff` is the name of an action, or a permission to read. */
export async function expressAuthentication(
  request: Request,
  securityName: string,
  scopes: string[] = [],
): Promise<Actor> {
  const authenticator = request.app.get('authenticator') as Authenticator;
  const actor = await authenticator.authenticate(request);
  if (!actor) throw notSignedIn(request);
  // A browser adds only the cookie by itself, so another site can misuse only the cookie.
  if (actor.credential === 'cookie' && changesState(request)) assertOwnSite(request);
  assertAllowed(request, actor, securityName as SecurityName, scopes);
  request.actor = actor;
  return actor;
}
