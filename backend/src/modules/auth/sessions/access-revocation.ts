import type { Clock } from '../../../platform/clock.js';
import type { UnitOfWork } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import type { Actor } from '../../../platform/http/index.js';
import type { Random } from '../../../platform/random.js';
import { UNTOLD_ORIGIN, type RequestOrigin } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import { apiKeyStore, type RevokedApiKey } from '../api-keys/api-key.store.js';
import { passwordResetStore, passwordStore } from '../passwords/password.store.js';
import { tokenHash } from '../secrets.js';
import { twoFactorStore } from '../two-factor/two-factor.store.js';
import { knownDeviceStore, sessionStore, type EndedSession } from './session.store.js';
import type { Session } from './session.js';

const TOKEN_BYTES = 32;

interface Deps {
  clock: Clock;
  random: Random;
  events: EventBus;
  activityLog: ActivityLog;
}

/** Tells every replica that the session is over, so that its sockets close. */
export function publishSessionEnded(events: EventBus, { id, userId }: EndedSession): void {
  events.publish({ userId, type: 'session_ended', fields: { session_id: id } });
}

/** Tells every replica that the key is dead, so that sockets opened with it close. */
export function publishApiKeyRevoked(events: EventBus, { id, userId }: RevokedApiKey): void {
  events.publish({ userId, type: 'api_key_revoked', fields: { api_key_id: id } });
}

/** Ends several ways into an account at once, in the unit of work of what demands it. */
export class AccessRevocation {
  constructor(private readonly deps: Deps) {}

  /**
   * Gives the session of the caller new secrets and revokes every other one.
   * @throws DomainError UNAUTHENTICATED when the session has ended meanwhile
   */
  async keepOnly(actor: Actor, unit: UnitOfWork): Promise<{ session: Session; sessionToken: string }> {
    const { clock, random } = this.deps;
    if (!actor.sessionId) throw new DomainError('UNAUTHENTICATED');
    const now = clock.now();
    const store = sessionStore(unit.sql);
    const sessionToken = random.token(TOKEN_BYTES);
    const session = await store.rotate(actor.userId, actor.sessionId, tokenHash(sessionToken), now);
    if (!session) throw new DomainError('UNAUTHENTICATED');
    this.#publishEnded(await store.endOthers(actor.userId, session.id, now), unit);
    return { session, sessionToken };
  }

  /** All sessions of the account; answers how many there were. */
  async revokeSessions(userId: string, unit: UnitOfWork): Promise<number> {
    const ended = await sessionStore(unit.sql).endAll(userId, this.deps.clock.now());
    this.#publishEnded(ended, unit);
    return ended.length;
  }

  /** All API keys of the account. */
  async revokeApiKeys(userId: string, origin: RequestOrigin, unit: UnitOfWork): Promise<void> {
    const { events, activityLog } = this.deps;
    const revoked = await apiKeyStore(unit.sql).revokeAll(userId);
    for (const { name } of revoked) {
      await activityLog.record({ userId, kind: 'api_key_revoked', origin, subject: name }, unit);
    }
    unit.afterCommit(() => revoked.forEach((key) => publishApiKeyRevoked(events, key)));
  }

  /** By staff, all sessions of one account; API keys stay. Answers how many there were. */
  async revokeSessionsByStaff(userId: string, unit: UnitOfWork): Promise<number> {
    const count = await this.revokeSessions(userId, unit);
    if (count > 0) {
      await this.deps.activityLog.record(
        { userId, kind: 'sessions_ended_by_staff', origin: UNTOLD_ORIGIN },
        unit,
      );
    }
    return count;
  }

  /**
   * By staff, one session of the account; answers its name.
   * @throws DomainError NOT_FOUND
   */
  async revokeSessionByStaff(userId: string, sessionId: string, unit: UnitOfWork): Promise<string> {
    const { clock, activityLog } = this.deps;
    const ended = await sessionStore(unit.sql).end(userId, sessionId, clock.now());
    if (!ended) throw new DomainError('NOT_FOUND');
    await activityLog.record({ userId, kind: 'sessions_ended_by_staff', origin: UNTOLD_ORIGIN }, unit);
    this.#publishEnded([ended], unit);
    return ended.name;
  }

  /** Ends the sessions of all accounts on behalf of staff, the caller's own included; answers how many there were. */
  async revokeEverySession(unit: UnitOfWork): Promise<number> {
    const { clock, events } = this.deps;
    const count = await sessionStore(unit.sql).endEveryone(clock.now(), 'sessions_ended_by_staff');
    // One event for all: as many as there are sessions would drown the bus.
    unit.afterCommit(() => events.publish({ userId: null, type: 'every_session_ended', fields: {} }));
    return count;
  }

  /** Everything by which the account could be entered so far. */
  async revokeEverything(userId: string, origin: RequestOrigin, unit: UnitOfWork): Promise<void> {
    await passwordStore(unit.sql).discard(userId);
    await passwordResetStore(unit.sql).forgetOf(userId);
    await twoFactorStore(unit.sql).remove(userId);
    await knownDeviceStore(unit.sql).forgetOf(userId);
    await this.revokeSessions(userId, unit);
    await this.revokeApiKeys(userId, origin, unit);
  }

  #publishEnded(ended: readonly EndedSession[], unit: UnitOfWork): void {
    unit.afterCommit(() => ended.forEach((session) => publishSessionEnded(this.deps.events, session)));
  }
}
