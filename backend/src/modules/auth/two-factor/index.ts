import type { Platform } from '../../../platform/platform.js';
import { resealJob } from '../../../platform/reseal.job.js';
import { createSeal, type ServerSecrets } from '../../../platform/seal.js';
import type { ActivityLog } from '../activity/activity-log.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { Reconfirmation } from '../sign-in/reconfirmation.js';
import { twoFactorStore } from './two-factor.store.js';
import { SecondStep } from './second-step.js';
import { SignInMethodsController, TwoFactorController } from './two-factor.controller.js';
import { SignInMethods, TwoFactorService } from './two-factor.service.js';

export type { SecondStep } from './second-step.js';

type Deps = Pick<Platform, 'db' | 'clock' | 'random' | 'rateLimiter' | 'log'> & {
  secrets: ServerSecrets;
  hasher: PasswordHasher;
  activityLog: ActivityLog;
};

export function createTwoFactor(given: Deps) {
  const deps = { ...given, seal: createSeal(given.secrets, 'torpedo authenticator apps') };
  const secondStep = new SecondStep(deps);
  const reconfirmation = new Reconfirmation({ ...deps, secondStep });
  return {
    secondStep,
    reconfirmation,
    /** Only while a secret is being replaced. */
    loops:
      given.secrets.length > 1
        ? [resealJob({ ...deps, what: 'authenticator apps', rows: twoFactorStore(given.db.sql).sealedRows })]
        : [],
    controllers: [
      new TwoFactorController(new TwoFactorService({ ...deps, secondStep, reconfirmation })),
      new SignInMethodsController(new SignInMethods(deps)),
    ],
  };
}
