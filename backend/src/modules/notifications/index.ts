import type { ModuleParts, Platform } from '../../platform/module.js';
import type { VapidIdentity } from '../../platform/vapid.js';
import type { ActivationsModule } from '../activations/index.js';
import type { AccountDataHolder, AuthModule } from '../auth/index.js';
import { NotificationData } from './account-data.js';
import { PUSH_RETRIES, PushDelivery, type PushJob } from './delivery/push-delivery.js';
import { createPushFigures, type PushFigures } from './delivery/push-figures.js';
import { PushOutbox } from './delivery/push-outbox.js';
import { PushSender } from './delivery/push-sender.js';
import { PushTestService } from './delivery/push-test.service.js';
import { NotificationsController } from './notifications.controller.js';
import { forgetSubscriptionsJob } from './subscriptions/forget-subscriptions.job.js';
import { SubscriptionService } from './subscriptions/subscription.service.js';

export type { PushNotification } from './delivery/push-message.js';

/** How this server takes part in Web Push. */
export interface PushOptions {
  /** Null: push is unavailable. */
  identity: VapidIdentity | null;
  /** Where the simulated push service listens; null where none is. */
  simulatedOrigin: string | null;
}

/** Notifications on people's own screens while the product is closed (Web Push). */
export interface NotificationsModule {
  /** What notifications keep about accounts. */
  accountData: AccountDataHolder;
}

type Dependencies = Pick<Platform, 'db' | 'clock' | 'queue' | 'rateLimiter' | 'metrics' | 'log'> & {
  auth: Pick<AuthModule, 'accountOfSession'>;
  activations: Pick<ActivationsModule, 'productWords'>;
  push: PushOptions;
};

/** People wait for a code: what happened is passed on this often. */
const OUTBOX_MS = 1_000;

/** What is told, and by whom. Without a sender it only forgets. */
function delivering(deps: Dependencies, sender: PushSender | null, figures: PushFigures) {
  let outbox = new PushOutbox({ ...deps, queue: null });
  return {
    async start() {
      if (!sender) return;
      const queue = await deps.queue.define<PushJob>('push', PUSH_RETRIES);
      const delivery = new PushDelivery({ ...deps, sender, figures, queue });
      await queue.work((job) => delivery.deliver(job));
      outbox = new PushOutbox({ ...deps, queue });
    },
    loops: [{ name: 'push-outbox', intervalMs: OUTBOX_MS, run: (signal) => outbox.drain(signal) }],
  } satisfies Pick<ModuleParts, 'loops' | 'start'>;
}

export function createNotificationsModule(deps: Dependencies): NotificationsModule & ModuleParts {
  const { identity, simulatedOrigin } = deps.push;
  const figures = createPushFigures(deps.metrics);
  const sender = identity && new PushSender({ ...deps, identity, simulatedOrigin, figures });
  const subscriptions = new SubscriptionService({ ...deps, identity, simulatedOrigin });
  return {
    accountData: new NotificationData(deps.db),
    controllers: [new NotificationsController(subscriptions, new PushTestService({ ...deps, sender }))],
    dailyJobs: [forgetSubscriptionsJob(deps.db, deps.clock)],
    ...delivering(deps, sender, figures),
  };
}
