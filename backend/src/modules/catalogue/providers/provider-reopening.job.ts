import { createForEachDue, underLease, type Lease, type Loop } from '../../../platform/jobs/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { ProviderRegistry } from './provider-registry.js';
import { createCircuitStore, createProviderAccountStore, refreshBalance } from './provider-state.store.js';

const NAME = 'provider-reopening';
const PAUSE_MS = 5_000;
const AT_ONCE = 8;
/** After this time, a provider that answered a probe counts as fully recovered. */
const QUIET_MS = 10 * 60_000;

interface Deps extends Pick<Platform, 'db' | 'clock' | 'log'> {
  providers: ProviderRegistry;
}

export function providerReopeningJob(deps: Deps): Loop {
  const { db, clock, providers } = deps;
  const store = createProviderAccountStore(db.sql);
  const circuits = createCircuitStore(db.sql);
  const forEachDue = createForEachDue({ ...deps, loop: NAME });

  async function tryAgain(code: string, lease: Lease): Promise<void> {
    const now = clock.now();
    await circuits.postpone(code, new Date(now.getTime() + PAUSE_MS), now);
    const provider = await providers.findProvider(code);
    if (!provider) return;
    const isAnswered = await refreshBalance(store, underLease(provider, lease), clock);
    if (isAnswered) await circuits.tryAgain(code, clock.now());
  }

  return {
    name: NAME,
    intervalMs: PAUSE_MS,
    async run(lease) {
      await store.endBans(clock.now());
      await circuits.forgetQuiet(new Date(clock.now().getTime() - QUIET_MS));
      await forEachDue({
        lease,
        list: (except) => circuits.listDue(clock.now(), except),
        idOf: (code) => code,
        work: (code) => tryAgain(code, lease),
        atOnce: AT_ONCE,
      });
      await forEachDue({
        lease,
        list: () => store.listProvidersShortOfMoney(),
        idOf: (code) => code,
        work: async (code) => {
          const provider = await providers.findProvider(code);
          if (provider) await refreshBalance(store, underLease(provider, lease), clock);
        },
      });
    },
  };
}
