import { createForEachDue, underLease, type Loop } from '../../../platform/jobs/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { Listing, ProviderCountry, ProviderService, SmsProvider } from '../providers/provider.port.js';
import type { ProviderRegistry } from '../providers/provider-registry.js';
import type { CatalogueService } from '../catalogue.service.js';
import { createCatalogueStore, type ListedOffer } from './catalogue.store.js';
import { isoCodeOfListedCountry } from '../names/country-directory.js';
import { createProviderAccountStore, refreshBalance } from '../providers/provider-state.store.js';
import { findService } from '../names/service-directory.js';

const NAME = 'catalogue-sync';

interface Deps extends Pick<Platform, 'db' | 'clock' | 'log'> {
  providers: ProviderRegistry;
  catalogue: CatalogueService;
}

/** The result of reading one provider's lists. */
export interface SyncedProviderDto {
  code: string;
  /** True when its lists arrived complete; otherwise the last complete ones stay in the catalogue. */
  is_read: boolean;
  /** How many offers the lists have. */
  offers: number;
}

/** When a list does not arrive complete, the last complete one stays. */
export class CatalogueSync {
  readonly #concluded = Promise.withResolvers<void>();

  constructor(private readonly deps: Deps) {}

  concluded(): Promise<void> {
    return this.#concluded.promise;
  }

  async run(codes?: readonly string[]): Promise<SyncedProviderDto[]> {
    const synced: SyncedProviderDto[] = [];
    const connected = await this.deps.providers.all();
    for (const provider of connected.filter(({ code }) => codes?.includes(code) ?? true)) {
      const offers = await this.read(provider);
      synced.push({ code: provider.code, is_read: offers !== null, offers: offers ?? 0 });
    }
    await this.conclude();
    return synced;
  }

  async conclude(): Promise<void> {
    const { db, clock, catalogue, providers } = this.deps;
    await createCatalogueStore(db.sql).retireOthers(
      (await providers.all()).map(({ code }) => code),
      clock.now(),
    );
    catalogue.forget();
    this.#concluded.resolve();
  }

  async read(provider: SmsProvider): Promise<number | null> {
    const { db, clock } = this.deps;
    await refreshBalance(createProviderAccountStore(db.sql), provider, clock);
    const countries = await this.#itemsOf(provider, provider.listCountries());
    const services = await this.#itemsOf(provider, provider.listServices());
    const prices = await this.#itemsOf(provider, provider.listPrices());
    if (!countries || !services || !prices || prices === 'not offered') return null;

    const countryOf = countryReader(countries);
    const nameOf = serviceReader(services);
    const offers = prices.flatMap(({ countryId, serviceCode, costMicros, stock }): ListedOffer[] => {
      const countryIso = countryOf(countryId);
      const listedName = nameOf(serviceCode);
      if (!countryIso || !listedName) return [];
      return [{ providerCountryId: countryId, countryIso, serviceCode, listedName, costMicros, stock }];
    });
    if (offers.length === 0) return null;
    await db.transaction(({ sql }) =>
      createCatalogueStore(sql).saveList(provider.code, provider.currency, offers, clock.now()),
    );
    return offers.length;
  }

  /** Null for a failed call and for an empty list, which is a fault. */
  async #itemsOf<Item>(provider: SmsProvider, call: Promise<Listing<Item>>): Promise<List<Item> | null> {
    const listing = await call;
    if (listing.kind === 'listed' && listing.items.length > 0) return listing.items;
    if (listing.kind === 'refused' && listing.reason === 'BAD_REQUEST') return 'not offered';
    const { kind, exchange } = listing;
    this.deps.log.warn(
      { provider: provider.code, kind, request: exchange.request },
      'the catalogue was not refreshed',
    );
    return null;
  }
}

interface JobDeps extends Pick<Platform, 'clock' | 'log'> {
  intervalMs: number;
  providers: ProviderRegistry;
  sync: CatalogueSync;
}

export function catalogueSyncJob(deps: JobDeps): Loop {
  const { intervalMs, providers, sync } = deps;
  const forEachDue = createForEachDue({ ...deps, loop: NAME });
  return {
    name: NAME,
    intervalMs,
    async run(lease) {
      await forEachDue({
        lease,
        list: () => providers.all(),
        idOf: ({ code }) => code,
        work: async (provider) => void (await sync.read(underLease(provider, lease))),
      });
      await sync.conclude();
    },
  };
}

type List<Item> = Item[] | 'not offered';

function countryReader(countries: List<ProviderCountry>): (countryId: string) => string | null {
  if (countries === 'not offered') return (countryId) => isoCodeOfListedCountry(countryId, '');
  const visible = countries.filter(({ visible }) => visible);
  const isoById = new Map(visible.map(({ countryId, isoCode }) => [countryId, isoCode]));
  return (countryId) => isoById.get(countryId) ?? null;
}

function serviceReader(services: List<ProviderService>): (code: string) => string | null {
  if (services === 'not offered') return (code) => findService(code)?.name ?? null;
  const nameByCode = new Map(services.map(({ serviceCode, name }) => [serviceCode, name]));
  return (code) => nameByCode.get(code) ?? null;
}
