import type { Sql, UnitOfWork } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { EventBus } from '../../../platform/events/index.js';
import type { Actor } from '../../../platform/http/index.js';
import type { Platform } from '../../../platform/platform.js';
import { createAccountStore, lockAccount } from '../accounts/account.store.js';
import type { ActivityKind, NewActivity, RequestOrigin } from '../activity/activity-event.js';
import type { ActivityLog } from '../activity/activity-log.js';
import { createApiKeyStore, type RevokedApiKey } from '../api-keys/api-key.store.js';
import { createDeviceGrantStore } from '../device-sign-in/device-grant.store.js';
import { createPasswordResetStore, createPasswordStore } from '../passwords/password.store.js';
import { tokenHash } from '../secrets.js';
import { createStaffTokenStore } from '../staff-tokens/staff-token.store.js';
import { createTwoFactorStore } from '../two-factor/two-factor.store.js';
import { createKnownDeviceStore, createSessionStore, type EndedSession } from './session.store.js';
import { givenNameOf, type Session } from './session.js';
import type { SecurityNotices } from '../security-mails/security-notices.js';

const TOKEN_BYTES = 32;

const CLOSE = {
  password: (sql: Sql, userId: string) => createPasswordStore(sql).discard(userId),
  mailedAccess: (sql: Sql, userId: string) => createPasswordResetStore(sql).forgetOf(userId),
  secondStep: (sql: Sql, userId: string) => createTwoFactorStore(sql).remove(userId),
  // The owner is then mailed again about an intruder's browser.
  knownDevices: (sql: Sql, userId: string) => createKnownDeviceStore(sql).forgetOf(userId),
} as const;

interface Cause {
  closes?: readonly (keyof typeof CLOSE)[];
  recorded: ActivityKind | null;
  isNewsByItself?: true;
  isMailed?: true;
}

const CAUSES = {
  password_changed: {
    closes: ['mailedAccess'],
    recorded: 'password_changed',
    isNewsByItself: true,
    isMailed: true,
  },
  password_reset: {
    closes: ['mailedAccess'],
    recorded: 'password_reset',
    isNewsByItself: true,
    isMailed: true,
  },
  password_replaced_by_mail: { closes: ['mailedAccess'], recorded: 'password_reset', isNewsByItself: true },
  /** Keeps the second step, because access to the mailbox alone must never remove it. */
  disowned_by_mail: {
    closes: ['password', 'mailedAccess', 'knownDevices'],
    recorded: 'all_sessions_ended',
    isNewsByItself: true,
  },
  signed_out_elsewhere: { recorded: 'other_sessions_ended' },
  signed_out_by_staff: { recorded: 'sessions_ended_by_staff' },
  /** The address belongs to another person than the one who made the account. */
  handed_over: { closes: ['password', 'mailedAccess', 'secondStep', 'knownDevices'], recorded: null },
  appointed: { closes: ['mailedAccess'], recorded: null },
} as const satisfies Record<string, Cause>;

export interface Revocation {
  userId: string;
  cause: keyof typeof CAUSES;
  origin: RequestOrigin;
  keptSessionId?: string;
  revokesApiKeys: boolean;
}

export interface Revoked {
  sessions: number;
  apiKeys: number;
}

type Deps = Pick<Platform, 'clock' | 'random' | 'events'> & {
  activityLog: ActivityLog;
  notices: SecurityNotices;
};

/** Closes the sockets of the session on every replica. */
export function publishSessionEnded(events: EventBus, { id, userId }: EndedSession): void {
  events.publish({ userId, type: 'session_ended', fields: { session_id: id } });
}

export function publishApiKeyRevoked(events: EventBus, { id, userId }: RevokedApiKey): void {
  events.publish({ userId, type: 'api_key_revoked', fields: { api_key_id: id } });
}

export class AccessRevocation {
  constructor(private readonly deps: Deps) {}

