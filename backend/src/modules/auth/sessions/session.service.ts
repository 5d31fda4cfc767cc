import type { Clock } from '../../../platform/clock.js';
import type { Database, UnitOfWork } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import type { Actor } from '../../../platform/http/index.js';
import type { ActivityKind, NewActivity, RequestOrigin } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import { publishSessionEnded } from './access-revocation.js';
import { givenNameOf, type Session } from './session.js';
import { listLiveSessions, sessionStore, type EndedSession } from './session.store.js';

interface Deps {
  db: Database;
  clock: Clock;
  events: EventBus;
  activityLog: ActivityLog;
}

/** Shows and ends the sessions of one account. */
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

  /** How many were ended. */
  endOthers({ userId, sessionId }: Actor, origin: RequestOrigin): Promise<number> {
    const { db, clock } = this.deps;
    return db.transaction(async (unit) => {
      if (!sessionId) return 0;
      const ended = await sessionStore(unit.sql).endOthers(userId, sessionId, clock.now());
      await this.#tell(ended, { userId, kind: 'other_sessions_ended', origin }, unit);
      return ended.length;
    });
  }

  #endOne(userId: string, id: string, kind: ActivityKind, origin: RequestOrigin): Promise<boolean> {
    const { db, clock } = this.deps;
    return db.transaction(async (unit) => {
      const ended = await sessionStore(unit.sql).end(userId, id, clock.now());
      if (!ended) return false;
      await this.#tell([ended], { userId, kind, origin, subject: givenNameOf(ended) }, unit);
      return true;
    });
  }

  async #tell(ended: readonly EndedSession[], activity: NewActivity, unit: UnitOfWork): Promise<void> {
    const { events, activityLog } = this.deps;
    if (ended.length > 0) await activityLog.record(activity, unit);
    unit.afterCommit(() => {
      for (const session of ended) publishSessionEnded(events, session);
    });
  }
}
