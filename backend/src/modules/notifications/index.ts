import type { ModuleParts, Platform } from '../../platform/platform.js';
import type { JobQueue } from '../../platform/jobs/index.js';
import type { VapidIdentity } from '../../platform/vapid.js';
import type { CatalogueModule } from '../catalogue/index.js';
import type { AccountDataHolder, AuthModule } from '../auth/index.js';
import { NotificationData, SubscriptionService } from './subscriptions/subscription.service.js';
import { createOutboxStore } from './delivery/outbox.store.js';
import { PUSH_RETRIES, PushDelivery, type PushJob } from './delivery/push-delivery.js';
import { createPushFigures, PushSender, type PushFigures } from './delivery/push-sender.js';
import { pushOutboxJob } from './delivery/push-outbox.job.js';
import { PushTestService } from './delivery/push-test.service.js';
import { NotificationsController } from './notifications.controller.js';
import { forgetSubscriptionsJob } from './subscriptions/subscription.store.js';

export type { PushNotificationDto } from './notifications.dto.js';

export interface PushOptions {
  identity: VapidIdentity | null;
  simulatedOrigin: string | null;
}

export interface NotificationsModule {
  outbox: typeof createOutboxStore;
  accountData: AccountDataHolder;
}

type Deps = Pick<Platform, 'db' | 'clock' | 'queue' | 'rateLimiter' | 'metrics' | 'log'> & {
  auth: Pick<AuthModule, 'accountOfSession'>;
  catalogue: Pick<CatalogueModule, 'productNames'>;
  push: PushOptions;
};

function delivering(deps: Deps, sender: PushSender | null, figures: PushFigures) {
  let queue: JobQueue<PushJob> | null = null;
  return {
    async start() {
      if (!sender) return;
      const defined = await deps.queue.define<PushJob>('push', PUSH_RETRIES);
      const delivery = new PushDelivery({ ...deps, sender, figures, queue: defined });
      await defined.work((job) => delivery.deliver(job));
      queue = defined;
    },
    loops: [pushOutboxJob({ ...deps, queue: () => queue })],
  } satisfies Pick<ModuleParts, 'loops' | 'start'>;
}

export function createNotificationsModule(deps: Deps): NotificationsModule & ModuleParts {
  const { identity, simulatedOrigin } = deps.push;
  const figures = createPushFigures(deps.metrics);
  const sender = identity && new PushSender({ ...deps, identity, simulatedOrigin, figures });
  const subscriptions = new SubscriptionService({ ...deps, identity, simulatedOrigin });
  return {
    outbox: createOutboxStore,
    accountData: new NotificationData(deps.db),
    controllers: [
      new NotificationsController({ subscriptions, tests: new PushTestService({ ...deps, sender }) }),
    ],
    dailyJobs: [forgetSubscriptionsJob(deps.db, deps.clock)],
    ...delivering(deps, sender, figures),
  };
}
