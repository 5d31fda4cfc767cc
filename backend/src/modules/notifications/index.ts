import type { ModuleParts, Platform } from '../../platform/module.js';
import type { VapidIdentity } from '../../platform/vapid.js';
import type { AccountDataHolder } from '../auth/index.js';
import { NotificationData } from './account-data.js';
import { PushSender } from './delivery/push-sender.js';
import { PushTestService } from './delivery/push-test.service.js';
import { NotificationsController } from './notifications.controller.js';
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

type Dependencies = Pick<Platform, 'db' | 'clock' | 'rateLimiter' | 'metrics' | 'log'> & {
  push: PushOptions;
};

export function createNotificationsModule(deps: Dependencies): NotificationsModule & ModuleParts {
  const { identity, simulatedOrigin } = deps.push;
  const sender = identity && new PushSender({ ...deps, identity, simulatedOrigin });
  const subscriptions = new SubscriptionService({ ...deps, identity, simulatedOrigin });
  return {
    accountData: new NotificationData(deps.db),
    controllers: [new NotificationsController(subscriptions, new PushTestService({ ...deps, sender }))],
    loops: [],
    dailyJobs: [],
  };
}
