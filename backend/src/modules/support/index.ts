import type { ModuleParts, Platform } from '../../platform/platform.js';
import { ContactController } from './contact.controller.js';
import { ContactService } from './contact.service.js';

export function createSupportModule(
  deps: Pick<Platform, 'mailer' | 'rateLimiter' | 'settings'>,
): ModuleParts {
  return {
    controllers: [new ContactController({ contact: new ContactService(deps) })],
    loops: [],
    dailyJobs: [],
  };
}
