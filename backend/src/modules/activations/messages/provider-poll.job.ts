import type { Clock } from '../../../platform/clock.js';
import { createForEachDue, underLease, type Lease, type Loop } from '../../../platform/jobs/index.js';
import type { Logger } from '../../../platform/logging/index.js';
import type { ProviderRegistry } from '../provider-registry.js';
import type { SmsProvider } from '../providers/provider.port.js';
import type { UnknownOutcomes } from '../purchase/unknown-outcomes.js';
import type { ProviderMessageReader } from './provider-message-reader.js';

const NAME = 'provider-poll';

interface Deps {
  clock: Clock;
  log: Logger;
  intervalMs: number;
  providers: ProviderRegistry;
  reader: ProviderMessageReader;
  unknownOutcomes: UnknownOutcomes;
}

/** Asks the providers what they hold open for us, only while something is open or unknown. */
export function providerPollJob(deps: Deps): Loop {
  const { log, intervalMs, providers, reader, unknownOutcomes } = deps;
  const forEachDue = createForEachDue({ ...deps, loop: NAME });

  async function poll(provider: SmsProvider, lease: Lease): Promise<void> {
    const listing = await provider.listActiveActivations();
    if (listing.kind === 'listed') {
      // What is adopted here receives its messages from the same batch.
      await unknownOutcomes.inspect(provider, listing.items, lease);
      return reader.read(provider, listing.items, lease);
    }
    log.warn({ provider: provider.code, kind: listing.kind }, 'the provider did not list our numbers');
    if (listing.kind === 'refused') await reader.read(provider, null, lease);
  }

  return {
    name: NAME,
    intervalMs,
    async run(lease) {
      await unknownOutcomes.prepare(lease);
      const codes = new Set([...(await unknownOutcomes.providers()), ...(await reader.receivingProviders())]);
      const connected = await providers.all();
      await forEachDue({
        lease,
        list: () => connected.filter(({ code }) => codes.has(code)),
        idOf: ({ code }) => code,
        work: (provider) => poll(underLease(provider, lease), lease),
        atOnce: connected.length,
      });
    },
  };
}
