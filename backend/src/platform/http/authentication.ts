import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { DomainError } from '../errors/index.js';
import type { Actor, Authenticator } from './actor.js';
import { assertOwnSite, changesState } from './own-site.js';
import { admitStaff } from './staff-permissions.js';

/** The names that controllers put into their security declarations. */
type SecurityName = 'account' | 'session' | 'staff';

/** Scope of routes that change nothing although they are not read with GET. */
const CHANGES_NOTHING = 'changes_nothing';

/** Scope of the few routes that a forced password change leaves open. */
const BEFORE_PASSWORD_CHANGE = 'before_password_change';

/** Scope of the few routes that staff reach before their second step is on, where it is required. */
const BEFORE_TWO_FACTOR = 'before_two_factor';

/** What every API key begins with. */
const KEY_AS_BEARER = /^Bearer +torpedo_(?!staff_)/i;

/** How a WebSocket offers one. */
const KEY_AS_SUBPROTOCOL = /^ *api-key *(,|$)/;

/** Why a request whose credential is not good, or that has none, is nobody's. */
export function notSignedIn({ headers }: IncomingMessage): DomainError {
  const { authorization = '', 'sec-websocket-protocol': subprotocols = '' } = headers;
  if (headers['x-api-key'] !== undefined) return new DomainError('INVALID_API_KEY');
  // The most usual mistake of a first call.
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
  if (actor.staffToken && security !== 'staff') throw new DomainError('STAFF_TOKEN_NOT_ALLOWED');
  if (actor.mustChangePassword) {
    // First things first: the rest is closed by this alone.
    if (!scopes.includes(BEFORE_PASSWORD_CHANGE)) throw new DomainError('PASSWORD_CHANGE_REQUIRED');
  } else if (actor.mustSetUpTwoFactor && !scopes.includes(BEFORE_TWO_FACTOR)) {
    throw new DomainError('TWO_FACTOR_ENROLMENT_REQUIRED');
  }
  if (security === 'staff') {
    request.staffAction = admitStaff(actor, scopes[0] ?? '', changesState(request));
  }
}

/**
 * Called by the generated routes for every security declaration: the one place where rights are enforced. The scope of
 * `staff` is the name of an action where the route changes something, else of a permission.
 */
export async function expressAuthentication(
  request: Request,
  securityName: string,
  scopes: string[] = [],
): Promise<Actor> {
  const authenticator = request.app.get('authenticator') as Authenticator;
  const actor = await authenticator.authenticate(request);
  if (!actor) throw notSignedIn(request);
  // Decided by the credential that was used, not by those that were sent: a browser adds only the cookie by itself.
  if (actor.credential === 'cookie' && changesState(request)) assertOwnSite(request);
  assertAllowed(request, actor, securityName as SecurityName, scopes);
  request.actor = actor;
  return actor;
}
