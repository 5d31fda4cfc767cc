import type { Clock } from '../../../platform/clock.js';
import type { Database, UnitOfWork } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { CatalogueService } from '../catalogue/catalogue.service.js';
import { createCatalogueStore } from '../catalogue/catalogue.store.js';
import type { ProviderRegistry } from '../provider-registry.js';
import {
  createProviderStore,
  lockProvider,
  writeProvider,
  type ProviderBan,
  type ProviderHealth,
  type ProviderPreferences,
} from './provider.store.js';

/** A connected provider, for staff. */
export interface ManagedProvider extends ProviderPreferences {
  /** Part of the sandbox: no real numbers. */
  isSimulated: boolean;
  currency: string;
  health: ProviderHealth;
  bans: ProviderBan[];
}

/** What a provider answered when it was asked for our balance. */
export interface ProviderCheck {
  isReachable: boolean;
  /** What it refused or what failed; null when it answered. */
  problem: string | null;
  latencyMs: number;
  at: Date;
}

interface Deps {
  db: Database;
  clock: Clock;
  providers: ProviderRegistry;
  catalogue: Pick<CatalogueService, 'forget'>;
}

/** The providers as staff see them and change what is bought there. */
export function createProviderManagement({ db, clock, providers, catalogue }: Deps) {
  const store = createProviderStore(db.sql);

  async function list(): Promise<ManagedProvider[]> {
    const codes = providers.all.map(({ code }) => code);
    const now = clock.now();
    const [preferences, health, bans] = await Promise.all([
      store.list(codes),
      store.health(codes, now),
      store.bans(codes, now),
    ]);
    return preferences.map((preference) => {
      const connected = providers.find(preference.code)!;
      return {
        ...preference,
        isSimulated: connected.isSimulated ?? false,
        currency: connected.provider.currency,
        health: health.find(({ code }) => code === preference.code)!,
        bans: bans.filter(({ provider }) => provider === preference.code),
      };
    });
  }

  return {
    list,

    /** @throws DomainError NOT_FOUND */
    async get(code: string): Promise<ManagedProvider> {
      const provider = (await list()).find((each) => each.code === code);
      if (!provider) throw new DomainError('NOT_FOUND');
      return provider;
    },

    /** What staff said about a connected provider, locked until the unit of work ends. */
    lock: (unit: UnitOfWork, code: string) => lockProvider(unit, code, clock.now()),

    async write(unit: UnitOfWork, provider: ProviderPreferences): Promise<void> {
      await writeProvider(unit, provider, clock.now());
      unit.afterCommit(() => catalogue.forget());
    },

    /**
     * Asks the provider for our balance, which is kept when it answers.
     * @throws DomainError NOT_FOUND
     */
    async check(code: string): Promise<ProviderCheck> {
      const provider = providers.findProvider(code);
      if (!provider) throw new DomainError('NOT_FOUND');
      const result = await provider.getBalance();
      const at = clock.now();
      const { latencyMs } = result.exchange;
      if (result.kind !== 'balance') {
        const problem = result.kind === 'refused' ? result.reason : result.error;
        return { isReachable: false, problem, latencyMs, at };
      }
      await createCatalogueStore(db.sql).saveBalance(code, result.balanceMicros, at);
      catalogue.forget();
      return { isReachable: true, problem: null, latencyMs, at };
    },
  };
}

export type ProviderManagement = ReturnType<typeof createProviderManagement>;
