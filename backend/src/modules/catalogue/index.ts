import type { Language } from '../../platform/languages.js';
import type { ModuleParts, Platform } from '../../platform/platform.js';
import { resealJob } from '../../platform/reseal.job.js';
import { createSeal, type ServerSecrets } from '../../platform/seal.js';
import { CatalogueController } from './catalogue.controller.js';
import { readSiteFigures } from './catalogue.presenter.js';
import { CatalogueService } from './catalogue.service.js';
import { deliveryFiguresJob } from './delivery/delivery-figures.job.js';
import {
  readDeliveryStatus,
  readProviderStates,
  type DeliveryStatus,
} from './delivery/delivery-status.read-model.js';
import { createImagesRouter } from './names/images.js';
import { readCatalogueFigures, type CatalogueFigures } from './products/catalogue-figures.read-model.js';
import { createCategoryStore, type CategoryStore } from './products/categories.store.js';
import { createCountryStore, type CountryStore } from './products/countries.store.js';
import { createProductManagement, type ProductManagement } from './products/product-management.js';
import { gaugeCircuits } from './provider-management/provider-figures.js';
import {
  createProviderManagement,
  type ProviderManagement,
} from './provider-management/provider-management.js';
import { createConnectionStore } from './providers/connection.store.js';
import {
  configuredProviders,
  ProviderRegistry,
  type ConnectedProvider,
  type SimulatedProvider,
} from './providers/provider-registry.js';
import { providerReopeningJob } from './providers/provider-reopening.job.js';
import { createProviderWatch, type ProviderWatch } from './providers/provider-watch.js';
import type { SmsProvider } from './providers/provider.port.js';
import { TimedCache } from './timed-cache.js';
import { CatalogueSync, catalogueSyncJob, type SyncedProviderDto } from './sync/catalogue-sync.job.js';

export { CatalogueController };
export type {
  DeliveryStatus,
  MeasuredDelivery,
  MeasuredDay,
  MeasuredProduct,
  ProviderState,
} from './delivery/delivery-status.read-model.js';
export { countryIdOf } from './names/country-directory.js';
export type { CountryRow as SoldCountry, ServiceRow as SoldService } from './catalogue.read-model.js';
export {
  countryMatches,
  folded,
  nameOfCountry,
  presentCountry,
  presentProductNames,
  presentService,
  resolveCountry,
  resolveService,
  serviceMatches,
  type CountryReference,
  type OwnNames,
  type ServiceReference,
} from './names/product-names.js';
export { productReferences, type ProductReference } from './names/product-references.read-model.js';
export { pricingOf, type CurrentOffers, type Pricing } from './offers/offers.read-model.js';
export type { ListedCategory } from './products/categories.store.js';
export type { CountryFilter, CountrySort, ListedCountry } from './products/countries.store.js';
export type { CatalogueFigures } from './products/catalogue-figures.read-model.js';
export {
  stockLabelOf,
  type ManagedProduct,
  type ProductFilter,
  type ProductSort,
} from './products/product-list.read-model.js';
export type { CategoryRow, CountryRow, ProductRow } from './products/product.models.js';
export type { AdminCountryDto, CategoryDto } from './products/names.dto.js';
export type {
  AdminProductDto,
  ProductDeliveryDto,
  ProductNamesDto,
  ProductOfferDto,
  ProductStatsDto,
  ProviderCostDto,
} from './products/products.dto.js';
export type { ConnectionDraft } from './provider-management/provider-management.js';
export type { ProviderCheckDto, ProviderDto } from './provider-management/provider.dto.js';
export type { ProviderPreferences } from './provider-management/provider.store.js';
export type { ProviderConnection } from './providers/connection.store.js';
export { createPollPaceStore, type ProviderCircuit } from './providers/provider-state.store.js';
export type {
  ConnectedProvider,
  ProviderRegistry,
  SimulatedProvider,
} from './providers/provider-registry.js';
export type { ProviderWatch } from './providers/provider-watch.js';
export {
  REST_SECONDS,
  type ActiveActivation,
  type BoughtNumber,
  type BuyResult,
  type EndedNumber,
  type Exchange,
  type ProviderMessage,
  type PurchaseBan,
  type RefusalReason,
  type SmsProvider,
  type StatedCost,
  type StatusResult,
  type UnreadRow,
} from './providers/provider.port.js';
export { extractCode } from './providers/sms-code.js';
export { readSmsWebhook } from './providers/sms-webhook.js';
export type { SyncedProviderDto } from './sync/catalogue-sync.job.js';

