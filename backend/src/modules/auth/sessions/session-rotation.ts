import type { Clock } from '../../../platform/clock.js';
import type { UnitOfWork } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import type { Actor } from '../../../platform/http/index.js';
import type { Random } from '../../../platform/random.js';
import { tokenHash } from '../secrets.js';
import { publishSessionEnded } from './session.service.js';
import type { Session } from './session.js';
import { sessionStore } from './session.store.js';

const TOKEN_BYTES = 32;

interface Dependencies {
  clock: Clock;
  random: Random;
  events: EventBus;
}

/** What a change of password does to sessions: whoever made it goes on with new secrets, nobody else goes on. */
export class SessionRotation {
  constructor(private readonly deps: Dependencies) {}

  /** @throws DomainError UNAUTHENTICATED when the session has ended meanwhile */
  async keepOnly(actor: Actor, unit: UnitOfWork): Promise<{ session: Session; sessionToken: string }> {
    const { clock, random } = this.deps;
    if (!actor.sessionId) throw new DomainError('UNAUTHENTICATED');
    const now = clock.now();
    const store = sessionStore(unit.sql);
    const sessionToken = random.token(TOKEN_BYTES);
    const session = await store.rotate(actor.userId, actor.sessionId, tokenHash(sessionToken), now);
    if (!session) throw new DomainError('UNAUTHENTICATED');
    const ended = await store.endOthers(actor.userId, session.id, now);
    unit.afterCommit(() => ended.forEach((other) => publishSessionEnded(this.deps.events, other)));
    return { session, sessionToken };
  }

  async endAll(userId: string, unit: UnitOfWork): Promise<void> {
    const ended = await sessionStore(unit.sql).endAll(userId, this.deps.clock.now());
    unit.afterCommit(() => ended.forEach((session) => publishSessionEnded(this.deps.events, session)));
  }
}
