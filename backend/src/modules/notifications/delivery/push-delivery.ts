import type { JobQueue } from '../../../platform/jobs/index.js';
import type { Platform } from '../../../platform/platform.js';
import { languageOfTag, type AuthModule } from '../../auth/index.js';
import type { CatalogueModule } from '../../catalogue/index.js';
import { createSubscriptionStore, type Subscription } from '../subscriptions/subscription.store.js';
import { notificationOf } from './notice-message.js';
import { secondsLeft, type Notice, type PushMessage } from './notice.js';
import type { PushFigures, PushSender } from './push-sender.js';

export interface PushJob extends Omit<Notice, 'happenedAt'> {
  subscriptionId: string;
  userId: string;
  happenedAt: string;
  /** How often a push service has asked us to try later. */
  tries: number;
}

/** The tries take some hours. A notice that is too old by then is dropped earlier. */
export const PUSH_RETRIES = {
  limit: 16,
  firstPauseSeconds: 2,
  longestPauseSeconds: 1_800,
  timeoutSeconds: 60,
};

type Deps = Pick<Platform, 'db' | 'clock'> & {
  auth: Pick<AuthModule, 'accountOfSession'>;
  catalogue: Pick<CatalogueModule, 'productNames'>;
  sender: PushSender;
  figures: PushFigures;
  queue: Pick<JobQueue<PushJob>, 'add'>;
};

export class PushDelivery {
  constructor(private readonly deps: Deps) {}

  /** @throws Error so that the queue tries again */
  async deliver(job: PushJob): Promise<void> {
    const { db, clock, sender, figures } = this.deps;
    const notice: Notice = { ...job, happenedAt: new Date(job.happenedAt) };
    const left = secondsLeft(notice, clock.now());
    if (left <= 0) return figures.count('too_late');
    const store = createSubscriptionStore(db.sql);
    const subscription = await store.find(job.subscriptionId, job.userId, clock.now());
    if (!subscription) return;
    const message = await this.#messageFor(subscription, notice, left);
    if (!message) return void (await store.removeOfSession(subscription.sessionId));
    const outcome = await sender.send(subscription, message);
    if (outcome.kind === 'gone') await store.removeGone(subscription);
    if (outcome.kind === 'failed') await this.#tryLater(job, outcome.retryAfterSeconds, left);
  }

  async #messageFor(
    { userId, sessionId }: Subscription,
    notice: Notice,
    ttlSeconds: number,
  ): Promise<PushMessage | null> {
    const { auth, catalogue } = this.deps;
    const account = await auth.accountOfSession(sessionId);
    if (!account) return null;
    const reader = { userId, language: languageOfTag(account.preferredLanguage) };
    const notification = await notificationOf(notice, reader, catalogue.productNames);
    return { notification, ttlSeconds, urgency: notice.kind === 'sms_received' ? 'high' : 'normal' };
  }

  /** Tries again when the push service asks for it; without a time from it, at the pace of the queue. */
  async #tryLater(job: PushJob, afterSeconds: number | null, left: number): Promise<void> {
    const { clock, queue, figures } = this.deps;
    if (!afterSeconds || job.tries >= PUSH_RETRIES.limit) throw new Error('the push service did not take it');
    if (afterSeconds >= left) return figures.count('too_late');
    const startAfter = new Date(clock.now().getTime() + afterSeconds * 1000);
    await queue.add({ ...job, tries: job.tries + 1 }, undefined, { startAfter });
  }
}
