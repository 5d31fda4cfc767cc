import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import type { SmsProvider } from '../providers/provider.port.js';
import { createCatalogueStore } from './catalogue.store.js';

const FRESH_MS = 5_000;

/** What we know of our money at the providers: a purchase that they could not pay is refused before it is charged. */
export class ProviderBalances {
  readonly #store;

  constructor(
    private readonly dependencies: { db: Database; clock: Clock; providers: readonly SmsProvider[] },
  ) {
    this.#store = createCatalogueStore(dependencies.db.sql);
  }

  /** Asks one provider; an answer that does not come changes nothing. */
  async refresh(provider: SmsProvider): Promise<void> {
    const result = await provider.getBalance();
    if (result.kind !== 'balance') return;
    await this.#store.saveBalance(provider.code, result.balanceMicros, this.dependencies.clock.now());
  }

  /** Asks every provider whose balance was not read just now; answers whether any was asked. */
  async refreshStale(): Promise<boolean> {
    const now = this.dependencies.clock.now().getTime();
    const asked = await Promise.all(
      this.dependencies.providers.map(async (provider) => {
        const checkedAt = await this.#store.balanceCheckedAt(provider.code);
        if (checkedAt && now - checkedAt.getTime() < FRESH_MS) return false;
        await this.refresh(provider);
        return true;
      }),
    );
    return asked.includes(true);
  }
}
