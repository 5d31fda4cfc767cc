import { DomainError } from '../../../platform/errors/index.js';
import type { Actor, RateLimit } from '../../../platform/http/index.js';
import type { Language } from '../../../platform/languages.js';
import type { Platform } from '../../../platform/platform.js';
import { createSubscriptionStore } from '../subscriptions/subscription.store.js';
import type { PushTarget } from '../subscriptions/subscription.js';
import type { PushNotificationDto } from '../notifications.dto.js';
import type { PushMessage } from './notice.js';
import type { PushOutcome, PushSender } from './push-sender.js';
import { testText } from './notice-message.js';

const TESTED: RateLimit = { name: 'push.tested', limit: 5, windowSeconds: 300 };
const TTL_SECONDS = 60;

type Deps = Pick<Platform, 'db' | 'rateLimiter'> & { sender: PushSender | null };

export class PushTestService {
  constructor(private readonly deps: Deps) {}

  /** @throws DomainError PUSH_UNAVAILABLE, RATE_LIMITED, PUSH_NOT_SUBSCRIBED, PUSH_SERVICE_UNAVAILABLE */
  async send(
    { userId, sessionId }: Actor,
    language: Language,
  ): Promise<{ sent: number; notification: PushNotificationDto }> {
    const { db, rateLimiter, sender } = this.deps;
    if (!sender) throw new DomainError('PUSH_UNAVAILABLE');
    await rateLimiter.consume(TESTED, userId);
    const targets = sessionId ? await createSubscriptionStore(db.sql).listOfSession(sessionId) : [];
    const text = testText(language);
    const notification = { type: 'test', ...text, url: '/dashboard', tag: 'test', user_id: userId } as const;
    const message: PushMessage = { notification, ttlSeconds: TTL_SECONDS, urgency: 'high' };
    const outcomes = await Promise.all(targets.map((target) => this.#sendTo(target, message, sender)));
    const sent = outcomes.filter(({ kind }) => kind === 'accepted').length;
    if (sent === 0) {
      const isGone = outcomes.every(({ kind }) => kind === 'gone');
      throw new DomainError(isGone ? 'PUSH_NOT_SUBSCRIBED' : 'PUSH_SERVICE_UNAVAILABLE');
    }
    return { sent, notification };
  }

  async #sendTo(target: PushTarget, message: PushMessage, sender: PushSender): Promise<PushOutcome> {
    const outcome = await sender.send(target, message);
    if (outcome.kind === 'gone') await createSubscriptionStore(this.deps.db.sql).removeGone(target);
    return outcome;
  }
}
