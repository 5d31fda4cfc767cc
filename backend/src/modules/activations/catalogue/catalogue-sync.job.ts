import type { Clock } from '../../../platform/clock.js';
import { createForEachDue, underLease, type Loop } from '../../../platform/jobs/index.js';
import type { Logger } from '../../../platform/logging/index.js';
import type { SmsProvider } from '../providers/provider.port.js';
import type { CatalogueSync } from './catalogue-sync.js';

const NAME = 'catalogue-sync';

interface Deps {
  clock: Clock;
  log: Logger;
  intervalMs: number;
  providers: readonly SmsProvider[];
  sync: CatalogueSync;
}

/** Reads each provider's lists; one that fails keeps no other from being read. */
export function catalogueSyncJob(deps: Deps): Loop {
  const { intervalMs, providers, sync } = deps;
  const forEachDue = createForEachDue({ ...deps, loop: NAME });
  return {
    name: NAME,
    intervalMs,
    async run(lease) {
      await forEachDue({
        lease,
        list: () => providers,
        idOf: ({ code }) => code,
        work: (provider) => sync.read(underLease(provider, lease)),
      });
      await sync.conclude();
    },
  };
}
