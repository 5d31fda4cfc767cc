import type { Language } from '../../platform/languages.js';
import type { ModuleParts, Platform } from '../../platform/platform.js';
import type { CatalogueModule } from '../catalogue/index.js';
import type { WalletModule } from '../wallet/index.js';
import { IncidentsService } from './incidents/incidents.service.js';
import { StatusController } from './status.controller.js';
import type { StatusPageDto } from './status.dto.js';
import { StatusService } from './status.service.js';

export type {
  IncidentDto,
  IncidentImpactDto,
  IncidentStateDto,
  PublishedIncidentDto,
  PublishedUpdateDto,
} from './incidents/incident.dto.js';
export {
  createIncidentStore,
  type Incident,
  type IncidentScope,
  type TextByLanguage,
} from './incidents/incident.store.js';

export interface StatusModule {
  incidents: Pick<IncidentsService, 'listed' | 'scopes'>;
  page(language: Language): Promise<StatusPageDto>;
}

type Deps = Platform & { catalogue: CatalogueModule; wallet: WalletModule };

/** The public page of what we measure of ourselves. */
export function createStatusModule(deps: Deps): StatusModule & ModuleParts {
  const incidents = new IncidentsService(deps);
  const status = new StatusService({ ...deps, incidents });
  return {
    incidents,
    page: (language) => status.page(language),
    controllers: [new StatusController({ status, incidents })],
    loops: [],
    dailyJobs: [],
  };
}
