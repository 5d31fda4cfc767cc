import type { ModuleParts, Platform } from '../../platform/platform.js';
import { resealJob } from '../../platform/reseal.job.js';
import { createSeal, type ServerSecrets } from '../../platform/seal.js';
import type { AccountDataHolder, AuthModule } from '../auth/index.js';
import { webhookDeliveryJob } from './webhook-delivery.job.js';
import { WebhookSender } from './webhook-delivery.js';
import { forgetWebhookDeliveriesJob } from './webhook-delivery.store.js';
import { createWebhookEndpointStore } from './webhook-endpoint.store.js';
import { WebhookMails } from './webhook-mails.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhookData, WebhooksService } from './webhooks.service.js';

export interface WebhooksModule {
  accountData: AccountDataHolder;
}

type Deps = Platform & {
  auth: Pick<AuthModule, 'getAccount' | 'recordAndMailWebhook'>;
  secrets: ServerSecrets;
};

/** Sends events to the addresses of customers' programs, by Standard Webhooks 1.0.0. */
export function createWebhooksModule(deps: Deps): WebhooksModule & ModuleParts {
  const { db, clock, random, secrets } = deps;
  const seal = createSeal(secrets, 'torpedo webhook secrets');
  const sender = new WebhookSender({
    ...deps,
    seal,
    mails: new WebhookMails(deps),
    chance: () => Number(random.digits(6)) / 1e6,
  });
  return {
    accountData: new WebhookData(db),
    controllers: [new WebhooksController({ webhooks: new WebhooksService({ ...deps, seal }) })],
    loops: [
      webhookDeliveryJob({ ...deps, sender }),
      ...(secrets.length > 1
        ? [
            resealJob({
              ...deps,
              what: 'webhook secrets',
              seal,
              rows: createWebhookEndpointStore(db.sql).sealedRows,
            }),
          ]
        : []),
    ],
    dailyJobs: [forgetWebhookDeliveriesJob(db.sql, clock)],
  };
}
