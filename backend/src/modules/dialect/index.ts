import type { ModuleParts, Platform } from '../../platform/platform.js';
import type { ActivationsModule } from '../activations/index.js';
import type { AuthModule } from '../auth/index.js';
import type { CatalogueModule } from '../catalogue/index.js';
import type { WalletModule } from '../wallet/index.js';
import { catalogueActions } from './dialect-catalogue.js';
import { numberActions } from './dialect-numbers.js';
import { createDialectRouter } from './dialect.router.js';
import { createLostAnswerStore, forgetLostAnswersJob } from './lost-answer.store.js';

/** The services that a key reaches: the real ones, or those of a test world. */
export interface ProgramsWorld {
  wallet: Pick<WalletModule, 'balance'>;
  catalogue: Pick<CatalogueModule, 'soldCountries' | 'priceList'>;
  activations: Pick<ActivationsModule, 'programs'>;
}

type Deps = Pick<Platform, 'db' | 'clock' | 'random' | 'addressLimiter' | 'log'> & {
  auth: Pick<AuthModule, 'authenticateApiKey'>;
  real: ProgramsWorld;
  test: ProgramsWorld;
};

export function createDialectModule(deps: Deps): ModuleParts {
  const lostAnswers = createLostAnswerStore(deps.db.sql, deps.clock);
  const actionsIn = (world: ProgramsWorld) => ({
    ...catalogueActions(world),
    ...numberActions({ ...world, random: deps.random, lostAnswers }),
  });
  const actions = { real: actionsIn(deps.real), test: actionsIn(deps.test) };
  return {
    controllers: [],
    loops: [],
    dailyJobs: [forgetLostAnswersJob(lostAnswers)],
    areas: { stubs: createDialectRouter({ ...deps, ...deps.auth, actions }) },
  };
}