const STATUS_FRESH_MS = 10_000;

export type ProviderAccount = Pick<
  SmsProvider,
  'code' | 'currency' | 'getBalance' | 'listHistory' | 'listActiveActivations'
>;

export interface CatalogueModule extends Pick<
  CatalogueService,
  'productNames' | 'matching' | 'currentOffers' | 'forget' | 'priceList' | 'services'
> {
  soldCountries: CatalogueService['countries'];
  siteFigures(language: Language): ReturnType<typeof readSiteFigures>;
  /** The figures are some seconds old at most. */
  deliveryStatus(): Promise<DeliveryStatus>;
  /** The current state of each provider, without its name. */
  providerStates(): ReturnType<typeof readProviderStates>;
  sync(codes: readonly string[]): Promise<SyncedProviderDto[]>;
  /** Resolves when an empty catalogue has read the providers' lists for the first time. */
  filled(): Promise<void>;
  figures(): Promise<CatalogueFigures>;
  registry: ProviderRegistry;
  watch: ProviderWatch;
  providerAccounts(): Promise<readonly ProviderAccount[]>;
  products: ProductManagement;
  categories: CategoryStore;
  countries: CountryStore;
  providers: ProviderManagement;
}

type Deps = Platform & {
  secrets: ServerSecrets;
  simulatedProviders: readonly SimulatedProvider[];
  providers?: readonly ConnectedProvider[] | undefined;
};

export function createCatalogueModule(deps: Deps): CatalogueModule & ModuleParts {
  const { config, db, clock } = deps;
  const watch = createProviderWatch(deps);
  const seal = createSeal(deps.secrets, 'torpedo provider keys');
  const providers = new ProviderRegistry({
    sql: db.sql,
    clock,
    log: deps.log,
    config,
    watch,
    outgoing: deps.outgoing,
    seal,
    fixed: deps.providers ?? configuredProviders(deps),
  });
  gaugeCircuits({ ...deps, sql: db.sql, providers });

  const catalogue = new CatalogueService(deps);
  const shared = { ...deps, providers, catalogue };
  const sync = new CatalogueSync(shared);
  const status = new TimedCache<DeliveryStatus>(clock, STATUS_FRESH_MS);

  return {
    siteFigures: (language) => readSiteFigures(catalogue, language, clock.now()),
    deliveryStatus: () => status.get('', () => readDeliveryStatus(db.reads.sql)),
    providerStates: async () =>
      readProviderStates(
        db.reads.sql,
        (await providers.all()).map(({ code }) => code),
        clock.now(),
      ),
    soldCountries: (query) => catalogue.countries(query),
    priceList: (query) => catalogue.priceList(query),
    services: (query) => catalogue.services(query),
    productNames: (product, language) => catalogue.productNames(product, language),
    matching: (search) => catalogue.matching(search),
    currentOffers: (products, currency) => catalogue.currentOffers(products, currency),
    forget: () => catalogue.forget(),
    sync: (codes) => sync.run(codes),
    filled: async () => {
      if (await catalogue.isEmpty()) await sync.concluded();
    },
    figures: () => readCatalogueFigures(db.reads.sql),
    registry: providers,
    watch,
    providerAccounts: () => providers.all(),
    products: createProductManagement(shared),
    categories: createCategoryStore(shared),
    countries: createCountryStore(shared),
    providers: createProviderManagement({ ...shared, seal }),
    controllers: [new CatalogueController({ catalogue })],
    loops: [
      catalogueSyncJob({ ...shared, sync, intervalMs: config.CATALOGUE_SYNC_INTERVAL_MS }),
      providerReopeningJob(shared),
      deliveryFiguresJob(deps),
      ...(deps.secrets.length > 1
        ? [
            resealJob({
              ...deps,
              what: 'provider keys',
              seal,
              rows: createConnectionStore(db.sql).sealedRows,
            }),
          ]
        : []),
    ],
    dailyJobs: [],
    routers: [createImagesRouter()],
  };
}
