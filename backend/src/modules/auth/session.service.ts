import type { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import type { EventBus } from '../../platform/events/index.js';
import type { Actor } from '../../platform/http/index.js';
import type { Session } from './session.js';
import { sessionStore, type EndedSession } from './session.store.js';

interface Dependencies {
  db: Database;
  clock: Clock;
  events: EventBus;
}

/** Tells every replica that the session is over, so that its sockets close. */
export function publishSessionEnded(events: EventBus, { id, userId }: EndedSession): void {
  events.publish({ userId, type: 'session_ended', fields: { session_id: id } });
}

/** Shows and ends the sessions of one account. */
export class SessionService {
  constructor(private readonly deps: Dependencies) {}

  list(actor: Actor): Promise<Session[]> {
    return sessionStore(this.deps.db.sql).listLive(actor.userId, this.deps.clock.now());
  }

  async endCurrent(actor: Actor): Promise<void> {
    if (actor.sessionId) await this.endSession(actor.userId, actor.sessionId);
  }

  /** @throws DomainError NOT_FOUND when the account has no such live session */
  async end(actor: Actor, id: string): Promise<void> {
    const ended = await this.endSession(actor.userId, id);
    if (!ended) throw new DomainError('NOT_FOUND');
  }

  /** How many were ended. */
  async endOthers(actor: Actor): Promise<number> {
    const { db, clock, events } = this.deps;
    if (!actor.sessionId) return 0;
    const ended = await sessionStore(db.sql).endOthers(actor.userId, actor.sessionId, clock.now());
    for (const session of ended) publishSessionEnded(events, session);
    return ended.length;
  }

  private async endSession(userId: string, id: string): Promise<EndedSession | null> {
    const ended = await sessionStore(this.deps.db.sql).end(userId, id, this.deps.clock.now());
    if (ended) publishSessionEnded(this.deps.events, ended);
    return ended;
  }
}
