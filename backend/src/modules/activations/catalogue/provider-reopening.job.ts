import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import { createForEachDue, underLease, type Loop } from '../../../platform/jobs/index.js';
import type { Logger } from '../../../platform/logging/index.js';
import type { ProviderRegistry } from '../provider-registry.js';
import type { SmsProvider } from '../providers/provider.port.js';
import type { CatalogueService } from './catalogue.service.js';
import { createCatalogueStore, type CatalogueStore } from './catalogue.store.js';

const NAME = 'provider-reopening';
const PAUSE_MS = 5_000;

interface Deps {
  db: Database;
  clock: Clock;
  log: Logger;
  providers: ProviderRegistry;
  catalogue: CatalogueService;
}

/** Sells again what a provider had closed: when its ban is over, and when our account there can pay. */
export function providerReopeningJob(deps: Deps): Loop {
  const { db, clock, providers, catalogue } = deps;
  const store = createCatalogueStore(db.sql);
  const forEachDue = createForEachDue({ ...deps, loop: NAME });
  return {
    name: NAME,
    intervalMs: PAUSE_MS,
    async run(lease) {
      if ((await store.endBans(clock.now())) > 0) catalogue.forget();
      await forEachDue({
        lease,
        list: () => store.listProvidersShortOfMoney(),
        idOf: (code) => code,
        work: async (code) => {
          const provider = await providers.findProvider(code);
          if (!provider) return;
          await refreshBalance(store, underLease(provider, lease), clock);
          catalogue.forget();
        },
      });
    },
  };
}

/** Reads our balance at a provider; an answer that does not come changes nothing. */
export async function refreshBalance(
  store: CatalogueStore,
  provider: SmsProvider,
  clock: Clock,
): Promise<void> {
  const result = await provider.getBalance();
  if (result.kind === 'balance') await store.saveBalance(provider.code, result.balanceMicros, clock.now());
}
