import type { Language } from '../../platform/languages.js';
import type { ModuleParts, Platform } from '../../platform/platform.js';
import type { AccountDataHolder, AuthModule } from '../auth/index.js';
import type { CatalogueModule } from '../catalogue/index.js';
import type { WalletModule } from '../wallet/index.js';
import { followerMailsJob } from './followers/follower-mails.job.js';
import { followersRouter } from './followers/followers.router.js';
import { FollowerData, FollowersService } from './followers/followers.service.js';
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
  accountData: AccountDataHolder;
  incidents: Pick<IncidentsService, 'listed' | 'scopes'>;
  page(language: Language): Promise<StatusPageDto>;
}

type Deps = Platform & { auth: AuthModule; catalogue: CatalogueModule; wallet: WalletModule };

/** The public page with the measurements of our own service. */
export function createStatusModule(deps: Deps): StatusModule & ModuleParts {
  const incidents = new IncidentsService(deps);
  const status = new StatusService({ ...deps, incidents });
  const followers = new FollowersService(deps);
  return {
    accountData: new FollowerData(deps),
    incidents,
    page: (language) => status.page(language),
    controllers: [new StatusController({ status, incidents, followers })],
    routers: [followersRouter({ ...deps, followers })],
    loops: [followerMailsJob(deps)],
    dailyJobs: [followers.forgetJob()],
  };
}
