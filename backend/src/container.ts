import type { Router } from 'express';
import { createActivationsModule, type ActivationsModule } from './modules/activations/index.js';
import { createAdminModule } from './modules/admin/index.js';
import { createAlertsModule } from './modules/alerts/index.js';
import { createAuthModule, type AuthModule, type HashCost } from './modules/auth/index.js';
import {
  createCatalogueModule,
  type CatalogueModule,
  type ConnectedProvider,
  type SimulatedProvider,
} from './modules/catalogue/index.js';
import { createDialectModule } from './modules/dialect/index.js';
import { createNotificationsModule, type PushOptions } from './modules/notifications/index.js';
import { createStatusModule } from './modules/status/index.js';
import { createSupportModule } from './modules/support/index.js';
import { createTestkeysModule } from './modules/testkeys/index.js';
import { createWalletModule } from './modules/wallet/index.js';
import { createWebhooksModule } from './modules/webhooks/index.js';
import { AppInfoController, type FixedAppInfo } from './platform/http/app-info.controller.js';
import {
  controllersByClass,
  type Authenticator,
  type Controllers,
  type SiteFigures,
  type Sockets,
} from './platform/http/index.js';
import { forgetIdempotencyKeysJob } from './platform/idempotency/idempotency.js';
import type { DailyJob, Loop } from './platform/jobs/index.js';
import type { ModuleParts, Platform } from './platform/platform.js';
import { forgetEndedLimitsJob } from './platform/rate-limits.js';
import { createPtaxFeed, PTAX_URL, ratesJob } from './platform/rates/index.js';
import type { ServerSecrets } from './platform/seal.js';

export interface Container {
  auth: AuthModule;
  catalogue: CatalogueModule;
  activations: ActivationsModule;
  authenticator: Authenticator;
  controllers: Controllers;
  siteFigures: SiteFigures;
  loops: readonly Loop[];
  dailyJobs: readonly DailyJob[];
  areas: Readonly<Record<string, Router>>;
  routers: readonly Router[];
  sockets: Sockets | undefined;
  start(): Promise<void>;
}

export interface ContainerOptions {
  secrets: ServerSecrets;
  push: PushOptions;
  passwordCost?: HashCost;
  appInfo: Omit<FixedAppInfo, 'identity_provider'>;
  simulatedProviders?: readonly SimulatedProvider[];
  providers?: readonly ConnectedProvider[];
}

export function createContainer(
  platform: Platform,
  { secrets, passwordCost, push, appInfo, providers, simulatedProviders = [] }: ContainerOptions,
): Container {
  const auth = createAuthModule({ ...platform, secrets, passwordCost });
  const wallet = createWalletModule(platform);
  const catalogue = createCatalogueModule({ ...platform, providers, simulatedProviders, secrets });
  const activations = createActivationsModule({ ...platform, auth, wallet, catalogue });
  const notifications = createNotificationsModule({ ...platform, auth, catalogue, push });
  const webhooks = createWebhooksModule({ ...platform, auth, secrets });
  const testkeys = createTestkeysModule(platform);
  const real = { wallet, catalogue, activations };
  const dialect = createDialectModule({ ...platform, auth, real, test: testkeys.ofPrograms });
  const alerts = createAlertsModule({ ...platform, auth, catalogue });
  const status = createStatusModule({ ...platform, auth, wallet, catalogue });
  const support = createSupportModule({ ...platform, activations, wallet });
  const accountData = auth.accountData([
    activations.accountData,
    wallet.accountData,
    notifications.accountData,
    webhooks.accountData,
    support.accountData,
    alerts.accountData,
    status.accountData,
    testkeys.accountData,
  ]);
  const admin = createAdminModule({
    ...platform,
    auth,
    wallet,
    catalogue,
    activations,
    status,
    notifications,
    support,
    accountDeletion: accountData,
  });
  const own: ModuleParts = {
    controllers: [
      new AppInfoController({
        info: { ...appInfo, identity_provider: auth.identityProvider },
        settings: platform.settings,
      }),
    ],
    loops: [
      ratesJob({ ...platform, feed: createPtaxFeed({ url: platform.config.PTAX_API_URL ?? PTAX_URL }) }),
    ],
    dailyJobs: [
      forgetIdempotencyKeysJob(platform.db, platform.clock),
      forgetEndedLimitsJob(platform.db, platform.clock),
    ],
  };
  const modules: readonly ModuleParts[] = [
    own,
    auth,
    accountData,
    wallet,
    catalogue,
    activations,
    dialect,
    notifications,
    webhooks,
    alerts,
    testkeys,
    status,
    admin,
    support,
  ];

  return {
    auth,
    catalogue,
    activations,
    authenticator: auth.authenticator,
    controllers: {
      real: controllersByClass(modules.flatMap(({ controllers }) => controllers)),
      test: controllersByClass(modules.flatMap(({ testControllers = [] }) => testControllers)),
    },
    siteFigures: {
      async landing(language) {
        const [lists, measured] = await Promise.all([catalogue.siteFigures(language), status.page(language)]);
        return { ...lists, status: measured };
      },
      developers: (language) => status.page(language),
      status: (language) => status.page(language),
    },
    loops: modules.flatMap(({ loops }) => loops),
    dailyJobs: modules.flatMap(({ dailyJobs }) => dailyJobs),
    areas: Object.assign({}, ...modules.map(({ areas }) => areas)) as Container['areas'],
    routers: modules.flatMap(({ routers = [] }) => routers),
    sockets: modules.find(({ sockets }) => sockets)?.sockets,
    async start() {
      for (const module of modules) await module.start?.();
    },
  };
}
