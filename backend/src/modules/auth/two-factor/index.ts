import type { Platform } from '../../../platform/platform.js';
import { createSeal } from '../../../platform/seal.js';
import type { ActivityLog } from '../activity/activity-log.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import type { Reconfirmation } from '../sign-in/reconfirmation.js';
import { SecondStep } from './second-step.js';
import { SignInMethodsController, TwoFactorController } from './two-factor.controller.js';
import { SignInMethods, TwoFactorService } from './two-factor.service.js';

export type { SecondStep } from './second-step.js';

type Deps = Pick<Platform, 'db' | 'clock' | 'random' | 'rateLimiter' | 'log'> & {
  jwtSecret: string;
  hasher: PasswordHasher;
  activityLog: ActivityLog;
  reconfirmation: Reconfirmation;
};

/** The second step of a sign-in, wired. */
export function createTwoFactor(given: Deps) {
  const deps = { ...given, seal: createSeal(given.jwtSecret, 'torpedo authenticator apps') };
  const secondStep = new SecondStep(deps);
  return {
    secondStep,
    controllers: [
      new TwoFactorController(new TwoFactorService({ ...deps, secondStep })),
      new SignInMethodsController(new SignInMethods(deps)),
    ],
  };
}
