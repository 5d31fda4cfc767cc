import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import type { Logger } from '../../../platform/logging/index.js';
import type { Listing, SmsProvider } from '../providers/provider.port.js';
import type { CatalogueService } from './catalogue.service.js';
import { createCatalogueStore, type ListedOffer } from './catalogue.store.js';
import type { ProviderBalances } from './provider-balance.js';

const DELIVERY_DAYS = 7;
const DELIVERY_MINIMUM = 10;
const DAY_MS = 86_400_000;

interface Dependencies {
  db: Database;
  clock: Clock;
  log: Logger;
  providers: readonly SmsProvider[];
  balances: ProviderBalances;
  catalogue: CatalogueService;
}

/** Reads the providers' lists into the catalogue. A list that does not arrive whole leaves the last good one. */
export class CatalogueSync {
  constructor(private readonly dependencies: Dependencies) {}

  async run(): Promise<void> {
    const { db, clock, catalogue, providers } = this.dependencies;
    for (const provider of providers) await this.#sync(provider);
    const since = new Date(clock.now().getTime() - DELIVERY_DAYS * DAY_MS);
    await createCatalogueStore(db.sql).refreshDelivery(since, DELIVERY_MINIMUM);
    catalogue.forget();
  }

  async #sync(provider: SmsProvider): Promise<void> {
    const { db, clock, balances } = this.dependencies;
    await balances.refresh(provider);
    const countries = this.#itemsOf(provider, await provider.listCountries());
    const services = this.#itemsOf(provider, await provider.listServices());
    const prices = this.#itemsOf(provider, await provider.listPrices());
    if (!countries || !services || !prices) return;

    const isoById = new Map(
      countries.filter(({ visible }) => visible).map(({ countryId, isoCode }) => [countryId, isoCode]),
    );
    const nameByCode = new Map(services.map(({ serviceCode, name }) => [serviceCode, name]));
    const offers = prices.flatMap(({ countryId, serviceCode, costMicros, stock }): ListedOffer[] => {
      const countryIso = isoById.get(countryId);
      const supplierName = nameByCode.get(serviceCode);
      if (!countryIso || !supplierName) return [];
      return [{ providerCountryId: countryId, countryIso, serviceCode, supplierName, costMicros, stock }];
    });
    if (offers.length === 0) return;
    await db.transaction(({ sql }) =>
      createCatalogueStore(sql).saveList(provider.code, provider.currency, offers, clock.now()),
    );
  }

  /** Null also for an empty list: a provider that sells nothing at all has a bad day, not an empty shop. */
  #itemsOf<Item>(provider: SmsProvider, listing: Listing<Item>): Item[] | null {
    if (listing.kind === 'listed' && listing.items.length > 0) return listing.items;
    const { kind, exchange } = listing;
    this.dependencies.log.warn(
      { provider: provider.code, kind, request: exchange.request },
      'the catalogue was not refreshed',
    );
    return null;
  }
}
