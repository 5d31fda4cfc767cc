import type { Database, UnitOfWork } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { Actor, RateLimit } from '../../../platform/http/index.js';
import type { VapidIdentity } from '../../../platform/vapid.js';
import type { Platform } from '../../../platform/platform.js';
import type { AccountDataHolder } from '../../auth/index.js';
import type { PushSubscriptionDto } from '../notifications.dto.js';
import { parseSubscription } from './subscription.js';
import { createSubscriptionStore } from './subscription.store.js';

const SUBSCRIBED: RateLimit = { name: 'push.subscribed', limit: 60, windowSeconds: 3_600 };

type Deps = Pick<Platform, 'db' | 'clock' | 'rateLimiter'> & {
  identity: VapidIdentity | null;
  simulatedOrigin: string | null;
};

export class SubscriptionService {
  constructor(private readonly deps: Deps) {}

  /** @throws DomainError PUSH_UNAVAILABLE */
  publicKey(): string {
    if (!this.deps.identity) throw new DomainError('PUSH_UNAVAILABLE');
    return this.deps.identity.publicKey;
  }

  /** @throws InvalidInputError, DomainError PUSH_UNAVAILABLE, RATE_LIMITED, UNAUTHENTICATED */
  async subscribe(
    { userId, sessionId }: Actor,
    sent: PushSubscriptionDto,
  ): Promise<{ id: string; subscribedAt: Date }> {
    const { db, clock, rateLimiter, identity, simulatedOrigin } = this.deps;
    if (!identity) throw new DomainError('PUSH_UNAVAILABLE');
    if (!sessionId) throw new DomainError('API_KEY_NOT_ALLOWED');
    const wanted = parseSubscription(sent, simulatedOrigin);
    await rateLimiter.consume(SUBSCRIBED, userId);
    const subscribedAt = clock.now();
    const row = await db.transaction((unit) =>
      createSubscriptionStore(unit.sql).put({ userId, sessionId }, wanted, subscribedAt),
    );
    if (!row) throw new DomainError('UNAUTHENTICATED');
    return { id: row.id, subscribedAt };
  }

  async unsubscribe({ userId, sessionId }: Actor, endpoint: string | undefined): Promise<number> {
    const store = createSubscriptionStore(this.deps.db.sql);
    if (endpoint !== undefined)
      return store.remove(userId, URL.canParse(endpoint) ? new URL(endpoint).href : endpoint);
    return sessionId ? store.removeOfSession(sessionId) : 0;
  }
}

/** An erasure needs no work here: the subscriptions are deleted with the account's sessions. */
export class NotificationData implements AccountDataHolder {
  constructor(private readonly db: Database) {}

  openMatters(): Promise<[]> {
    return Promise.resolve([]);
  }

  async exportOf(userId: string): Promise<Record<string, unknown>> {
    return { push_subscriptions: await createSubscriptionStore(this.db.sql).exportOf(userId) };
  }

  erase(userId: string, unit: UnitOfWork): Promise<void> {
    return createSubscriptionStore(unit.sql).forgetOf(userId);
  }
}
