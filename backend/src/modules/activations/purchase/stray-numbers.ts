import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import type { ConnectedProviders } from '../connected-providers.js';
import { giveBack } from '../lifecycle/cancel-at-provider.js';
import { createAttemptStore, type AttemptStore } from './attempt.store.js';

const PAUSE_MS = 15_000;

interface Dependencies {
  db: Database;
  clock: Clock;
  providers: ConnectedProviders;
}

/** Gives back numbers that came after their purchase was given up. */
export class StrayNumbers {
  readonly #attempts: AttemptStore;

  constructor(private readonly dependencies: Dependencies) {
    this.#attempts = createAttemptStore(dependencies.db.sql);
  }

  async run(): Promise<void> {
    const { clock, providers } = this.dependencies;
    const due = await this.#attempts.straysToCancel(new Date(clock.now().getTime() - PAUSE_MS));
    for (const { provider: code, providerActivationId } of due) {
      const provider = providers.findProvider(code);
      if (!provider) continue;
      const { kind } = await giveBack(provider, providerActivationId);
      const state = kind === 'returned' ? 'cancelled' : kind === 'later' ? 'cancelling' : 'kept';
      await this.#attempts.saveStray(code, providerActivationId, state, clock.now());
    }
  }
}
