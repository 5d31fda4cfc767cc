import { DomainError } from '../../../platform/errors/index.js';
import type { Actor } from '../../../platform/http/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { ActivityKind, RequestOrigin } from '../activity/activity-event.js';
import type { AccessRevocation, Revoked } from './access-revocation.js';
import { listLiveSessions } from './session-list.read-model.js';
import type { Session } from './session.js';

type Deps = Pick<Platform, 'db' | 'clock'> & { revocation: AccessRevocation };

export class SessionService {
  constructor(private readonly deps: Deps) {}

  list(actor: Actor): Promise<Session[]> {
    return listLiveSessions(this.deps.db, actor.userId, this.deps.clock.now());
  }

  async endCurrent(actor: Actor, origin: RequestOrigin): Promise<void> {
    if (actor.sessionId) await this.#endOne(actor.userId, actor.sessionId, 'signed_out', origin);
  }

  /** @throws DomainError NOT_FOUND when the account has no such live session */
  async end(actor: Actor, id: string, origin: RequestOrigin): Promise<void> {
    const isEnded = await this.#endOne(actor.userId, id, 'session_ended', origin);
    if (!isEnded) throw new DomainError('NOT_FOUND');
  }

  endOthers({ userId, sessionId }: Actor, origin: RequestOrigin, revokesApiKeys: boolean): Promise<Revoked> {
    const { db, revocation } = this.deps;
    if (!sessionId) throw new DomainError('UNAUTHENTICATED');
    const others = { userId, origin, keptSessionId: sessionId, revokesApiKeys };
    return db.transaction((unit) => revocation.revoke({ ...others, cause: 'signed_out_elsewhere' }, unit));
  }

  async #endOne(userId: string, id: string, kind: ActivityKind, origin: RequestOrigin): Promise<boolean> {
    const { db, revocation } = this.deps;
    const ended = await db.transaction((unit) => revocation.revokeOne(id, { userId, kind, origin }, unit));
    return ended !== null;
  }
}
