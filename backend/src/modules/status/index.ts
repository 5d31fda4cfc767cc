import type { Language } from '../../platform/languages.js';
import type { ModuleParts, Platform } from '../../platform/platform.js';
import type { CatalogueModule } from '../catalogue/index.js';
import { StatusController } from './status.controller.js';
import type { StatusDto } from './status.dto.js';
import { StatusService } from './status.service.js';

export interface StatusModule {
  read(language: Language): Promise<StatusDto>;
}

type Deps = Platform & { catalogue: CatalogueModule };

/** The public page of what we measure of ourselves. */
export function createStatusModule(deps: Deps): StatusModule & ModuleParts {
  const status = new StatusService(deps);
  return {
    read: (language) => status.read(language),
    controllers: [new StatusController({ status })],
    loops: [],
    dailyJobs: [],
  };
}
