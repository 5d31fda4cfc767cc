import type { ModuleParts, Platform } from '../../platform/platform.js';
import { ContactController } from './contact.controller.js';
import { ContactService } from './contact.service.js';

/** How people reach those behind the product. Nobody asks this module anything: it only has its calls. */
export function createSupportModule(
  deps: Pick<Platform, 'mailer' | 'rateLimiter' | 'settings'>,
): ModuleParts {
  return {
    controllers: [new ContactController(new ContactService(deps))],
    loops: [],
    dailyJobs: [],
  };
}