  /** Also ends device grants that have no session yet. Sign-ins at the same moment have to wait. */
  async revoke(revocation: Revocation, unit: UnitOfWork): Promise<Revoked> {
    const { userId, cause: name, origin, keptSessionId, revokesApiKeys } = revocation;
    const { clock, events, activityLog, notices } = this.deps;
    const cause: Cause = CAUSES[name];
    await lockAccount(unit.sql, userId);
    for (const way of cause.closes ?? []) await CLOSE[way](unit.sql, userId);
    const ended = await createSessionStore(unit.sql).endAllBut(userId, keptSessionId ?? null, clock.now());
    // Grants come after sessions: the end of the session that is approving a program waits for that approval.
    const grants = await createDeviceGrantStore(unit.sql).revokeOf(userId);
    const keys = revokesApiKeys ? await this.#revokeApiKeys(userId, origin, unit) : [];
    if (cause.recorded && (cause.isNewsByItself || ended.length + grants > 0)) {
      await activityLog.record({ userId, kind: cause.recorded, origin }, unit);
    }
    if (cause.isMailed) await notices.passwordChanged(await createAccountStore(unit.sql).get(userId), unit);
    unit.afterCommit(() => ended.forEach((session) => publishSessionEnded(events, session)));
    return { sessions: ended.length, apiKeys: keys.length };
  }

  /** @throws DomainError UNAUTHENTICATED when the session has ended in the meantime */
  async renew(
    { userId, sessionId }: Actor,
    { origin, revokesApiKeys }: Pick<Revocation, 'origin' | 'revokesApiKeys'>,
    unit: UnitOfWork,
  ): Promise<{ session: Session; sessionToken: string }> {
    const { clock, random } = this.deps;
    if (!sessionId) throw new DomainError('UNAUTHENTICATED');
    const sessionToken = random.token(TOKEN_BYTES);
    const session = await createSessionStore(unit.sql).rotate(
      userId,
      sessionId,
      tokenHash(sessionToken),
      clock.now(),
    );
    if (!session) throw new DomainError('UNAUTHENTICATED');
    const rest = { userId, origin, revokesApiKeys, keptSessionId: session.id };
    await this.revoke({ ...rest, cause: 'password_changed' }, unit);
    return { session, sessionToken };
  }

  async revokeOne(
    sessionId: string,
    { userId, kind, origin }: Pick<NewActivity, 'userId' | 'kind' | 'origin'>,
    unit: UnitOfWork,
  ): Promise<EndedSession | null> {
    const { clock, events, activityLog } = this.deps;
    const ended = await createSessionStore(unit.sql).end(userId, sessionId, clock.now());
    if (!ended) return null;
    await activityLog.record({ userId, kind, origin, subject: givenNameOf(ended) }, unit);
    unit.afterCommit(() => publishSessionEnded(events, ended));
    return ended;
  }

  async revokeEveryone(revokesApiKeys: boolean, unit: UnitOfWork): Promise<Revoked> {
    const { clock, events } = this.deps;
    await createDeviceGrantStore(unit.sql).revokeAll();
    const sessions = await createSessionStore(unit.sql).endEveryone(clock.now(), 'sessions_ended_by_staff');
    const apiKeys = revokesApiKeys
      ? await createApiKeyStore(unit.sql).revokeEveryone(clock.now(), 'api_key_revoked')
      : 0;
    if (revokesApiKeys)
      await createStaffTokenStore(unit.sql).revokeEveryone(clock.now(), 'staff_token_revoked');
    // One event for all sessions, because one event for each would overload the bus.
    unit.afterCommit(() =>
      events.publish({ userId: null, type: 'every_session_ended', fields: { api_keys: revokesApiKeys } }),
    );
    return { sessions, apiKeys };
  }

  async #revokeApiKeys(userId: string, origin: RequestOrigin, unit: UnitOfWork): Promise<RevokedApiKey[]> {
    const { events, activityLog } = this.deps;
    const revoked = await createApiKeyStore(unit.sql).revokeAll(userId, this.deps.clock.now());
    for (const { name } of revoked) {
      await activityLog.record({ userId, kind: 'api_key_revoked', origin, subject: name }, unit);
    }
    for (const { name } of await createStaffTokenStore(unit.sql).revokeAll(userId)) {
      await activityLog.record({ userId, kind: 'staff_token_revoked', origin, subject: name }, unit);
    }
    unit.afterCommit(() => revoked.forEach((key) => publishApiKeyRevoked(events, key)));
    return revoked;
  }
}
