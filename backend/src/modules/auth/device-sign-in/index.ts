import type { ModuleParts, Platform } from '../../../platform/platform.js';
import { forgetDeviceGrantsJob } from '../forget-old-data.job.js';
import type { SessionCookie } from '../sessions/cookies.js';
import type { SessionOpener } from '../sign-in/session-opener.js';
import { DeviceSignInController } from './device-sign-in.controller.js';
import { DeviceSignInService } from './device-sign-in.service.js';

type Deps = Pick<Platform, 'publicUrl' | 'db' | 'clock' | 'random' | 'rateLimiter'> & {
  cookie: SessionCookie;
  opener: SessionOpener;
};

export function createDeviceSignIn(deps: Deps): Pick<ModuleParts, 'controllers' | 'dailyJobs'> {
  const service = new DeviceSignInService(deps);
  return {
    controllers: [new DeviceSignInController(service, deps.cookie, deps.publicUrl)],
    dailyJobs: [forgetDeviceGrantsJob(deps.db, deps.clock)],
  };
}
