import type { Logger } from '../../../platform/logging/index.js';
import type { ConnectedProviders } from '../connected-providers.js';
import type { SmsProvider } from '../providers/provider.port.js';
import type { UnknownOutcomes } from '../purchase/unknown-outcomes.js';
import type { NumberInbox } from './number-inbox.js';

interface Dependencies {
  log: Logger;
  providers: ConnectedProviders;
  inbox: NumberInbox;
  unknownOutcomes: UnknownOutcomes;
}

/** Asks the providers what they hold open for us, only while something is open or unknown. */
export class ProviderPoll {
  constructor(private readonly dependencies: Dependencies) {}

  async run(): Promise<void> {
    const { providers, inbox, unknownOutcomes } = this.dependencies;
    const unknown = await unknownOutcomes.prepare();
    const codes = new Set([...unknown, ...(await inbox.receivingProviders())]);
    await Promise.all(
      [...codes].map(async (code) => {
        const provider = providers.findProvider(code);
        if (provider) await this.#poll(provider);
      }),
    );
  }

  async #poll(provider: SmsProvider): Promise<void> {
    const { log, inbox, unknownOutcomes } = this.dependencies;
    const listing = await provider.listActiveActivations();
    if (listing.kind === 'listed') {
      // What is adopted here receives its messages from the same batch.
      await unknownOutcomes.inspect(provider, listing.items);
      return inbox.read(provider, listing.items);
    }
    log.warn({ provider: provider.code, kind: listing.kind }, 'the provider did not list our numbers');
    if (listing.kind === 'refused') await inbox.read(provider, null);
  }
}
