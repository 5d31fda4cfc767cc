import type { ModuleParts, Platform } from '../../platform/platform.js';
import { ContactController } from './contact.controller.js';
import { ContactService } from './contact.service.js';

/** The contact form. Other modules do not use it, so it has no interface but its routes. */
export function createSupportModule(
  deps: Pick<Platform, 'mailer' | 'rateLimiter' | 'settings'>,
): ModuleParts {
  return {
    controllers: [new ContactController(new ContactService(deps))],
    loops: [],
    dailyJobs: [],
  };
}
